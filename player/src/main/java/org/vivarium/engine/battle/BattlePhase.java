package org.vivarium.engine.battle;

import org.vivarium.engine.state.BattleState;

/** What the battle is at (spec battle 2.1). */
public enum BattlePhase {
    /** Who appears, first strike. */
    START,

    /** Fight, automatic, escape. */
    OPTION,

    /** Which of the ready actors is asked (2003). */
    ACTOR,

    /** All actors act by themselves (2003). */
    AUTOMATIC,
    COMMAND,
    SKILL,
    ITEM,
    TARGET_ENEMY,
    TARGET_ALLY,

    /** The actions of a round; of 2003 those that wait in the queue. */
    FIGHT,
    ESCAPE,
    VICTORY,
    DEFEAT,

    /** The scene is being left. */
    OVER;

    private static final BattlePhase[] ALL = values();

    public static BattlePhase at(int ordinal) {
        return ALL[ordinal];
    }

    public boolean isOf(BattleState battle) {
        return battle.phase == ordinal();
    }

    /** Begins the phase at its first step. */
    public void enter(BattleState battle) {
        battle.phase = ordinal();
        battle.step = 0;
    }
}
