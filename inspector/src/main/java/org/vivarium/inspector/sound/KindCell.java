package org.vivarium.inspector.sound;

import javafx.scene.control.TableCell;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;
import org.vivarium.inspector.Texts;
import org.vivarium.telemetry.SoundSnapshot.Kind;
import org.vivarium.telemetry.SoundSnapshot.Voice;

/** Shows whether a voice is music or an effect. */
final class KindCell extends TableCell<Voice, Object> {
    private final FontIcon icon = new FontIcon();
    private final Tooltip words = new Tooltip();

    @Override
    protected void updateItem(Object item, boolean none) {
        super.updateItem(item, none);
        if (none || !(item instanceof Kind kind)) {
            setGraphic(null);
            setTooltip(null);
            return;
        }
        icon.setIconCode(
                kind == Kind.MUSIC ? MaterialDesignM.MUSIC_NOTE : MaterialDesignV.VOLUME_HIGH);
        words.setText(Texts.of("sound.kind." + kind));
        setGraphic(icon);
        setTooltip(words);
    }
}
