package org.vivarium.engine.event;

/** Groups of keys a key input command listens to (spec interpreter 9.2). */
public enum KeyGroup {
    DOWN,
    LEFT,
    RIGHT,
    UP,
    DECISION,
    CANCEL,
    SHIFT,
    NUMBERS,
    OPERATORS,
    MOUSE_LEFT,
    MOUSE_RIGHT,
    MOUSE_MIDDLE;

    public static final int DIRECTIONS = DOWN.bit() | LEFT.bit() | RIGHT.bit() | UP.bit();

    public int bit() {
        return 1 << ordinal();
    }

    public boolean isIn(int mask) {
        return (mask & bit()) != 0;
    }
}
