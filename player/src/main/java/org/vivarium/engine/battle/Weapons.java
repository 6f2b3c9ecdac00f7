package org.vivarium.engine.battle;

/** Which of an actor's weapons count (spec battle 3.1): bits by equipment slot. */
final class Weapons {
    static final int NONE = 0;
    static final int PRIMARY = 1;
    static final int SECONDARY = 2;
    static final int ALL = PRIMARY | SECONDARY;

    private Weapons() {}

    static boolean counts(int weapons, int slot) {
        return slot < 2 && (weapons >> slot & 1) != 0;
    }
}
