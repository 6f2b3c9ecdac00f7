package org.vivarium.engine.save.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.input.InputScriptException;

class RecordingTest {
    private static final int FRAMES = 5000;

    @TempDir Path folder;

    @Test
    void a_recording_presses_what_was_pressed_in_every_frame() throws Exception {
        int[] masks = randomMasks();
        InputRecorder recorder = new InputRecorder(frame -> masks[(int) frame]);
        for (int frame = 0; frame < FRAMES; frame++) {
            recorder.heldAt(frame);
        }
        Path file = folder.resolve("run.txt");
        recorder.write(file, 0xABCDEF0123456789L, 42, true, "map 2 10,12", -7);
        Recording recording = RecordingReader.read(file);
        for (int frame = 0; frame < FRAMES; frame++) {
            assertThat(recording.input().heldAt(frame)).isEqualTo(masks[frame]);
        }
        assertThat(recording.game()).isEqualTo(0xABCDEF0123456789L);
        assertThat(recording.seed()).isEqualTo(42);
        assertThat(recording.testPlay()).isTrue();
        assertThat(recording.start()).isEqualTo("map 2 10,12");
        assertThat(recording.endFrame()).isEqualTo(FRAMES - 1);
        assertThat(recording.endDigest()).isEqualTo(-7);
    }

    private static int[] randomMasks() {
        Random random = new Random(3);
        int[] masks = new int[FRAMES];
        int all = (1 << Button.values().length) - 1;
        for (int frame = 0; frame < FRAMES; frame++) {
            boolean keep = frame > 0 && random.nextInt(4) != 0;
            masks[frame] = keep ? masks[frame - 1] : random.nextInt() & random.nextInt() & all;
        }
        return masks;
    }

    @Test
    void a_plain_input_script_is_no_recording() {
        assertThatThrownBy(() -> RecordingReader.parse(List.of("50 RIGHT 3"), "keys.txt"))
                .isInstanceOf(InputScriptException.class)
                .hasMessageContaining("keys.txt")
                .hasMessageContaining("not a recording");
    }

    @Test
    void a_recording_cut_short_is_not_complete() throws InputScriptException {
        var recording = RecordingReader.parse(List.of("#: vivarium-recording 1"), "cut.txt");
        assertThat(recording.complete()).isFalse();
        assertThat(recording.start()).isEqualTo("title");
    }
}
