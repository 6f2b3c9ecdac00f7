package org.vivarium.engine.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
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
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.SlowFrames;
import org.vivarium.telemetry.ThreadAllocation;
import org.vivarium.telemetry.WarningLog;

/**
 * What a frame of the sample game may allocate on the engine's thread, the recorder included. A
 * picture loaded or a table grown once is no fault: the quietest of several stretches counts.
 */
class AllocationCeilingTest {
    private static final int WARM_UP = 1500;
    private static final int STRETCHES = 5;
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

    private void run(InputSource input, int frames) {
        for (int i = 0; i < frames; i++) {
            engine.recorder.beginFrame(engine.frames());
            held.set(input.heldAt(engine.frames()));
            engine.tick(held);
            engine.recorder.endFrame();
        }
    }

    private long quietestStretch(InputSource input) {
        run(input, WARM_UP);
        long quietest = Long.MAX_VALUE;
        for (int i = 0; i < STRETCHES; i++) {
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
        assertThat(quietestStretch(InputSource.NONE)).isZero();
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
        assertThat(quietestStretch(remembered)).isZero();
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
