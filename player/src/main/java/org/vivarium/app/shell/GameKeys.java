package org.vivarium.app.shell;

import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.vivarium.app.user.KeyMap;
import org.vivarium.engine.input.KeyState;

/** Carries key events of the game view to the running game; everything else stays the window's. */
final class GameKeys {
    private final KeyMap map;
    private KeyState keys;

    GameKeys(Node view, KeyMap map) {
        this.map = map;
        view.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        view.addEventHandler(KeyEvent.KEY_RELEASED, this::released);
        view.focusedProperty()
                .addListener(
                        (o, before, now) -> {
                            if (!now && keys != null) {
                                keys.releaseAll();
                            }
                        });
    }

    /** The game keys go to from now on; null for none. */
    void feed(KeyState keys) {
        this.keys = keys;
    }

    private void pressed(KeyEvent event) {
        int bits = bits(event);
        if (bits != 0) {
            keys.press(bits);
            event.consume();
        }
    }

    private void released(KeyEvent event) {
        int bits = bits(event);
        if (bits != 0) {
            keys.release(bits);
            event.consume();
        }
    }

    private int bits(KeyEvent event) {
        boolean shortcut =
                event.isAltDown()
                        || event.isMetaDown()
                        || event.isControlDown() && event.getCode() != KeyCode.CONTROL;
        return keys == null || shortcut && event.getEventType() == KeyEvent.KEY_PRESSED
                ? 0
                : map.bitsOf(event.getCode());
    }
}
