package org.vivarium.app.gamepad;

/**
 * The buttons of a gamepad by their place, as SDL lays every known pad out. The left stick counts
 * as the direction pad, a trigger as a button.
 */
public enum PadButton {
    SOUTH,
    EAST,
    WEST,
    NORTH,
    BACK,
    START,
    LEFT_STICK,
    RIGHT_STICK,
    LEFT_SHOULDER,
    RIGHT_SHOULDER,
    LEFT_TRIGGER,
    RIGHT_TRIGGER,
    UP,
    DOWN,
    LEFT,
    RIGHT;

    private static final PadButton[] ALL = values();

    /** This button's bit in a mask of held ones. */
    int bit() {
        return 1 << ordinal();
    }

    boolean isIn(int held) {
        return (held & bit()) != 0;
    }

    /** The button of this word of a file; null when there is none. */
    static PadButton named(String word) {
        for (PadButton button : ALL) {
            if (button.name().equals(word)) {
                return button;
            }
        }
        return null;
    }
}
