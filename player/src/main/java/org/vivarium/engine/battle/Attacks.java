package org.vivarium.engine.battle;

import org.vivarium.engine.battle.BattleFormulas.Aim;
import org.vivarium.engine.party.Stat;
import org.vivarium.engine.state.BlowState;
import org.vivarium.engine.state.OutcomeState;
import org.vivarium.model.Item;

/** What a blow does: normal attacks and self-destruction (spec battle 3.3 to 3.5, 3.10). */
public final class Attacks {
    private static final int VARIANCE = 4;

    private final BattleTables tables;
    private final StateRules states;
    private final Dice dice;
    private final BattleRules rules;
    private final RowAdvantage rows;

    Attacks(
            BattleTables tables,
            StateRules states,
            Dice dice,
            BattleRules rules,
            RowAdvantage rows) {
        this.rows = rows;
        this.tables = tables;
        this.states = states;
        this.dice = dice;
        this.rules = rules;
    }

    /**
     * How a user aims.
     *
     * @param guarded the target's row makes it harder to hit
     */
    Aim aim(Battler user, Battler target, int hit, int weapons, boolean guarded) {
        return new Aim(
                hit,
                states.sight(user),
                states.avoidsAttacks(target),
                !states.canAct(target),
                user.ignoresEvasion(weapons),
                user.stat(Stat.AGILITY, weapons),
                target.stat(Stat.AGILITY),
                target.isEvasive(),
                guarded);
    }

    public int hitChance(Battler user, Battler target, int weapons) {
        int hit = user.hitChance(weapons);
        return aim(user, target, hit, weapons, rows.guards(target)).chance();
    }

    public int criticalPercent(Battler user, Battler target, int weapons) {
        boolean never = target.preventsCriticals() || user.isEnemy() == target.isEnemy();
        return never ? 0 : user.criticalPercent(weapons);
    }

    /**
     * Effect of a normal attack without critical hit, charge and chance.
     *
     * @param blow takes the numbers
     */
    int effect(Battler user, Battler target, int weapons, BlowState blow) {
        int effect = expected(user, target, weapons, blow);
        blow.guarded = rows.guards(target, user);
        return BattleFormulas.guarded(effect, blow.guarded);
    }

    /** That effect as one who weighs a blow expects it: rows of targets aren't thought of. */
    int expected(Battler user, Battler target, int weapons, BlowState blow) {
        blow.advanced = rows.advances(user);
        blow.attack = user.stat(Stat.ATTACK, weapons);
        blow.defense = target.stat(Stat.DEFENSE);
        int plain = BattleFormulas.attack(blow.attack, blow.defense);
        blow.base = BattleFormulas.charging(plain, blow.advanced);
        blow.physical = BattleFormulas.NO_RATE;
        blow.magical = BattleFormulas.NO_RATE;
        for (int a = 0; a < tables.attributeCount(); a++) {
            if (user.weaponHas(a, weapons)) {
                useAttribute(target, a, blow);
            }
        }
        return multiply(blow);
    }

    /** An attribute counts with its rate for the target, the best one of its class. */
    public void useAttribute(Battler target, int attribute, BlowState blow) {
        int rate = target.attributeRate(attribute);
        if (tables.physical[attribute]) {
            blow.physical = Math.max(blow.physical, rate);
        } else {
            blow.magical = Math.max(blow.magical, rate);
        }
    }

    public int multiply(BlowState blow) {
        blow.attributed =
                BattleFormulas.attributes(blow.base, blow.physical, blow.magical, rules.is2003());
        return blow.attributed;
    }

    /** One hit of a normal attack with all weapons. */
    void attack(Battler user, Battler target, boolean charged, OutcomeState out, BlowState blow) {
        attack(user, target, Weapons.ALL, charged, out, blow);
    }

    /** One hit of a normal attack with the weapons that count. */
    public void attack(
            Battler user,
            Battler target,
            int weapons,
            boolean charged,
            OutcomeState out,
            BlowState blow) {
        out.clear();
        blow.chance = hitChance(user, target, weapons);
        if (!dice.percent(blow.chance)) {
            return;
        }
        blow.criticalChance = criticalPercent(user, target, weapons);
        out.critical = dice.percent(blow.criticalChance);
        blow.critical = out.critical;
        blow.charged = charged;
        int effect = effect(user, target, weapons, blow);
        strike(target, BattleFormulas.amplified(effect, out.critical, charged), out, blow);
        if (target.hp() + out.hp > 0) {
            release(target, 100, out);
            weaponStates(user, target, weapons, out);
        }
    }

    /** What of an effect reaches a target: halved by defending, never above the limit. */
    private void strike(Battler target, int effect, OutcomeState out, BlowState blow) {
        blow.amplified = effect;
        blow.variance = VARIANCE;
        blow.varied = BattleFormulas.vary(effect, VARIANCE, rules.legacy(), dice);
        out.success = true;
        out.hpSet = true;
        out.hp = -rules.limit(defended(target, blow.varied, blow));
    }

    public int defended(Battler target, int effect, BlowState blow) {
        blow.defending = target.state().defending;
        blow.strong = target.hasStrongDefense();
        return BattleFormulas.defended(effect, blow.defending, blow.strong);
    }

    public void selfDestruct(Battler user, Battler target, OutcomeState out, BlowState blow) {
        out.clear();
        blow.attack = user.stat(Stat.ATTACK);
        blow.defense = target.stat(Stat.DEFENSE);
        blow.base = BattleFormulas.selfDestruction(blow.attack, blow.defense);
        blow.attributed = blow.base;
        strike(target, blow.base, out, blow);
        if (target.hp() + out.hp > 0) {
            release(target, 100, out);
        }
    }

    /** States that a blow of this force, in percent, shakes off. */
    public void release(Battler target, int force, OutcomeState out) {
        for (int id = 1; id <= tables.stateCount(); id++) {
            int chance = target.has(id) ? tables.states[id].releaseByDamage() : 0;
            if (chance > 0 && !target.isPermanent(id) && dice.chance(chance * force / 100, 100)) {
                out.released[out.releasedCount++] = id;
            }
        }
    }

    private void weaponStates(Battler user, Battler target, int weapons, OutcomeState out) {
        if (!(user instanceof ActorBattler actor)) {
            return;
        }
        Item first = actor.weapon(0, weapons);
        Item second = actor.weapon(1, weapons);
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
