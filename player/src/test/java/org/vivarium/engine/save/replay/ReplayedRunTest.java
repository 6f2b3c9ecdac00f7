package org.vivarium.engine.save.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.input.InputSource;
import org.vivarium.engine.save.quick.Snapshots;
import org.vivarium.engine.state.StateDigest;
import org.vivarium.testing.SharedData;
import org.vivarium.testing.TestEngines;

class ReplayedRunTest {
    private static final int FRAMES = 10_000;

    @TempDir Path folder;

    private Engine run(InputSource input) throws Exception {
        Engine engine =
                TestEngines.open(
                        SharedData.game("testgame-2000"),
                        SharedData.rtp(),
                        folder.resolve("saves"),
                        false,
                        new StartPlace.OnMap(2, 10, 12),
                        5);
        InputSnapshot held = new InputSnapshot();
        for (int frame = 0; frame < FRAMES; frame++) {
            held.set(input.heldAt(frame));
            engine.recorder.beginFrame(engine.frames());
            engine.tick(held);
            engine.recorder.endFrame();
        }
        return engine;
    }

    @Test
    void a_replay_of_ten_thousand_frames_ends_in_the_same_state() throws Exception {
        Random random = new Random(2);
        int[] keys = new int[FRAMES];
        for (int frame = 60; frame < FRAMES; frame++) {
            keys[frame] =
                    frame % 7 == 0 ? 1 << random.nextInt(Button.CANCEL.ordinal()) : keys[frame - 1];
        }
        InputRecorder recorder = new InputRecorder(frame -> keys[(int) frame]);
        Engine first = run(recorder);
        Path file = folder.resolve("run.txt");
        long digest = StateDigest.of(first.state);
        recorder.write(file, Snapshots.gameDigest(first), 5, false, "map 2 10,12", digest);
        Recording recording = RecordingReader.read(file);
        Engine second = run(recording.input());
        assertThat(StateDigest.of(second.state)).isEqualTo(recording.endDigest());
    }
}
