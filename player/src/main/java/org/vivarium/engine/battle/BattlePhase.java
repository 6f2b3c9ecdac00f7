package org.vivarium.engine.battle;

import org.vivarium.engine.state.BattleState;

/** What the battle is at (spec battle 2.1). */
enum BattlePhase {
    /** Who appears, first strike. */
    START,

    /** Fight, automatic, escape. */
    OPTION,
    COMMAND,
    SKILL,
    ITEM,
    TARGET_ENEMY,
    TARGET_ALLY,

    /** The actions of a round. */
    FIGHT,
    ESCAPE,
    VICTORY,
    DEFEAT,

    /** The scene is being left. */
    OVER;

    private static final BattlePhase[] ALL = values();

    static BattlePhase at(int ordinal) {
        return ALL[ordinal];
    }

    boolean isOf(BattleState battle) {
        return battle.phase == ordinal();
    }

    /** Begins the phase at its first step. */
    void enter(BattleState battle) {
        battle.phase = ordinal();
        battle.step = 0;
    }
}
