package org.vivarium.engine.save.quick;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.save.replay.Recording;
import org.vivarium.engine.save.replay.RecordingReader;
import org.vivarium.engine.save.replay.RunOrigin;
import org.vivarium.engine.state.StateDigest;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.TestEngines;

/** A real game, stopped and restored at random frames, against the run that never stopped. */
class RestoredRunTest {
    private static final int FRAMES = 3000;
    private static final int POINTS = 100;
    private static final int FOLLOWED = 40;
    private static final RunOrigin NOWHERE =
            new RunOrigin(0, 1, false, 0, new StartPlace.OnMap(2, 10, 12), Map.of());
    private static final int[] KEYS = {
        Button.UP.bit(),
        Button.DOWN.bit(),
        Button.LEFT.bit(),
        Button.RIGHT.bit(),
        Button.DECISION.bit(),
        Button.CANCEL.bit()
    };

    @TempDir Path saves;

    private final InputSnapshot held = new InputSnapshot();
    private final int[] input = new int[FRAMES];
    private Engine engine;

    @BeforeEach
    void start() throws Exception {
        Random random = new Random(11);
        for (int frame = 60; frame < FRAMES; frame++) {
            boolean keep = frame % 6 != 0;
            input[frame] = keep ? input[frame - 1] : KEYS[random.nextInt(KEYS.length)];
        }
        engine = open();
    }

    private Engine open() throws Exception {
        return TestEngines.open(
                SharedData.game("testgame-2000"),
                SharedData.rtp(),
                saves,
                false,
                new StartPlace.OnMap(2, 10, 12),
                1);
    }

    private void tick(int buttons) {
        held.set(buttons);
        engine.recorder.beginFrame(engine.frames());
        engine.tick(held);
        engine.recorder.endFrame();
    }

    @Test
    void quick_saves_at_random_frames_go_on_as_if_nothing_had_happened() throws Exception {
        long[] states = new long[FRAMES];
        int[] pictures = new int[FRAMES];
        QuickSave[] quick = new QuickSave[FRAMES];
        Snapshots snapshots = new Snapshots(engine);
        Random random = new Random(4);
        boolean[] chosen = new boolean[FRAMES];
        for (int i = 0; i < POINTS; i++) {
            chosen[random.nextInt(FRAMES - FOLLOWED)] = true;
        }
        for (int frame = 0; frame < FRAMES; frame++) {
            if (chosen[frame]) {
                quick[frame] = QuickSave.of(snapshots.take(), 0);
            }
            tick(input[frame]);
            states[frame] = StateDigest.of(engine.state);
            pictures[frame] = Arrays.hashCode(engine.frame());
        }
        for (int frame = 0; frame < FRAMES; frame++) {
            if (quick[frame] != null) {
                QuickSave read = QuickSaveFormat.decode(QuickSaveFormat.encode(quick[frame]));
                snapshots.restore(read.game(), read.state());
                for (int f = frame; f < frame + FOLLOWED; f++) {
                    tick(input[f]);
                    assertThat(StateDigest.of(engine.state)).as("state %d", f).isEqualTo(states[f]);
                    assertThat(Arrays.hashCode(engine.frame()))
                            .as("picture %d of the run restored at %d", f, frame)
                            .isEqualTo(pictures[f]);
                }
            }
        }
    }

    @Test
    void going_back_shows_the_pictures_and_states_of_the_run_that_never_stopped() {
        long[] states = new long[FRAMES + 1];
        int[] pictures = new int[FRAMES + 1];
        EnginePast past = new EnginePast(engine, NOWHERE);
        for (int frame = 0; frame < FRAMES; frame++) {
            states[frame] = StateDigest.of(engine.state);
            pictures[frame] = Arrays.hashCode(engine.frame());
            past.remember(input[frame]);
            tick(input[frame]);
        }
        states[FRAMES] = StateDigest.of(engine.state);
        assertThat(past.bytes()).isLessThan(past.bound());
        Random random = new Random(9);
        int now = FRAMES;
        while (now > 100) {
            now -= past.back(random.nextInt(4) == 0 ? 1 : 1 + random.nextInt(60));
            assertThat(StateDigest.of(engine.state)).as("state %d", now).isEqualTo(states[now]);
            assertThat(Arrays.hashCode(engine.frame()))
                    .as("picture before frame %d", now)
                    .isEqualTo(pictures[now]);
        }
        for (int frame = now; frame < FRAMES; frame++) {
            past.remember(input[frame]);
            tick(input[frame]);
            assertThat(StateDigest.of(engine.state)).isEqualTo(states[frame + 1]);
        }
    }

    @Test
    void what_was_gone_back_over_is_no_part_of_the_recording() throws Exception {
        EnginePast past = new EnginePast(engine, NOWHERE);
        for (int frame = 0; frame < 500; frame++) {
            past.remember(input[frame]);
            tick(input[frame]);
        }
        past.back(333);
        for (int frame = 500; frame < 900; frame++) {
            past.remember(input[frame]);
            tick(input[frame]);
        }
        Recording recording = RecordingReader.parse(past.recording(), "run.txt");
        engine = open();
        for (int frame = 0; frame <= recording.endFrame(); frame++) {
            tick(recording.input().heldAt(frame));
        }
        assertThat(recording.endFrame()).isEqualTo(500 - 333 + 400 - 1);
        assertThat(recording.endsIn(engine.state)).isTrue();
    }

    @Test
    void a_frame_that_used_a_save_file_is_not_played_again() {
        EnginePast past = new EnginePast(engine, NOWHERE);
        for (int frame = 0; frame < 200; frame++) {
            past.remember(0);
            tick(0);
            if (frame == 150) {
                engine.state.party.gold = 1234;
                engine.saves().any();
            }
        }
        past.back(40);
        assertThat(engine.state.party.gold).isEqualTo(1234);
        past.back(20);
        assertThat(engine.state.party.gold).isNotEqualTo(1234);
    }
}
