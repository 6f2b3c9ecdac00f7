package org.vivarium.engine.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.vivarium.app.build.SampleGame;
import org.vivarium.engine.Engine;
import org.vivarium.engine.GameOpener;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.audio.AudioOut;
import org.vivarium.engine.audio.MusicLibrary;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.input.InputScript;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.input.InputSource;
import org.vivarium.engine.loop.Past;
import org.vivarium.engine.save.quick.EnginePast;
import org.vivarium.engine.save.replay.RunOrigin;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.SlowFrames;
import org.vivarium.telemetry.ThreadAllocation;
import org.vivarium.telemetry.WarningLog;
import org.vivarium.telemetry.snapshot.SnapshotHub;
import org.vivarium.telemetry.snapshot.Topic;

/**
 * What a frame of the sample game may allocate on the engine's thread, the recorder included. A
 * picture loaded or a table grown once is no fault: the quietest of several stretches counts.
 */
class AllocationCeilingTest {
    private static final int WARM_UP = 600;
    private static final int STRETCHES = 12;
    private static final int STRETCH = 240;

    private final ThreadAllocation allocation = new ThreadAllocation();
    private final InputSnapshot held = new InputSnapshot();
    private Engine engine;

    @BeforeEach
    void open() throws Exception {
        SampleGame sample = SampleGame.installed();
        Assumptions.assumeTrue(sample.isPresent(), "skipped: the sample game isn't here");
        Path folder = sample.folder();
        engine =
                new Engine(
                        new GameOpener(List.of(), new WarningLog()).open(folder),
                        new FrameRecorder(new FrameLog(600), new SlowFrames(Integer.MAX_VALUE, 0)),
                        MusicLibrary.EMPTY,
                        AudioOut.SILENT);
        engine.start(new StartPlace.NewGame(), 1);
    }

    /** Begins at another place, with what a new game has. */
    private void startAt(StartPlace place) {
        engine.start(place, 1);
    }

    /** Presses one button after the other, each for two frames, and begins again. */
    private static InputSource pressing(int everyFrames, Button... buttons) {
        return frame -> {
            long press = frame / everyFrames;
            return frame % everyFrames < 2 ? buttons[(int) (press % buttons.length)].bit() : 0;
        };
    }

    private void run(InputSource input, int frames) {
        for (int i = 0; i < frames; i++) {
            engine.recorder.beginFrame(engine.frames());
            held.set(input.heldAt(engine.frames()));
            engine.tick(held);
            engine.recorder.endFrame();
        }
    }

    /** Bytes of the quietest stretch; the first one within the bound ends the search. */
    private long quietestStretch(InputSource input, long bound) {
        run(input, WARM_UP);
        long quietest = Long.MAX_VALUE;
        for (int i = 0; i < STRETCHES && quietest > bound; i++) {
            long before = allocation.bytes();
            run(input, STRETCH);
            quietest = Math.min(quietest, allocation.bytes() - before);
        }
        return quietest;
    }

    /**
     * Ceiling 0: everything a map at rest shows and moves lies in arrays made when it was entered.
     */
    @Test
    void a_map_at_rest_allocates_nothing() {
        assertThat(quietestStretch(InputSource.NONE, 0)).isZero();
    }

    /** What may happen in a game for minutes on end, and what a frame of it may allocate. */
    private enum Ceiling {
        /** Columns and rows are drawn into the tile cache's own pixels; steps are numbers. */
        WALKING(0, new StartPlace.OnMap(1, 20, 18)),

        /** Typed glyphs stand in arrays of the message, their pictures in the glyph cache. */
        MESSAGE(0, OLD_TOVE),

        /** A message's text is made of the event's words once for each message, when it opens. */
        TALKING(16, OLD_TOVE),

        /** Words are decoded once, numbers drawn digit by digit. */
        MENU(0, new StartPlace.OnMap(1, 20, 18)),

        /** Windows are state that is set anew; the words are those of the time before. */
        MENU_IN_AND_OUT(0, new StartPlace.OnMap(1, 20, 18)),

        /** Battlers, gauges and windows are state; their pictures were loaded at the start. */
        BATTLE(0, new StartPlace.Battle(2));

        private final int bytesPerFrame;
        private final StartPlace place;

        Ceiling(int bytesPerFrame, StartPlace place) {
            this.bytesPerFrame = bytesPerFrame;
            this.place = place;
        }

