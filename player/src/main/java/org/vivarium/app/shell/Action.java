package org.vivarium.app.shell;

import javafx.scene.input.KeyCombination;
import org.kordamp.ikonli.Ikon;

/**
 * Something the user can do, wherever it is offered: tool bar, keyboard, palette.
 *
 * @param id stable name
 * @param title words
 * @param icon picture
 * @param keys shortcut; null when there is none
 * @param run does it
 */
public record Action(String id, String title, Ikon icon, KeyCombination keys, Runnable run) {
    /** Title and shortcut, for a tooltip. */
    String hint() {
        return keys == null ? title : title + "  (" + keys.getDisplayText() + ")";
    }
}
