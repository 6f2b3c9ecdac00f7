package org.vivarium.engine.save.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.input.InputSource;
import org.vivarium.engine.save.quick.Snapshots;
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
        RunOrigin origin =
                new RunOrigin(
                        Snapshots.gameDigest(first),
                        5,
                        false,
                        0,
                        new StartPlace.OnMap(2, 10, 12),
                        Map.of());
        Recording recording =
                RecordingReader.parse(
                        RecordingWriter.lines(origin, recorder.track(), List.of(), first.state),
                        "run.txt");
        Engine second = run(recording.input());
        assertThat(recording.endFrame()).isEqualTo(FRAMES - 1);
        assertThat(recording.endsIn(second.state)).isTrue();
    }
}
