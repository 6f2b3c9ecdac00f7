package org.vivarium.engine.battle.atb;

import org.vivarium.engine.battle.ActionKind;
import org.vivarium.engine.battle.ActionStart;
import org.vivarium.engine.battle.ActorBattler;
import org.vivarium.engine.battle.BattleParts;
import org.vivarium.engine.battle.Battler;
import org.vivarium.engine.battle.Battlers;
import org.vivarium.engine.battle.Weapons;
import org.vivarium.engine.state.BattleRunState;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;

/** Whom an action of 2003 meets, with which weapon, how often (spec battle 3.5, 3.7). */
final class Targeting {
    private final Battlers battlers;
    private final ActionStart start;
    private final BattleRunState run;

    Targeting(BattleParts parts, ActionStart start) {
        this.start = start;
        battlers = parts.battlers;
        run = parts.battle.run;
    }

    private boolean attacks() {
        return run.action.kind == ActionKind.ATTACK.ordinal();
    }

    /** Other actions work on who acts alone, at their beginning. */
    private boolean strikes() {
        return switch (ActionKind.at(run.action.kind)) {
            case ATTACK, SKILL, ITEM, SELF_DESTRUCT -> true;
            default -> false;
        };
    }

    /** Works out how often the whole action happens: each weapon's blows, one after the other. */
    void countHits(Battler user, int combo) {
        int times = Math.max(1, combo);
        run.firstHits = 0;
        run.hits = times;
        if (attacks()) {
            times *= Math.max(1, run.action.hits);
            if (user instanceof ActorBattler actor && wieldsTwo(actor)) {
                run.firstHits = times * user.attacks(Weapons.PRIMARY);
                run.hits = run.firstHits + times * user.attacks(Weapons.SECONDARY);
            } else {
                run.hits = times * user.attacks(Weapons.ALL);
            }
        }
        run.hitsLeft = run.hits;
    }

    private static boolean wieldsTwo(ActorBattler actor) {
        return actor.weapon(0, Weapons.ALL) != null && actor.weapon(1, Weapons.ALL) != null;
    }

    /** The weapons that count for the present blow. */
    int weapons() {
        if (run.firstHits == 0) {
            return Weapons.ALL;
        }
        return run.hits - run.hitsLeft < run.firstHits ? Weapons.PRIMARY : Weapons.SECONDARY;
    }

    /** The weapon that strikes now, or null. */
    Item weapon(ActorBattler actor) {
        Item first = actor.weapon(0, weapons());
        return first == null ? actor.weapon(1, weapons()) : first;
    }

    /** Whether the weapon that strikes now is in the second hand. */
    boolean secondHand(ActorBattler actor) {
        return actor.weapon(0, weapons()) == null && actor.weapon(1, weapons()) != null;
    }

    /** Lists the targets; a single one that is gone is replaced by the next of its party. */
    void find(Battler user) {
        int target = run.action.target;
        run.targetCount = 0;
        run.targetAt = 0;
        if (!strikes()) {
            return;
        }
        boolean all = target == Battlers.ALL_ALLIES || target == Battlers.ALL_ENEMIES;
        if (all || attacks() && user.attacksAll(weapons())) {
            addAll(target == Battlers.ALL_ENEMIES || target < 0);
            return;
        }
        Battler one = battlers.get(target);
        if (one != null && !start.isValid(one)) {
            one = battlers.nextAfter(one);
        }
        if (one != null) {
            run.targets[run.targetCount++] = one.number();
        }
    }

    private void addAll(boolean enemies) {
        for (int i = 0; i < battlers.count(enemies); i++) {
            run.targets[run.targetCount++] = battlers.member(enemies, i).number();
        }
    }

    /** A skill that meets somebody who reflects it comes back; whether it did. */
    boolean reflect(Battler user) {
        Skill skill = run.action.kind == ActionKind.SKILL.ordinal() ? start.skill() : null;
        if (skill == null || !meetsReflection(user)) {
            return false;
        }
        boolean party = run.targetCount > 1;
        run.targetCount = 0;
        run.targetAt = 0;
        if (party) {
            addAll(user.isEnemy());
        } else {
            run.targets[run.targetCount++] = user.number();
        }
        return true;
    }

    private boolean meetsReflection(Battler user) {
        for (int i = 0; i < run.targetCount; i++) {
            Battler target = battlers.get(run.targets[i]);
            if (target.isEnemy() != user.isEnemy()
                    && start.isValid(target)
                    && battlers.tables.reflects(target)) {
                return true;
            }
        }
        return false;
    }
}
