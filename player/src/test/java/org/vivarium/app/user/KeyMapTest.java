package org.vivarium.app.user;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.engine.input.Button;

class KeyMapTest {
    @TempDir private Path folder;

    @Test
    void a_chosen_key_presses_its_button_alone_and_is_kept() {
        KeyMap.load(folder).with("DECISION", KeyCode.X).save();
        KeyMap map = KeyMap.load(folder);
        assertThat(map.bitsOf(KeyCode.X)).isEqualTo(Button.DECISION.bit());
        assertThat(map.bitsOf(KeyCode.Z)).isZero();
        assertThat(map.bitsOf(KeyCode.ESCAPE)).isEqualTo(Button.CANCEL.bit());
    }

    @Test
    void the_standard_keys_come_back() {
        KeyMap.load(folder).with("UP", KeyCode.W).standard().save();
        KeyMap map = KeyMap.load(folder);
        assertThat(map.bitsOf(KeyCode.W)).isZero();
        assertThat(map.bitsOf(KeyCode.UP)).isEqualTo(Button.UP.bit());
        assertThat(map.deedOf(KeyCode.TAB)).isEqualTo(HeldDeed.FAST_FORWARD);
    }
}
