package org.vivarium.app.settings;

import atlantafx.base.theme.Styles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.vivarium.app.library.Library;
import org.vivarium.app.user.KeyMap;
import org.vivarium.app.user.PlaySettings;
import org.vivarium.app.user.Settings;
import org.vivarium.app.user.SoundSettings;
import org.vivarium.control.Speed;
import org.vivarium.inspector.Texts;

/** Everything about playing that a user may choose, at the window's right edge. */
public final class SettingsPane extends VBox {
    private static final double WIDTH = 470;
    private static final List<Speed> FAST =
            List.of(Speed.DOUBLE, Speed.TRIPLE, Speed.TENFOLD, Speed.TURBO);

    private final PlaySettings play;
    private final SoundSettings sound;
    private final Library library;
    private final Effects effects;
    private final VBox content = new VBox(18);

    /**
     * What follows a choice at once.
     *
     * @param picture the picture's size and filter are to be looked up again
     * @param theme dark or light
     * @param volumes the volumes are to be looked up again
     * @param soundFont lets a sound font be chosen
     * @param keys other keys press the game's buttons
     * @param gamepads the pads connected, or why there are none, in words
     * @param closed gives the keyboard back
     */
    public record Effects(
            Runnable picture,
            Runnable theme,
            Runnable volumes,
            Runnable soundFont,
            Consumer<KeyMap> keys,
            Supplier<String> gamepads,
            Runnable closed) {}

    public SettingsPane(Settings settings, Library library, Effects effects) {
        super(12);
        this.play = new PlaySettings(settings);
        this.sound = new SoundSettings(settings);
        this.library = library;
        this.effects = effects;
        setId("settings");
        getStyleClass().add("settings");
        setVisible(false);
        setMaxWidth(WIDTH);
        StackPane.setAlignment(this, Pos.CENTER_RIGHT);
        var title = new Label(Texts.of("settings.title"));
        title.getStyleClass().add(Styles.TITLE_3);
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        var close = new Button(null, new FontIcon(MaterialDesignC.CLOSE));
        close.getStyleClass().add("flat");
        close.setId("settings-close");
        close.setOnAction(event -> close());
        var scroll = new ScrollPane(content);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("edge-to-edge");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        content.getStyleClass().add("settings-content");
        getChildren().setAll(new HBox(title, gap, close), scroll);
        setOnKeyPressed(
                event -> {
                    if (event.getCode() == KeyCode.ESCAPE) {
                        close();
                    }
                });
    }

    /** Opens it, or closes it when it is open. */
    public void toggle(KeyMap keys, boolean dark) {
        if (isVisible()) {
            close();
            return;
        }
        content.getChildren()
                .setAll(picture(dark), sound(), playing(), keyboard(keys), gamepad(), folders());
        setVisible(true);
        content.getChildren().getFirst().requestFocus();
        lookup("#settings-close").requestFocus();
    }

    private void close() {
        setVisible(false);
        effects.closed().run();
    }

    private Node picture(boolean dark) {
        return Rows.group(
                "settings.picture",
                Rows.toggle(
                        "settings.fill",
                        play.fill(),
                        on -> {
                            play.setFill(on);
                            effects.picture().run();
                        }),
                Rows.toggle(
                        "settings.smooth",
                        play.smooth(),
                        on -> {
                            play.setSmooth(on);
                            effects.picture().run();
                        }),
                Rows.toggle("settings.colours", play.trueColours(), play::setTrueColours),
                Rows.toggle("settings.dark", dark, on -> effects.theme().run()));
    }

    private Node sound() {
        var font = new Button(Texts.of("settings.choose"));
        font.getStyleClass().add("small-tool");
        font.setOnAction(event -> effects.soundFont().run());
        return Rows.group(
                "settings.sound",
                Rows.percent(
                        "settings.music",
                        sound.musicVolume(),
                        volume -> {
                            sound.setMusicVolume(volume);
                            effects.volumes().run();
                        }),
                Rows.percent(
                        "settings.effects",
                        sound.effectsVolume(),
                        volume -> {
                            sound.setEffectsVolume(volume);
                            effects.volumes().run();
                        }),
                Rows.row("settings.font", font));
    }

    private Node playing() {
        var speed = new ComboBox<Speed>();
        speed.setId("settings-fast");
        speed.getItems().setAll(FAST);
        speed.setConverter(
                new StringConverter<>() {
                    @Override
                    public String toString(Speed one) {
                        return one == null ? "" : one.label();
                    }

                    @Override
                    public Speed fromString(String text) {
                        return Speed.NORMAL;
                    }
                });
        speed.setValue(play.fastForward());
        speed.valueProperty().addListener((o, before, now) -> play.setFastForward(now));
        return Rows.group(
                "settings.play",
                Rows.toggle("settings.away", play.pausesWhenAway(), play::setPausesWhenAway),
                Rows.row("settings.fast", speed));
    }

    private Node keyboard(KeyMap keys) {
        return Rows.group("settings.keys", new KeyRows(keys, effects.keys()));
    }

    private Node gamepad() {
        var words = new Label(effects.gamepads().get());
        words.getStyleClass().add("muted");
        words.setWrapText(true);
        return Rows.group("settings.gamepad", words);
    }

    private Node folders() {
        return Rows.group(
                "settings.folders",
                new FolderRows(
                        "settings.library",
                        library::folders,
                        library::addFolder,
                        library::removeFolder),
                new FolderRows(
                        "settings.rtp",
                        play::packages,
                        folder -> {
                            var all = new ArrayList<Path>(play.packages());
                            all.add(folder);
                            play.setPackages(all);
                        },
                        folder ->
                                play.setPackages(
                                        play.packages().stream()
                                                .filter(other -> !other.equals(folder))
                                                .toList())));
    }
}
