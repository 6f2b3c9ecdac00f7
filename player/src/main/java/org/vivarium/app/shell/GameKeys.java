package org.vivarium.app.shell;

import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import org.vivarium.app.user.KeyMap;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.input.KeyState;

/** Carries key events of the game view to the running game; everything else stays the window's. */
final class GameKeys {
    private final KeyMap map;
    private final Consumer<Boolean> rewind;
    private boolean rewinding;
    private KeyState keys;

    /**
     * @param rewind told when the key for going back is pressed and when it is let go
     */
    GameKeys(Node view, KeyMap map, Consumer<Boolean> rewind) {
        this.map = map;
        this.rewind = rewind;
        view.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        view.addEventHandler(KeyEvent.KEY_RELEASED, this::released);
        view.addEventHandler(MouseEvent.MOUSE_PRESSED, e -> mouse(e, true));
        view.addEventHandler(MouseEvent.MOUSE_RELEASED, e -> mouse(e, false));
        view.focusedProperty()
                .addListener(
                        (o, before, now) -> {
                            if (!now && keys != null) {
                                keys.releaseAll();
                                rewind(false);
                            }
                        });
    }

    /** The game keys go to from now on; null for none. */
    void feed(KeyState keys) {
        this.keys = keys;
        rewinding = false;
    }

    private void rewind(boolean on) {
        if (keys != null && on != rewinding) {
            rewinding = on;
            rewind.accept(on);
        }
    }

    /** Only games with the Maniac Patch ask for mouse buttons; the click still takes the focus. */
    private void mouse(MouseEvent event, boolean down) {
        Button button =
                switch (event.getButton()) {
                    case PRIMARY -> Button.MOUSE_LEFT;
                    case SECONDARY -> Button.MOUSE_RIGHT;
                    case MIDDLE -> Button.MOUSE_MIDDLE;
                    default -> null;
                };
        if (keys == null || button == null) {
            return;
        }
        if (down) {
            keys.press(button.bit());
        } else {
            keys.release(button.bit());
        }
    }

    private void pressed(KeyEvent event) {
        if (map.rewinds(event.getCode())) {
            rewind(true);
            event.consume();
            return;
        }
        int bits = bits(event);
        if (bits != 0) {
            keys.press(bits);
            event.consume();
        }
    }

    private void released(KeyEvent event) {
        if (map.rewinds(event.getCode())) {
            rewind(false);
            event.consume();
            return;
        }
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
