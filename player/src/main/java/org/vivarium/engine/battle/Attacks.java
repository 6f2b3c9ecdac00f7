package org.vivarium.engine.battle;

import org.vivarium.engine.battle.BattleFormulas.Aim;
import org.vivarium.engine.party.Stat;
import org.vivarium.engine.state.OutcomeState;
import org.vivarium.model.Item;

/** What a blow does: normal attacks and self-destruction (spec battle 3.3 to 3.5, 3.10). */
final class Attacks {
    private static final int VARIANCE = 4;

    private final BattleTables tables;
    private final StateRules states;
    private final Dice dice;
    private final BattleRules rules;

    Attacks(BattleTables tables, StateRules states, Dice dice, BattleRules rules) {
        this.tables = tables;
        this.states = states;
        this.dice = dice;
        this.rules = rules;
    }

    Aim aim(Battler user, Battler target, int hit, int weapons) {
        return new Aim(
                hit,
                states.sight(user),
                states.avoidsAttacks(target),
                !states.canAct(target),
                user.ignoresEvasion(weapons),
                user.stat(Stat.AGILITY, weapons),
                target.stat(Stat.AGILITY),
                target.isEvasive());
    }

    int hitChance(Battler user, Battler target, int weapons) {
        return aim(user, target, user.hitChance(weapons), weapons).chance();
    }

    int criticalPercent(Battler user, Battler target, int weapons) {
        boolean never = target.preventsCriticals() || user.isEnemy() == target.isEnemy();
        return never ? 0 : user.criticalPercent(weapons);
    }

    /** Effect of a normal attack without critical hit, charge and chance. */
    int effect(Battler user, Battler target, int weapons) {
        int effect =
                BattleFormulas.attack(user.stat(Stat.ATTACK, weapons), target.stat(Stat.DEFENSE));
        int physical = BattleFormulas.NO_RATE;
        int magical = BattleFormulas.NO_RATE;
        for (int a = 0; a < tables.attributeCount(); a++) {
            if (user.weaponHas(a, weapons)) {
                int rate = target.attributeRate(a);
                if (tables.physical[a]) {
                    physical = Math.max(physical, rate);
                } else {
                    magical = Math.max(magical, rate);
                }
            }
        }
        return BattleFormulas.attributes(effect, physical, magical, rules.is2003());
    }

    /** One hit of a normal attack. */
    void attack(Battler user, Battler target, boolean charged, OutcomeState out) {
        out.clear();
        if (!dice.percent(hitChance(user, target, Weapons.ALL))) {
            return;
        }
        out.critical = dice.percent(criticalPercent(user, target, Weapons.ALL));
        int effect = effect(user, target, Weapons.ALL);
        effect = BattleFormulas.amplified(effect, out.critical, charged);
        effect = BattleFormulas.vary(effect, VARIANCE, rules.legacy(), dice);
        strike(target, effect, out);
        if (target.hp() + out.hp > 0) {
            release(target, 100, out);
            weaponStates(user, target, out);
        }
    }

    /** The damage that reaches a target: halved by defending, never above the limit. */
    private void strike(Battler target, int effect, OutcomeState out) {
        out.success = true;
        out.hpSet = true;
        out.hp = -rules.limit(defended(target, effect));
    }

    int defended(Battler target, int effect) {
        return BattleFormulas.defended(effect, target.state().defending, target.hasStrongDefense());
    }

    void selfDestruct(Battler user, Battler target, OutcomeState out) {
        out.clear();
        int effect =
                BattleFormulas.selfDestruction(user.stat(Stat.ATTACK), target.stat(Stat.DEFENSE));
        strike(target, BattleFormulas.vary(effect, VARIANCE, rules.legacy(), dice), out);
        if (target.hp() + out.hp > 0) {
            release(target, 100, out);
        }
    }

    /** States that a blow of this force, in percent, shakes off. */
    void release(Battler target, int force, OutcomeState out) {
        for (int id = 1; id <= tables.stateCount(); id++) {
            int chance = target.has(id) ? tables.states[id].releaseByDamage() : 0;
            if (chance > 0 && !target.isPermanent(id) && dice.chance(chance * force / 100, 100)) {
                out.released[out.releasedCount++] = id;
            }
        }
    }

    private void weaponStates(Battler user, Battler target, OutcomeState out) {
        if (!(user instanceof ActorBattler actor)) {
            return;
        }
        Item first = actor.weapon(0, Weapons.ALL);
        Item second = actor.weapon(1, Weapons.ALL);
        if (first == null && second == null) {
            return;
        }
        for (int id = 1; id <= tables.stateCount(); id++) {
            int inflict = Math.max(chance(first, id, false), chance(second, id, false));
            int heal = Math.max(chance(first, id, true), chance(second, id, true));
            boolean has = target.has(id) && !isReleased(out, id);
            if (has && heal > 0 && !target.isPermanent(id) && dice.percent(heal)) {
                out.states[out.stateCount++] = -id;
            } else if (!has
                    && inflict > 0
                    && dice.percent(inflict * target.stateProbability(id) / 100)
                    && states.canAdd(target, id)) {
                out.already[out.stateCount] = false;
                out.states[out.stateCount++] = id;
            }
        }
    }

    private int chance(Item weapon, int state, boolean heals) {
        boolean reverses = weapon != null && rules.is2003() && weapon.reverseStateEffect();
        return weapon != null && reverses == heals && weapon.stateSet().isSet(state - 1, false)
                ? weapon.stateChance()
                : 0;
    }

    private static boolean isReleased(OutcomeState out, int state) {
        for (int i = 0; i < out.releasedCount; i++) {
            if (out.released[i] == state) {
                return true;
            }
        }
        return false;
    }
}
