package org.vivarium.engine.battle.atb;

import org.vivarium.engine.battle.ActorBattler;
import org.vivarium.engine.battle.BattleParts;
import org.vivarium.engine.battle.Battlers;
import org.vivarium.engine.battle.Condition;
import org.vivarium.engine.battle.stage.BattleStage;
import org.vivarium.engine.state.BattleState;

/** Rows and directions during a battle of 2003 (spec battle 1.6, 2.5). */
final class Rows2003 {
    private static final int FRONT = 0;
    private static final int BACK = 1;

    private final BattleState battle;
    private final Battlers battlers;
    private final BattleParts parts;
    private final BattleStage stage;

    Rows2003(BattleParts parts, BattleStage stage) {
        this.parts = parts;
        this.stage = stage;
        battle = parts.battle;
        battlers = parts.battlers;
    }

    /** With nobody in front who can act or will again, all step forward. */
    void fill() {
        for (int i = 0; i < battlers.allyCount(); i++) {
            ActorBattler ally = battlers.ally(i);
            if (!ally.isInBackRow()
                    && !ally.state().hidden
                    && parts.states.canActOrRecover(ally)
                    && !ally.isDead()) {
                return;
            }
        }
        for (int i = 0; i < battlers.allyCount(); i++) {
            battlers.ally(i).actor().row = FRONT;
        }
    }

    /** From the back always, from the front only if somebody else stays there. */
    boolean mayChange(ActorBattler actor) {
        return isBehind(actor) || inFront() >= 2;
    }

    /** An actor turned round has its rows the other way, as in the original. */
    private static boolean isBehind(ActorBattler actor) {
        return actor.isInBackRow() != actor.state().flipped;
    }

    private int inFront() {
        int count = 0;
        for (int i = 0; i < battlers.allyCount(); i++) {
            count += isBehind(battlers.ally(i)) ? 0 : 1;
        }
        return count;
    }

    /** The actor takes up its place in the other row. */
    void change(ActorBattler actor) {
        actor.actor().row = actor.isInBackRow() ? FRONT : BACK;
        stage.placeParty();
    }

    boolean mayFlee() {
        return battle.escapeAllowed && Condition.of(battle) != Condition.PINCERS;
    }
}
