package org.vivarium.engine.battle;

import org.vivarium.engine.state.BattleState;

/**
 * How the rows of 2003 change a blow, by the way both sides met (spec battle 3.2). In 2000 they
 * never do.
 */
final class RowAdvantage {
    private final BattleState battle;
    private final boolean is2003;

    RowAdvantage(BattleState battle, boolean is2003) {
        this.battle = battle;
        this.is2003 = is2003;
    }

    /** Whether the attacker strikes harder; enemies have no row. */
    boolean advances(Battler user) {
        if (!is2003 || !(user instanceof ActorBattler actor)) {
            return false;
        }
        return switch (Condition.of(battle)) {
            case NONE, INITIATIVE -> !actor.isInBackRow();
            case BACK_ATTACK -> actor.isInBackRow();
            case SURROUND -> true;
            case PINCERS -> false;
        };
    }

    /** Whether the target is harder to hit; an enemy counts as one of the front row. */
    boolean guards(Battler target) {
        if (!is2003) {
            return false;
        }
        boolean back = target instanceof ActorBattler actor && actor.isInBackRow();
        return switch (Condition.of(battle)) {
            case NONE, INITIATIVE -> back;
            case BACK_ATTACK -> !back;
            case SURROUND -> true;
            case PINCERS -> false;
        };
    }

    /** Whether the target suffers less: an enemy only from actors, as in the original. */
    boolean guards(Battler target, Battler user) {
        return (!target.isEnemy() || !user.isEnemy()) && guards(target);
    }
}
