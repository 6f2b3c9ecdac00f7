package org.vivarium.engine.save.lsd;

import org.vivarium.engine.state.PictureState;
import org.vivarium.engine.state.StateList;
import org.vivarium.engine.state.TextPanelState;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.lcf.Table;
import org.vivarium.model.SaveEasyRpgText;
import org.vivarium.model.SaveEasyRpgWindow;
import org.vivarium.model.SavePicture;
import org.vivarium.model.SystemData;

/**
 * String pictures in a save: a window with one text for each, under the picture's number, in the
 * chunk that other players of these games read and write (spec lcf-fields SaveEasyRpgWindow). The
 * original skips it.
 */
final class PanelChunk {
    /** {@link SavePicture#EASYRPG_TYPE} of a picture that is a window. */
    private static final int WINDOW = 1;

    private static final int FRAME = 1;
    private static final int MARGIN = 2;
    private static final int GRADIENT = 1;
    private static final int SHADOW = 2;
    private static final int BOLD = 4;

    private PanelChunk() {}

    static boolean any(StateList<PictureState> pictures) {
        for (int i = 0; i < pictures.size(); i++) {
            if (pictures.get(i).panel.shown) {
                return true;
            }
        }
        return false;
    }

    static boolean isPanel(Row picture) {
        return picture.getInt(SavePicture.EASYRPG_TYPE) == WINDOW;
    }

    static void markPicture(RowBuilder picture, PictureState p) {
        picture.set(SavePicture.EASYRPG_TYPE, p.panel.shown ? WINDOW : 0);
    }

    static void write(RowBuilder window, TextPanelState panel) {
        window.set(SaveEasyRpgWindow.WIDTH, panel.width);
        window.set(SaveEasyRpgWindow.HEIGHT, panel.height);
        window.set(SaveEasyRpgWindow.SYSTEM_NAME, panel.system);
        window.set(SaveEasyRpgWindow.MESSAGE_STRETCH, stretch(panel.ground));
        window.set(
                SaveEasyRpgWindow.FLAGS, (panel.frame ? FRAME : 0) | (panel.margin ? MARGIN : 0));
        window.table(SaveEasyRpgWindow.TEXTS)
                .add()
                .set(SaveEasyRpgText.TEXT, panel.text)
                .set(SaveEasyRpgText.FONT_SIZE, panel.fontSize)
                .set(SaveEasyRpgText.LETTER_SPACING, panel.letterSpacing)
                .set(SaveEasyRpgText.LINE_SPACING, panel.lineSpacing)
                .set(
                        SaveEasyRpgText.FLAGS,
                        (panel.gradient ? GRADIENT : 0)
                                | (panel.shadow ? SHADOW : 0)
                                | (panel.bold ? BOLD : 0));
    }

    /** Reads the window of a picture; one without a text shows nothing but its ground. */
    static void read(Row window, TextPanelState panel) {
        panel.shown = true;
        panel.width = window.getInt(SaveEasyRpgWindow.WIDTH);
        panel.height = window.getInt(SaveEasyRpgWindow.HEIGHT);
        panel.system = window.getString(SaveEasyRpgWindow.SYSTEM_NAME);
        panel.ground = ground(window.getInt(SaveEasyRpgWindow.MESSAGE_STRETCH));
        int flags = window.getInt(SaveEasyRpgWindow.FLAGS);
        panel.frame = (flags & FRAME) != 0;
        panel.margin = (flags & MARGIN) != 0;
        Table texts = window.table(SaveEasyRpgWindow.TEXTS);
        panel.text = "";
        if (texts.size() > 0) {
            readText(texts.row(0), panel);
        }
    }

    private static void readText(Row text, TextPanelState panel) {
        panel.text = text.getString(SaveEasyRpgText.TEXT);
        panel.fontSize = text.getInt(SaveEasyRpgText.FONT_SIZE);
        panel.letterSpacing = text.getInt(SaveEasyRpgText.LETTER_SPACING);
        panel.lineSpacing = text.getInt(SaveEasyRpgText.LINE_SPACING);
        int flags = text.getInt(SaveEasyRpgText.FLAGS);
        panel.gradient = (flags & GRADIENT) != 0;
        panel.shadow = (flags & SHADOW) != 0;
        panel.bold = (flags & BOLD) != 0;
    }

    private static int stretch(int ground) {
        return switch (ground) {
            case TextPanelState.TILED -> SystemData.Stretch.TILED;
            case TextPanelState.STRETCHED -> SystemData.Stretch.STRETCH;
            default -> SystemData.Stretch.EASYRPG_NONE;
        };
    }

    private static int ground(int stretch) {
        return switch (stretch) {
            case SystemData.Stretch.TILED -> TextPanelState.TILED;
            case SystemData.Stretch.STRETCH -> TextPanelState.STRETCHED;
            default -> TextPanelState.NO_GROUND;
        };
    }
}
