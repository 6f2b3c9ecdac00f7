package org.vivarium.app.shell;

import java.io.File;
import javafx.stage.FileChooser;
import javafx.stage.Stage;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;
import org.vivarium.app.session.PlaySession;
import org.vivarium.app.user.SoundSettings;
import org.vivarium.inspector.Texts;

/** Loudness and the sound font, by action. */
final class SoundActions {
    private static final int STEP = 10;

    private final Stage stage;
    private final SoundSettings settings;
    private final Notices notices;
    private PlaySession session;

    SoundActions(Stage stage, SoundSettings settings, Notices notices) {
        this.stage = stage;
        this.settings = settings;
        this.notices = notices;
    }

    void addTo(Actions actions) {
        actions.add("louder", MaterialDesignV.VOLUME_PLUS, "Shortcut+Alt+UP", () -> change(STEP));
        actions.add(
                "quieter", MaterialDesignV.VOLUME_MINUS, "Shortcut+Alt+DOWN", () -> change(-STEP));
        actions.add("soundFont", MaterialDesignM.MUSIC_CLEF_TREBLE, "", this::chooseFont);
    }

    /** The game that is heard; null for none. */
    void feed(PlaySession session) {
        this.session = session;
    }

    /** Makes the game as loud as chosen. */
    void apply() {
        if (session != null) {
            session.soundVolumes().ifPresent(settings::applyTo);
        }
    }

    private void change(int percent) {
        settings.changeVolumes(percent);
        apply();
        notices.info(Texts.of("sound.volumes", settings.musicVolume(), settings.effectsVolume()));
    }

    void chooseFont() {
        var chooser = new FileChooser();
        chooser.setTitle(Texts.of("action.soundFont"));
        chooser.getExtensionFilters()
                .add(new FileChooser.ExtensionFilter("SF2, DLS", "*.sf2", "*.SF2", "*.dls"));
        File font = chooser.showOpenDialog(stage);
        if (font != null) {
            settings.setFont(font.toPath());
            notices.info(Texts.of("sound.fontChosen", font.getName()));
        }
    }
}
