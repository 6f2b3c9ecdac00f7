package org.vivarium.engine.battle;

/** Which of an actor's weapons count (spec battle 3.1): bits by equipment slot. */
public final class Weapons {
    public static final int NONE = 0;
    public static final int PRIMARY = 1;
    public static final int SECONDARY = 2;
    public static final int ALL = PRIMARY | SECONDARY;

    private Weapons() {}

    public static boolean counts(int weapons, int slot) {
        return slot < 2 && (weapons >> slot & 1) != 0;
    }
}
