package org.vivarium.engine.input;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class KeyStateTest {
    private final KeyState keys = new KeyState();

    @Test
    void a_tap_between_two_frames_is_seen_for_one_frame() {
        keys.press(Button.DECISION.bit());
        keys.release(Button.DECISION.bit());
        assertThat(keys.heldAt(0)).isEqualTo(Button.DECISION.bit());
        assertThat(keys.heldAt(1)).isZero();
    }

    @Test
    void losing_the_keyboard_lets_go_of_everything() {
        keys.press(Button.LEFT.bit() | Button.DIGIT_4.bit());
        assertThat(keys.heldAt(0)).isEqualTo(Button.LEFT.bit() | Button.DIGIT_4.bit());
        keys.releaseAll();
        assertThat(keys.heldAt(1)).isZero();
    }
}
