package org.vivarium.engine.battle;

import org.vivarium.engine.party.SkillRules;
import org.vivarium.engine.party.Stat;
import org.vivarium.engine.state.BlowState;
import org.vivarium.engine.state.OutcomeState;
import org.vivarium.lcf.LcfArray;
import org.vivarium.model.Skill;

/** What a skill does to one target, part by part (spec battle 3.7). */
public final class SkillEffects {
    private static final int DODGED = 3;

    private final BattleTables tables;
    private final StateRules states;
    private final Attacks attacks;
    private final Dice dice;
    private final BattleRules rules;

    public SkillEffects(
            BattleTables tables, StateRules states, Attacks attacks, Dice dice, BattleRules rules) {
        this.tables = tables;
        this.states = states;
        this.attacks = attacks;
        this.dice = dice;
        this.rules = rules;
    }

    /**
     * Effect on a target, attributes included, chance and limit not.
     *
     * @param blow takes the numbers
     */
    public int effect(Battler user, Battler target, Skill skill, BlowState blow) {
        boolean reduced = SkillUse.isOffensive(skill) && !skill.ignoreDefense();
        blow.attack = user.stat(Stat.ATTACK);
        blow.spirit = user.stat(Stat.SPIRIT);
        blow.defense = reduced ? target.stat(Stat.DEFENSE) : 0;
        blow.targetSpirit = reduced ? target.stat(Stat.SPIRIT) : 0;
        blow.base =
                BattleFormulas.skill(
                        skill.power(),
                        skill.physicalRate(),
                        skill.magicalRate(),
                        blow.attack,
                        blow.spirit,
                        blow.defense,
                        blow.targetSpirit);
        blow.physical = BattleFormulas.NO_RATE;
        blow.magical = BattleFormulas.NO_RATE;
        boolean[] attributes = tables.skillAttributes(skill.id());
        for (int a = 0; a < attributes.length; a++) {
            if (attributes[a]) {
                attacks.useAttribute(target, a, blow);
            }
        }
        return attacks.multiply(blow);
    }

    /** {@link #effect} as it comes out this time. */
    public int varied(Battler user, Battler target, Skill skill, BlowState blow) {
        blow.amplified = effect(user, target, skill, blow);
        blow.variance = skill.variance();
        blow.varied = BattleFormulas.vary(blow.amplified, blow.variance, rules.legacy(), dice);
        return rules.limit(blow.varied);
    }

    public int hitChance(Battler user, Battler target, Skill skill) {
        boolean canDodge = SkillUse.isOffensive(skill) && skill.failureMessage() == DODGED;
        return canDodge
                ? attacks.aim(user, target, skill.hit(), Weapons.ALL, false).chanceOfSkill()
                : skill.hit();
    }

    public void work(Battler user, Battler target, Skill skill, OutcomeState out, BlowState blow) {
        out.clear();
        out.positive = !SkillUse.isOffensive(skill);
        if (!SkillRules.isNormal(skill)) {
            out.success = true;
            return;
        }
        boolean dead = target.isDead();
        boolean revives = out.positive && skill.stateEffects().isSet(StateRules.DEATH - 1, false);
        if (dead && !revives) {
            return;
        }
        int hit = hitChance(user, target, skill);
        blow.chance = hit;
        int effect = varied(user, target, skill, blow);
        int change = out.positive ? effect : -effect;
        changeHp(target, skill, dead, hit, change, out, blow);
        if (!dead && target.hp() + out.hp <= 0) {
            return;
        }
        changeSp(user, target, skill, hit, change, out);
        boolean points = skill.affectHp() || skill.affectSp();
        if (!out.positive && !out.success && points) {
            return;
        }
        changeValues(target, skill, hit, change, out);
        if (changeStates(target, skill, hit, change, out)) {
            return;
        }
        shiftAttributes(target, skill, hit, out);
    }

