package org.vivarium.engine.event;

/** Which of the game's interpreters runs (spec interpreter 2.1). */
public enum Role {
    FOREGROUND,
    PARALLEL_COMMON_EVENT,
    PARALLEL_MAP_EVENT,

    /** Troop pages. */
    BATTLE;

    private static final Role[] ALL = values();
    private static final int SHIFT = 24;

    /** Foreground of its scene: it opens and ends events, and messages stop it. */
    public boolean isForeground() {
        return this == FOREGROUND || this == BATTLE;
    }

    /** One number for "the interpreter of this common or map event", as messages remember it. */
    public int owner(int id) {
        return ordinal() << SHIFT | id;
    }

    public static Role ofOwner(int owner) {
        return ALL[owner >>> SHIFT & 3];
    }

    public static int idOfOwner(int owner) {
        return owner & (1 << SHIFT) - 1;
    }
}
