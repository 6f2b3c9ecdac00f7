package org.vivarium.app.shell;

import java.util.function.BiConsumer;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import org.vivarium.app.user.HeldDeed;
import org.vivarium.app.user.KeyMap;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.input.KeyState;

/** Carries key events of the game view to the running game; everything else stays the window's. */
final class GameKeys {
    private KeyMap map;
    private final BiConsumer<HeldDeed, Boolean> deeds;
    private HeldDeed doing;
    private KeyState keys;

    /**
     * @param deeds told what begins when its key is pressed, and ends when that is let go
     */
    GameKeys(Node view, KeyMap map, BiConsumer<HeldDeed, Boolean> deeds) {
        this.map = map;
        this.deeds = deeds;
        view.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        view.addEventHandler(KeyEvent.KEY_RELEASED, this::released);
        view.addEventHandler(MouseEvent.MOUSE_PRESSED, e -> mouse(e, true));
        view.addEventHandler(MouseEvent.MOUSE_RELEASED, e -> mouse(e, false));
        view.focusedProperty()
                .addListener(
                        (o, before, now) -> {
                            if (!now && keys != null) {
                                keys.releaseAll();
                                end(doing);
                            }
                        });
    }

    /** The game keys go to from now on; null for none. */
    void feed(KeyState keys) {
        this.keys = keys;
        doing = null;
    }

    /** Other keys press the buttons from now on, in later windows too. */
    void choose(KeyMap keys) {
        map = keys;
        keys.save();
    }

    KeyMap map() {
        return map;
    }

    private void begin(HeldDeed deed) {
        if (keys != null && doing == null) {
            doing = deed;
            deeds.accept(deed, true);
        }
    }

    private void end(HeldDeed deed) {
        if (keys != null && deed != null && doing == deed) {
            doing = null;
            deeds.accept(deed, false);
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
        HeldDeed deed = deed(event);
        if (deed != null) {
            begin(deed);
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
        HeldDeed deed = map.deedOf(event.getCode());
        if (deed != null) {
            end(deed);
            event.consume();
            return;
        }
        int bits = bits(event);
        if (bits != 0) {
            keys.release(bits);
            event.consume();
        }
    }

    private HeldDeed deed(KeyEvent event) {
        return event.isShortcutDown() || event.isAltDown() ? null : map.deedOf(event.getCode());
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
