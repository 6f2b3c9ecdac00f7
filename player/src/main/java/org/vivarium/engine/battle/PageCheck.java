package org.vivarium.engine.battle;

import org.vivarium.model.TroopPageCondition;

/** Which pages are looked at: 2003 tells them apart by when they may begin (spec battle 5.1). */
public enum PageCheck {
    /** All of them. */
    ANY,

    /** Those that follow turns and commands. */
    BEFORE_ACTION,

    /** Those that follow what actions change: switches, variables, points. */
    AFTER_ACTION;

    boolean looksAt(TroopPageCondition c) {
        return switch (this) {
            case ANY -> true;
            case BEFORE_ACTION -> c.turn() || c.turnEnemy() || c.turnActor() || c.commandActor();
            case AFTER_ACTION ->
                    c.switchA()
                            || c.switchB()
                            || c.variable()
                            || c.fatigue()
                            || c.enemyHp()
                            || c.actorHp();
        };
    }
}
