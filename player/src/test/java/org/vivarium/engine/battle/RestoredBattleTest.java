package org.vivarium.engine.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.save.quick.QuickSave;
import org.vivarium.engine.save.quick.QuickSaveFormat;
import org.vivarium.engine.save.quick.Rewind;
import org.vivarium.engine.save.quick.Snapshots;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.state.StateDigest;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.TestEngines;

/** Battles stopped, restored, replayed and gone back in, against the run that never stopped. */
class RestoredBattleTest {
    private static final int MOST = 1200;
    private static final int POINTS = 16;
    private static final int FOLLOWED = 30;
    private static final int MEGABYTES_16 = 16 << 20;
    private static final int[] KEYS = {
        Button.DECISION.bit(),
        Button.DECISION.bit(),
        Button.DECISION.bit(),
        Button.DOWN.bit(),
        Button.RIGHT.bit(),
        Button.CANCEL.bit(),
        Button.SHIFT.bit()
    };

    /** The event on map 9 that starts a battle stands two steps above. */
    private static final StartPlace FROM_THE_MAP = new StartPlace.OnMap(9, 10, 10);

    @TempDir Path saves;

    private final InputSnapshot held = new InputSnapshot();
    private final int[] input = new int[MOST + FOLLOWED];
    private final long[] states = new long[MOST + FOLLOWED];
    private final int[] pictures = new int[MOST + FOLLOWED];

    private String game = "testgame-2000";

    private Engine open(StartPlace place) throws Exception {
        return TestEngines.open(SharedData.game(game), SharedData.rtp(), saves, false, place, 3);
    }

    private void tick(Engine engine, int buttons) {
        held.set(buttons);
        engine.recorder.beginFrame(engine.frames());
        engine.tick(held);
        engine.recorder.endFrame();
    }

    private void chooseKeys(StartPlace place, int seed) {
        Random random = new Random(seed);
        for (int frame = 60; frame < input.length; frame++) {
            boolean keep = frame % 5 != 0;
            boolean rest = frame % 10 == 5;
            input[frame] = keep ? input[frame - 1] : rest ? 0 : KEYS[random.nextInt(KEYS.length)];
        }
        if (place == FROM_THE_MAP) {
            Arrays.fill(input, 0, 330, 0);
            Arrays.fill(input, 50, 53, Button.UP.bit());
            Arrays.fill(input, 61, 64, Button.DECISION.bit());
            Arrays.fill(input, 124, 127, Button.DECISION.bit());
        }
    }

    /** Plays to the end of the battle or of the time; gives the frames played. */
    private int record(Engine engine) {
        int frame = 0;
        while (frame < MOST && !engine.ended()) {
            tick(engine, input[frame]);
            states[frame] = StateDigest.of(engine.state);
            pictures[frame] = Arrays.hashCode(engine.frame());
            frame++;
        }
        return frame;
    }

    private void follow(Engine engine, int from, int to) {
        for (int frame = from; frame < to; frame++) {
            tick(engine, input[frame]);
            assertThat(StateDigest.of(engine.state))
                    .as("state of frame %d, restored at %d", frame, from)
                    .isEqualTo(states[frame]);
            assertThat(Arrays.hashCode(engine.frame()))
                    .as("picture of frame %d, restored at %d", frame, from)
                    .isEqualTo(pictures[frame]);
        }
    }

    private void saveAndRestore(StartPlace place) throws Exception {
        chooseKeys(place, 8);
        int frames = record(open(place));
        boolean[] chosen = new boolean[frames];
        Random random = new Random(5);
        for (int i = 0; i < POINTS; i++) {
            chosen[random.nextInt(frames)] = true;
        }
        Engine engine = open(place);
        Engine other = open(new StartPlace.Title());
        tick(other, 0);
        for (int frame = 0; frame < frames; frame++) {
            if (chosen[frame]) {
                QuickSave save = QuickSave.of(new Snapshots(engine).take(), 0);
                QuickSave read = QuickSaveFormat.decode(QuickSaveFormat.encode(save));
                new Snapshots(other).restore(read.game(), read.state());
                follow(other, frame, Math.min(frames, frame + FOLLOWED));
            }
            tick(engine, input[frame]);
        }
        assertThat(StateDigest.of(engine.state)).isEqualTo(states[frames - 1]);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 50, 69})
    void aBattleGoesOnFromAQuickSaveInAnotherProcess(int troop) throws Exception {
        saveAndRestore(new StartPlace.Battle(troop));
    }

    @ParameterizedTest
    @CsvSource({"testgame-2003,1", "testgame-2003,14", "testgame-maniac,4", "bench-2003,1"})
    void soDoesOneInRealTime(String name, int troop) throws Exception {
        game = name;
        saveAndRestore(new StartPlace.Battle(troop));
    }

    @Test
    void aReplayInRealTimeGivesTheSameFrames() throws Exception {
        game = "testgame-maniac";
        StartPlace place = new StartPlace.Battle(4);
        chooseKeys(place, 21);
        int frames = record(open(place));
        assertThat(frames).isGreaterThan(300);
        follow(open(place), 0, frames);
    }

    @Test
    void soDoesOneMetOnTheMapOnTheWayThereAndBack() throws Exception {
        saveAndRestore(FROM_THE_MAP);
    }

    @Test
    void goingBackGivesTheBattleAsItWas() throws Exception {
        chooseKeys(FROM_THE_MAP, 8);
        Engine engine = open(FROM_THE_MAP);
        Rewind rewind = new Rewind(MEGABYTES_16);
        long[] before = new long[MOST];
        int now = 0;
        int inBattle = 0;
        while (now < 1000) {
            before[now] = StateDigest.of(engine.state);
            rewind.remember(engine.state, input[now]);
            tick(engine, input[now++]);
            inBattle += engine.scenes.current() == SceneKind.BATTLE ? 1 : 0;
        }
        assertThat(inBattle).isGreaterThan(500);
        Random random = new Random(9);
        while (now > 130) {
            int back = 1 + random.nextInt(40);
            now -=
                    rewind.back(
                            engine.state,
                            back,
                            frame -> engine.stateReplaced(),
                            b -> tick(engine, b));
            assertThat(StateDigest.of(engine.state)).as("frame %d", now).isEqualTo(before[now]);
        }
    }

    @Test
    void aReplayGivesTheSameFrames() throws Exception {
        StartPlace place = new StartPlace.Battle(79);
        chooseKeys(place, 21);
        int frames = record(open(place));
        assertThat(frames).isGreaterThan(300);
        follow(open(place), 0, frames);
    }
}
