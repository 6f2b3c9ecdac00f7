package org.vivarium.engine.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class InputScriptTest {
    private static InputScript script(String... lines) throws InputScriptException {
        return InputScript.parse(List.of(lines), "keys.txt");
    }

    @Test
    void a_press_without_a_hold_lasts_two_frames() throws Exception {
        var script = script("50 RIGHT");
        assertThat(script.heldAt(49)).isZero();
        assertThat(script.heldAt(50)).isEqualTo(Button.RIGHT.bit());
        assertThat(script.heldAt(51)).isEqualTo(Button.RIGHT.bit());
        assertThat(script.heldAt(52)).isZero();
        assertThat(script.endFrame()).isEqualTo(52);
    }

    @Test
    void overlapping_presses_hold_until_the_last_one_ends() throws Exception {
        var script = script("# walk", "10 UP+SHIFT 3", "", "11 UP 10  # longer");
        assertThat(script.heldAt(12)).isEqualTo(Button.UP.bit() | Button.SHIFT.bit());
        assertThat(script.heldAt(13)).isEqualTo(Button.UP.bit());
        assertThat(script.heldAt(21)).isZero();
    }

    @Test
    void digits_are_buttons_and_nothing_is_down_before_frame_zero() throws Exception {
        var script = script("0 7 1");
        assertThat(script.heldAt(0)).isEqualTo(Button.DIGIT_7.bit());
        assertThat(script.heldAt(-1)).isZero();
    }

    @Test
    void a_mistake_names_its_file_and_line() {
        assertThatThrownBy(() -> script("5 UP", "x UP"))
                .hasMessage("keys.txt:2: frame is not a number: x");
        assertThatThrownBy(() -> script("5 JUMP"))
                .hasMessageContaining("keys.txt:1")
                .hasMessageContaining("JUMP");
        assertThatThrownBy(() -> script("5")).hasMessageContaining("expected FRAME");
        assertThatThrownBy(() -> script("5 UP 0")).hasMessageContaining("hold must be from 1");
    }
}
