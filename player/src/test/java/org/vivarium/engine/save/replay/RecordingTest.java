package org.vivarium.engine.save.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.input.InputScriptException;
import org.vivarium.engine.save.quick.StateShape;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.StateReader;

class RecordingTest {
    private static final int FRAMES = 5000;

    @Test
    void a_recording_presses_what_was_pressed_in_every_frame() throws Exception {
        int[] masks = randomMasks();
        InputRecorder recorder = new InputRecorder(frame -> masks[(int) frame]);
        for (int frame = 0; frame < FRAMES; frame++) {
            recorder.heldAt(frame);
        }
        Recording recording = written(recorder.track());
        for (int frame = 0; frame < FRAMES; frame++) {
            assertThat(recording.input().heldAt(frame)).isEqualTo(masks[frame]);
        }
        RunOrigin origin = recording.origin();
        assertThat(origin.game()).isEqualTo(0xABCDEF0123456789L);
        assertThat(origin.seed()).isEqualTo(42);
        assertThat(origin.testPlay()).isTrue();
        assertThat(origin.clock()).isEqualTo(1_700_000_000L);
        assertThat(origin.place()).isEqualTo(new StartPlace.OnMap(2, 10, 12));
        assertThat(origin.saves()).containsOnlyKeys(3);
        assertThat(origin.saves().get(3)).containsExactly(9, 8, 7);
        assertThat(recording.endFrame()).isEqualTo(FRAMES - 1);
        assertThat(recording.endsIn(END)).isTrue();
        assertThat(recording.endsIn(new GameState())).isFalse();
        assertThat(recording.fromMoment()).isFalse();
    }

    private static final GameState END = new GameState();

    static {
        END.party.gold = 12;
    }

    private static Recording written(InputTrack track) throws InputScriptException {
        RunOrigin origin =
                new RunOrigin(
                        0xABCDEF0123456789L,
                        42,
                        true,
                        1_700_000_000L,
                        new StartPlace.OnMap(2, 10, 12),
                        Map.of(3, new byte[] {9, 8, 7}));
        return RecordingReader.parse(
                RecordingWriter.lines(origin, track, List.of(), END), "run.txt");
    }

    @Test
    void frames_taken_back_are_recorded_as_they_were_lived_the_second_time()
            throws InputScriptException {
        InputTrack track = new InputTrack();
        for (int frame = 0; frame < 100; frame++) {
            track.remember(END, frame < 50 ? Button.UP.bit() : Button.LEFT.bit());
        }
        track.back(70);
        for (int frame = 30; frame < 40; frame++) {
            track.remember(END, Button.DOWN.bit());
        }
        Recording recording = written(track);
        assertThat(recording.endFrame()).isEqualTo(39);
        assertThat(recording.input().heldAt(29)).isEqualTo(Button.UP.bit());
        assertThat(recording.input().heldAt(30)).isEqualTo(Button.DOWN.bit());
        assertThat(recording.input().heldAt(39)).isEqualTo(Button.DOWN.bit());
        assertThat(recording.input().heldAt(40)).isZero();
    }

    @Test
    void a_game_changed_by_hand_is_recorded_from_that_moment_on() throws InputScriptException {
        InputTrack track = new InputTrack();
        track.remember(END, Button.UP.bit());
        track.interrupt();
        track.remember(END, Button.DECISION.bit());
        track.remember(END, 0);
        Recording recording = written(track);
        assertThat(recording.fromMoment()).isTrue();
        assertThat(recording.shape()).isEqualTo(StateShape.current());
        assertThat(recording.endFrame()).isEqualTo(1);
        assertThat(recording.input().heldAt(0)).isEqualTo(Button.DECISION.bit());
        GameState state = new GameState();
        StateReader.read(state, recording.state());
        assertThat(state.party.gold).isEqualTo(12);
    }

    @Test
    void a_change_taken_back_leaves_the_recording_whole() {
        InputTrack track = new InputTrack();
        track.remember(END, Button.UP.bit());
        track.remember(END, Button.UP.bit());
        track.interrupt();
        track.back(1);
        assertThat(track.interrupted()).isFalse();
        assertThat(track.length()).isEqualTo(1);
        track.back(2);
        assertThat(track.interrupted()).isTrue();
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
        assertThat(recording.origin().place()).isEqualTo(new StartPlace.Title());
    }
}
