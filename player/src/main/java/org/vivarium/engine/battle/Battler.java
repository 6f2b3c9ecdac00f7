package org.vivarium.engine.battle;

import org.vivarium.engine.party.Stat;
import org.vivarium.engine.state.BattlerState;
import org.vivarium.model.Skill;
import org.vivarium.model.State;

/** One who fights: a view of its state with the values the formulas need (spec battle 3.1). */
public abstract class Battler {
    public static final int DEATH = 1;

    private static final int MAX_STAT = 9999;

    public final BattleTables tables;

    public Battler(BattleTables tables) {
        this.tables = tables;
    }

    /** The number that actions and queues remember this battler by (see {@link Battlers}). */
    public abstract int number();

    public abstract boolean isEnemy();

    public abstract String name();

    public abstract BattlerState state();

    public abstract int hp();

    public abstract void setHp(int hp);

    public abstract int sp();

    public abstract void setSp(int sp);

    public abstract int maxHp();

    public abstract int maxSp();

    /** Turns each state has lasted, index 0 is state 1. */
    public abstract int[] states();

    /** A value before what this battle changed. */
    public abstract int base(Stat stat, int weapons);

    /** Granted by armour (2003). */
    public abstract boolean isPermanent(int state);

    /** Present at all: enemies always, actors while in the party. */
    public abstract boolean isPresent();

    public abstract int hitChance(int weapons);

    public abstract int criticalPercent(int weapons);

    public abstract int attacks(int weapons);

    public abstract boolean attacksAll(int weapons);

    final boolean attacksAll() {
        return attacksAll(Weapons.ALL);
    }

    public abstract boolean ignoresEvasion(int weapons);

    public abstract boolean isPreemptive();

    public abstract boolean preventsCriticals();

    public abstract boolean isEvasive();

    public abstract boolean hasHalfCost();

    public abstract boolean hasStrongDefense();

    /** SP a normal attack with these weapons costs. */
    public abstract int attackCost(int weapons);

    /** Own rank against an attribute, armour counted, shift not. */
    public abstract int attributeRank(int attribute);

    /** Probability in percent of taking on a state. */
    public abstract int stateProbability(int state);

    /** Whether a weapon that counts carries an attribute. */
    public abstract boolean weaponHas(int attribute, int weapons);

    /** Acts without being told. */
    public abstract boolean isAutomatic();

    public final boolean has(int state) {
        int[] states = states();
        return state > 0 && state <= states.length && states[state - 1] > 0;
    }

    public final boolean isDead() {
        return has(DEATH);
    }

    /** Alive, visible and in the fight: it can act and be a target. */
    public final boolean exists() {
        return isPresent() && !state().hidden && !isDead();
    }

    /** A value with the changes of the battle and the states that halve or double it. */
    public final int stat(Stat stat, int weapons) {
        int value = Math.clamp((long) base(stat, weapons) + modifier(stat), 1, MAX_STAT);
        boolean half = false;
        boolean twice = false;
        for (int id = 1; id <= tables.stateCount(); id++) {
            if (has(id) && affects(tables.states[id], stat)) {
                half |= tables.states[id].affectType() == State.AffectType.HALF;
                twice |= tables.states[id].affectType() == State.AffectType.DOUBLE;
            }
        }
        if (half == twice) {
            return value;
        }
        return twice ? value * 2 : Math.max(1, value / 2);
    }

    public final int stat(Stat stat) {
        return stat(stat, Weapons.ALL);
    }

    private static boolean affects(State state, Stat stat) {
        return switch (stat) {
            case ATTACK -> state.affectAttack();
            case DEFENSE -> state.affectDefense();
            case SPIRIT -> state.affectSpirit();
            case AGILITY -> state.affectAgility();
            default -> false;
        };
    }

    public final int modifier(Stat stat) {
        BattlerState s = state();
        return switch (stat) {
            case ATTACK -> s.attack;
            case DEFENSE -> s.defense;
            case SPIRIT -> s.spirit;
            case AGILITY -> s.agility;
            default -> 0;
        };
    }

    /** What is left of a change of a value when it keeps within its limits. */
    public final int possibleChange(Stat stat, int change) {
        return BattleFormulas.modifierChange(base(stat, Weapons.ALL), modifier(stat), change);
    }

    public final void change(Stat stat, int change) {
        BattlerState s = state();
        switch (stat) {
            case ATTACK -> s.attack += change;
            case DEFENSE -> s.defense += change;
            case SPIRIT -> s.spirit += change;
            case AGILITY -> s.agility += change;
            default -> {}
        }
    }

    /** Percentage of an attribute's effect on this battler. */
    public final int attributeRate(int attribute) {
        int[] shifts = state().shifts;
        int shift = attribute < shifts.length ? shifts[attribute] : 0;
        return tables.rate(attribute, BattleFormulas.rank(attributeRank(attribute), false, shift));
    }

    public final boolean canShift(int attribute, int direction) {
        int[] shifts = state().shifts;
        return attribute < shifts.length && Math.abs(shifts[attribute] + direction) <= 1;
    }

    public final int cost(Skill skill) {
        return skill.spType() == Skill.SpType.PERCENT
                ? BattleFormulas.skillCostByPercent(maxSp(), skill.spPercent(), hasHalfCost())
                : BattleFormulas.skillCost(skill.spCost(), hasHalfCost());
    }
}
