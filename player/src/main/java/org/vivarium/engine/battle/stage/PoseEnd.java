package org.vivarium.engine.battle.stage;

/** What follows when a pose has run through (spec battle 5.8). */
public enum PoseEnd {
    /** The idle pose. */
    IDLE,

    /** The same again. */
    LOOP,

    /** It stays; the battler may act again. */
    HOLD;

    private static final PoseEnd[] ALL = values();

    public static PoseEnd at(int ordinal) {
        return ALL[ordinal];
    }
}