        InputSource input() {
            return switch (this) {
                case WALKING -> frame -> (frame / 60 % 2 == 0 ? Button.LEFT : Button.RIGHT).bit();
                case MESSAGE -> frame -> frame > 60 && frame < 63 ? Button.DECISION.bit() : 0;
                case TALKING -> pressing(30, Button.DECISION);
                case MENU -> movingInMenu();
                case MENU_IN_AND_OUT -> pressing(60, Button.CANCEL);
                case BATTLE -> InputSource.NONE;
            };
        }
    }

    private static InputSource movingInMenu() {
        InputSource moving = pressing(20, Button.DOWN, Button.UP);
        return frame ->
                frame > 60 && frame < 63
                        ? Button.CANCEL.bit()
                        : frame < 90 ? 0 : moving.heldAt(frame);
    }

    private static final StartPlace OLD_TOVE = new StartPlace.OnMap(1, 21, 23);

    @ParameterizedTest
    @EnumSource(Ceiling.class)
    void no_frame_allocates_more_than_its_ceiling(Ceiling ceiling) {
        startAt(ceiling.place);
        long ceilingOfStretch = (long) ceiling.bytesPerFrame * STRETCH;
        assertThat(quietestStretch(ceiling.input(), ceilingOfStretch))
                .isLessThanOrEqualTo(ceilingOfStretch);
    }

    /**
     * Ceiling 264 bytes for each frame of the first fight with a monster: eight steps of its flash
     * are coloured and kept for the next time, 7,696 bytes each; then come the words of orders.
     */
    @Test
    void a_fight_allocates_no_more_than_its_orders_and_words() {
        InputSource fight = pressing(30, Button.DECISION);
        long quietest = Long.MAX_VALUE;
        for (int i = 0; i < STRETCHES && quietest > 264L * STRETCH; i++) {
            startAt(new StartPlace.Battle(2));
            run(fight, 30);
            long before = allocation.bytes();
            run(fight, STRETCH);
            quietest = Math.min(quietest, allocation.bytes() - before);
            assertThat(engine.scenes.current()).isEqualTo(SceneKind.BATTLE);
        }
        assertThat(quietest / STRETCH).isLessThanOrEqualTo(264);
    }

    /** Ceiling 0: snapshots go into a ring of bytes, buttons into an array. */
    @Test
    void remembering_the_way_back_allocates_nothing() {
        StartPlace place = new StartPlace.NewGame();
        Past past = new EnginePast(engine, new RunOrigin(0, 1, false, 0, place, Map.of()));
        InputSource remembered =
                frame -> {
                    past.remember(0);
                    return 0;
                };
        assertThat(quietestStretch(remembered, 0)).isZero();
    }

    static List<Topic<?>> topics() {
        return List.of(
                Topic.STATUS,
                Topic.TILE_CACHE,
                Topic.MEMORY,
                Topic.STATE,
                Topic.PARTY,
                Topic.CALL_STACKS,
                Topic.DEBUGGER,
                Topic.WRITES,
                Topic.BATTLE);
    }

    /** Ceiling 0: a snapshot is filled into arrays that were made when a panel first watched. */
    @ParameterizedTest
    @MethodSource("topics")
    void what_an_open_panel_watches_allocates_nothing(Topic<?> topic) {
        startAt(topic == Topic.BATTLE ? new StartPlace.Battle(2) : new StartPlace.NewGame());
        var hub = new SnapshotHub();
        EngineSnapshots.register(engine, hub);
        hub.subscribe(topic);
        InputSource watched =
                frame -> {
                    hub.fillWatched(frame);
                    return 0;
                };
        assertThat(quietestStretch(watched, 0)).as(topic.label()).isZero();
    }

    /** Ceiling 0: a script is looked up by halving a list of numbers. */
    @Test
    void reading_the_input_script_allocates_nothing() throws Exception {
        InputSource script = InputScript.parse(List.of("10 UP 5", "40 LEFT 900"), "walk");
        script.heldAt(0);
        allocation.bytes();
        long before = allocation.bytes();
        int buttons = 0;
        for (int i = 0; i < 2000; i++) {
            buttons |= script.heldAt(i);
        }
        long allocated = allocation.bytes() - before;
        assertThat(buttons).isEqualTo(Button.UP.bit() | Button.LEFT.bit());
        assertThat(allocated).isZero();
    }
}