    private void changeHp(
            Battler target,
            Skill skill,
            boolean dead,
            int hit,
            int change,
            OutcomeState out,
            BlowState blow) {
        if (!skill.affectHp() || dead || !dice.percent(hit)) {
            return;
        }
        if (out.positive) {
            out.hp = Math.max(-(target.hp() - 1), change);
            out.hpSet = out.hp != 0;
            out.success |= out.hpSet;
            return;
        }
        int damage = change < 0 ? -attacks.defended(target, -change, blow) : change;
        if (skill.absorbDamage()) {
            out.hp = Math.max(damage, -target.hp());
            out.hpSet = out.hp != 0;
            out.absorb = out.hpSet;
            out.success |= out.hpSet;
        } else {
            out.hp = damage;
            out.hpSet = true;
            out.success = true;
            if (target.hp() + damage > 0 && skill.physicalRate() > 0) {
                attacks.release(target, skill.physicalRate() * 10, out);
            }
        }
    }

    private void changeSp(
            Battler user, Battler target, Skill skill, int hit, int change, OutcomeState out) {
        if (!skill.affectSp() || !dice.percent(hit)) {
            return;
        }
        int now = user == target ? Math.max(0, target.sp() - user.cost(skill)) : target.sp();
        boolean absorbs = !out.positive && skill.absorbDamage();
        out.sp =
                absorbs
                        ? Math.max(change, -now)
                        : Math.clamp((long) now + change, 0, Math.max(now, target.maxSp())) - now;
        out.absorb |= absorbs && out.sp != 0;
        out.success |= out.sp != 0;
    }

    private void changeValues(Battler target, Skill skill, int hit, int change, OutcomeState out) {
        if (skill.affectAttack() && dice.percent(hit)) {
            out.attack = target.possibleChange(Stat.ATTACK, change);
        }
        if (skill.affectDefense() && dice.percent(hit)) {
            out.defense = target.possibleChange(Stat.DEFENSE, change);
        }
        if (skill.affectSpirit() && dice.percent(hit)) {
            out.spirit = target.possibleChange(Stat.SPIRIT, change);
        }
        if (skill.affectAgility() && dice.percent(hit)) {
            out.agility = target.possibleChange(Stat.AGILITY, change);
        }
        out.success |= (out.attack | out.defense | out.spirit | out.agility) != 0;
    }

    /** Works the states in ascending order; true when it kills. */
    private boolean changeStates(
            Battler target, Skill skill, int hit, int change, OutcomeState out) {
        LcfArray bits = skill.stateEffects();
        boolean heals = out.positive != (rules.is2003() && skill.reverseStateEffect());
        int known = Math.min(bits.size(), tables.stateCount());
        boolean kills = false;
        for (int id = 1; id <= known; id++) {
            if (bits.get(id - 1) == 0) {
                continue;
            }
            if (heals) {
                heal(target, skill, id, hit, change, out);
            } else if (target.has(id)) {
                tell(id, true, out);
                out.success = true;
            } else if (dice.percent(hit)
                    && dice.percent(target.stateProbability(id))
                    && states.canAdd(target, id)) {
                tell(id, false, out);
                out.success = true;
                kills |= id == StateRules.DEATH;
            }
        }
        return kills;
    }

    private void heal(Battler target, Skill skill, int id, int hit, int change, OutcomeState out) {
        if (!dice.percent(hit) || !target.has(id)) {
            return;
        }
        out.success = true;
        if (target.isPermanent(id)) {
            return;
        }
        tell(-id, false, out);
        if (id == StateRules.DEATH) {
            out.revived = true;
            int hp = skill.affectHp() ? change : target.maxHp() * change / 100;
            out.hp = change > 0 ? Math.max(1, hp) : 1;
            out.hpSet = change > 0;
        }
    }

    private static void tell(int state, boolean already, OutcomeState out) {
        out.already[out.stateCount] = already;
        out.states[out.stateCount++] = state;
    }

    private void shiftAttributes(Battler target, Skill skill, int hit, OutcomeState out) {
        if (!skill.affectAttrDefence()) {
            return;
        }
        boolean[] attributes = tables.skillAttributes(skill.id());
        out.shift = out.positive ? 1 : -1;
        for (int a = 0; a < attributes.length; a++) {
            if (attributes[a] && target.canShift(a, out.shift) && dice.percent(hit)) {
                out.attributes[out.attributeCount++] = a + 1;
                out.success = true;
            }
        }
    }
}
