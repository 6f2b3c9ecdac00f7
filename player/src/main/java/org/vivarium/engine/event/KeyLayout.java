package org.vivarium.engine.event;

/**
 * Which keys a key input command names: the parameters differ by edition (spec interpreter 9.2).
 */
final class KeyLayout {

    private static final int SHORT_2000 = 6;
    private static final int SHORT_2003 = 10;

    private KeyLayout() {}

    static int groups(Interpreter i) {
        int groups = key(i, 3, KeyGroup.DECISION) | key(i, 4, KeyGroup.CANCEL) | mouse(i);
        int count = i.parameterCount();
        boolean legacy = i.dialect().isLegacy();
        if (!i.dialect().is2003()) {
            return groups
                    | (count < SHORT_2000 || legacy ? key(i, 2, KeyGroup.DIRECTIONS) : separate(i));
        }
        if (count == SHORT_2003 && !legacy) {
            return groups | separate(i);
        }
        groups |= key(i, 5, KeyGroup.NUMBERS) | key(i, 6, KeyGroup.OPERATORS);
        if (count < SHORT_2003 || legacy) {
            return groups | key(i, 2, KeyGroup.DIRECTIONS);
        }
        return groups
                | key(i, 9, KeyGroup.SHIFT)
                | key(i, 10, KeyGroup.DOWN)
                | key(i, 11, KeyGroup.LEFT)
                | key(i, 12, KeyGroup.RIGHT)
                | key(i, 13, KeyGroup.UP);
    }

    /** With the Maniac Patch bit 1 of three flags stands for a mouse button. */
    private static int mouse(Interpreter i) {
        if (!i.dialect().maniac()) {
            return 0;
        }
        return ((i.p(3) & 2) != 0 ? KeyGroup.MOUSE_LEFT.bit() : 0)
                | ((i.p(4) & 2) != 0 ? KeyGroup.MOUSE_RIGHT.bit() : 0)
                | ((i.p(9) & 2) != 0 ? KeyGroup.MOUSE_MIDDLE.bit() : 0);
    }

    /** The layout of 2000 with a flag for each key. */
    private static int separate(Interpreter i) {
        return key(i, 5, KeyGroup.SHIFT)
                | key(i, 6, KeyGroup.DOWN)
                | key(i, 7, KeyGroup.LEFT)
                | key(i, 8, KeyGroup.RIGHT)
                | key(i, 9, KeyGroup.UP);
    }

    /** Whether the time until the key is measured, into the variable of parameter 7 (2003). */
    static boolean timed(Interpreter i) {
        boolean converted = i.parameterCount() == SHORT_2003 && !i.dialect().isLegacy();
        return i.dialect().is2003() && !converted && i.p(8) != 0;
    }

    private static int key(Interpreter i, int parameter, KeyGroup group) {
        return key(i, parameter, group.bit());
    }

    private static int key(Interpreter i, int parameter, int groups) {
        int value = i.p(parameter);
        boolean named = i.dialect().maniac() ? (value & 1) != 0 : value != 0;
        return named ? groups : 0;
    }
}
