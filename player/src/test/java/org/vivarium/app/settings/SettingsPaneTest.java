package org.vivarium.app.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicReference;
import javafx.scene.Scene;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.vivarium.app.library.Covers;
import org.vivarium.app.library.Library;
import org.vivarium.app.user.KeyMap;
import org.vivarium.app.user.PlayLog;
import org.vivarium.app.user.PlaySettings;
import org.vivarium.app.user.Settings;
import org.vivarium.app.user.SoundSettings;
import org.vivarium.engine.input.Button;
import org.vivarium.testing.WindowTest;

class SettingsPaneTest extends WindowTest {
    private final AtomicReference<KeyMap> keys = new AtomicReference<>();
    private Path user;
    private SettingsPane pane;
    private boolean closed;

    @Override
    protected void open(Stage stage) throws Exception {
        user = Files.createTempDirectory("vivarium-user");
        var settings = new Settings(user);
        var library = new Library(settings, new PlayLog(user), new Covers(user));
        pane =
                new SettingsPane(
                        settings,
                        library,
                        new SettingsPane.Effects(
                                () -> {},
                                () -> {},
                                () -> {},
                                () -> {},
                                keys::set,
                                () -> "a pad",
                                () -> closed = true));
        stage.setScene(new Scene(new StackPane(pane), 700, 700));
        stage.show();
        pane.toggle(KeyMap.load(user), true);
    }

    @Test
    void choices_are_there_after_a_new_start() {
        click("#settings-smooth .thumb-area");
        robot.interact(() -> node("#settings-music", Slider.class).setValue(30));
        var later = new Settings(user);
        assertThat(new PlaySettings(later).smooth()).isTrue();
        assertThat(new SoundSettings(later).musicVolume()).isEqualTo(30);
    }

    @Test
    void a_key_is_chosen_by_a_click_and_pressing_it() {
        click("#keys-DECISION");
        robot.type(KeyCode.Q);
        assertThat(keys.get().bitsOf(KeyCode.Q)).isEqualTo(Button.DECISION.bit());
        assertThat(text("#keys-DECISION")).isEqualTo("Q");
    }

    @Test
    void escape_closes_it_and_gives_the_keyboard_back() {
        robot.type(KeyCode.ESCAPE);
        assertThat(pane.isVisible()).isFalse();
        assertThat(closed).isTrue();
    }
}
