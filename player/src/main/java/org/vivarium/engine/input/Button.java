package org.vivarium.engine.input;

/**
 * The buttons the engine knows; each is one bit of the held mask a frame sees. The first group can
 * be named in an input script; then come the runtime's own function keys (spec menus-and-saves
 * 17.1) and the mouse, which the Maniac Patch hears.
 */
public enum Button {
    UP,
    DOWN,
    LEFT,
    RIGHT,
    DECISION,
    CANCEL,
    SHIFT,
    DIGIT_0("0"),
    DIGIT_1("1"),
    DIGIT_2("2"),
    DIGIT_3("3"),
    DIGIT_4("4"),
    DIGIT_5("5"),
    DIGIT_6("6"),
    DIGIT_7("7"),
    DIGIT_8("8"),
    DIGIT_9("9"),
    PLUS,
    MINUS,
    MULTIPLY,
    DIVIDE,
    PERIOD,
    PAGE_UP,
    PAGE_DOWN,
    RESET,
    DEBUG_MENU,
    DEBUG_ABORT,
    DEBUG_SAVE,
    DEBUG_THROUGH,
    MOUSE_LEFT,
    MOUSE_RIGHT,
    MOUSE_MIDDLE;

    private static final Button[] ALL = values();

    private final String scriptName;

    Button() {
        scriptName = name();
    }

    Button(String scriptName) {
        this.scriptName = scriptName;
    }

    /** This button's bit in a held mask. */
    public int bit() {
        return 1 << ordinal();
    }

    /** The word an input script and a key file use. */
    public String scriptName() {
        return scriptName;
    }

    public boolean isIn(int held) {
        return (held & bit()) != 0;
    }

    /** The button of this script word, in any case; null when there is none. */
    public static Button named(String word) {
        for (Button button : ALL) {
            if (button.scriptName.equalsIgnoreCase(word)) {
                return button;
            }
        }
        return null;
    }
}
