package org.vivarium.engine.battle;

import org.vivarium.engine.state.BattleState;

/** How the sides stand to each other as a battle of 2003 begins (spec battle 0.1). */
public enum Condition {
    NONE,

    /** The party comes from behind. */
    INITIATIVE,

    /** The enemies come from behind. */
    BACK_ATTACK,

    /** The party stands around the enemies. */
    SURROUND,

    /** The enemies stand around the party. */
    PINCERS;

    private static final Condition[] ALL = values();

    public static Condition of(BattleState battle) {
        return ALL[battle.condition];
    }

    /** The condition of a number; one out of range is none. */
    public static Condition at(int number) {
        return number < 0 || number >= ALL.length ? NONE : ALL[number];
    }
}
