package org.vivarium.engine.battle;

/** The arithmetic of battle (spec battle 3), in whole numbers unless said otherwise. */
public final class BattleFormulas {
    /** Stands for "no attribute of this class is used". */
    public static final int NO_RATE = Integer.MIN_VALUE;

    /** A gauge of 2003 that is full (spec 1.7). */
    public static final int FULL_GAUGE = 300_000;

    private static final int CERTAIN = 100;
    private static final int EVASION = 25;
    private static final int CRITICAL_FACTOR = 3;
    private static final int CHARGED_FACTOR = 2;
    private static final int FLED_PER_FAILURE = 10;

    private BattleFormulas() {}

    /**
     * How a normal attack aims (spec 3.3).
     *
     * @param hit the weapon's hit chance
     * @param sight lowest hit ratio of the attacker's states, 100 without any
     * @param untouchable a state of the target avoids all attacks
     * @param helpless the target cannot act
     * @param sure the weapon ignores evasion
     * @param evasive armour of the target raises evasion
     * @param guarded the target's row makes it harder to hit
     */
    public record Aim(
            int hit,
            int sight,
            boolean untouchable,
            boolean helpless,
            boolean sure,
            int agility,
            int targetAgility,
            boolean evasive,
            boolean guarded) {

        public Aim(
                int hit,
                int sight,
                boolean untouchable,
                boolean helpless,
                boolean sure,
                int agility,
                int targetAgility,
                boolean evasive) {
            this(hit, sight, untouchable, helpless, sure, agility, targetAgility, evasive, false);
        }

        /** The chance in percent; below 0 it never hits. */
        public int chance() {
            return untouchable ? 0 : chanceOfSkill();
        }

        /** That of an offensive skill which can be dodged: no state avoids it altogether. */
        public int chanceOfSkill() {
            if (helpless) {
                return CERTAIN;
            }
            int h = hit * Math.min(CERTAIN, sight) / 100;
            if (sure) {
                return h;
            }
            int lost = (evasive ? EVASION : 0) + (guarded ? EVASION : 0);
            return chanceByAgility(h, agility, targetAgility) - lost;
        }
    }

    /** A hit chance after the comparison of agilities, in single precision as the original. */
    public static int chanceByAgility(int hit, int agility, int targetAgility) {
        float ratio = (float) Math.max(1, targetAgility) / Math.max(1, agility);
        return (int) (100 - (100 - hit) * (1f + (ratio - 1f) / 2f));
    }

    /**
     * Chance of a critical hit in percent (spec 3.4).
     *
     * @param able critical hits happen one in {@code n}
     * @param bonus the weapon's, in percent
     */
    public static int criticalPercent(boolean able, int n, int bonus) {
        float chance = (able ? 1f / n : 0f) + bonus / 100f;
        return (int) (chance * 100.0);
    }

    /** Effect of a normal attack before attributes, critical hits and chance (spec 3.5). */
    public static int attack(int attack, int defense) {
        return Math.max(0, attack / 2 - defense / 4);
    }

    /** What a row adds to the attacker's effect, or takes from it before the target (spec 3.2). */
    public static int charging(int effect, boolean advanced) {
        return advanced ? 125 * effect / 100 : effect;
    }

    public static int guarded(int effect, boolean guarded) {
        return guarded ? 75 * effect / 100 : effect;
    }

    public static int selfDestruction(int attack, int defense) {
        return Math.max(0, attack - defense / 2);
    }

    /** A critical hit counts three times; only without one a charge counts twice. */
    public static int amplified(int effect, boolean critical, boolean charged) {
        if (critical) {
            return effect * CRITICAL_FACTOR;
        }
        return charged ? effect * CHARGED_FACTOR : effect;
    }

    public static int defended(int effect, boolean defending, boolean strong) {
        int halved = defending ? effect / 2 : effect;
        return defending && strong ? halved / 2 : halved;
    }

    /** Spreads an effect by tenths; older engines spread what isn't positive too (spec 3.5). */
    public static int vary(int effect, int tenths, boolean legacy, Dice dice) {
        if (tenths <= 0 || effect <= 0 && !legacy) {
            return effect;
        }
        int spread = Math.max(1, tenths * effect / 10);
        return effect + dice.roll(0, spread) - spread / 2;
    }

    /**
     * Effect of a skill before attributes and chance (spec 3.7).
     *
     * @param defense the target's, 0 where nothing is taken off
     * @param targetSpirit the same
     */
    public static int skill(
            int power,
            int physicalRate,
            int magicalRate,
            int attack,
            int spirit,
            int defense,
            int targetSpirit) {
        int effect = power + physicalRate * attack / 20 + magicalRate * spirit / 40;
        return Math.max(0, effect - physicalRate * defense / 40 - magicalRate * targetSpirit / 80);
    }

    /**
     * An effect under the best rate of physical and of magical attributes, each {@link #NO_RATE}
     * without one (spec 3.6).
     */
    public static int attributes(int effect, int physical, int magical, boolean is2003) {
        int p = !is2003 && physical < 0 ? NO_RATE : physical;
        int m = !is2003 && magical < 0 ? NO_RATE : magical;
        if (p == NO_RATE && m == NO_RATE) {
            return effect;
        }
        if (p == NO_RATE || m == NO_RATE) {
            return Math.max(p, m) * effect / 100;
        }
        if (p >= 0 && m >= 0) {
            return m * (p * effect / 100) / 100;
        }
        return effect * Math.max(p, m) / 100;
    }

    /** An attribute rank 0 (A) to 4 (E) with armour and with the shift of this battle. */
    public static int rank(int rank, boolean armoured, int shift) {
        return Math.clamp(rank + (armoured ? 1 : 0) + (long) shift, 0, 4);
    }

    /** What a change of a value in battle leaves of {@code change}: -base/2 to +base in all. */
    public static int modifierChange(int base, int modifier, int change) {
        return (int) Math.clamp((long) modifier + change, -(base / 2), base) - modifier;
    }

    public static int skillCost(int cost, boolean half) {
        return half ? (cost + 1) / 2 : cost;
    }

    public static int skillCostByPercent(int maxSp, int percent, boolean half) {
        return maxSp * percent / 100 / (half ? 2 : 1);
    }

    /** Chance to escape in percent from mean agilities (spec 1.8). */
    public static int escapeChance(int enemies, int actors) {
        int base = (int) Math.rint(100.0 * enemies / Math.max(1, actors));
        return Math.clamp(150 - base, 0, 100);
    }

    /** That chance after attempts that failed. */
    public static int escapeChanceAfter(int failures, int chance) {
        return chance + FLED_PER_FAILURE * failures;
    }

    /** Place in the order of a round, the highest first (spec 2.1). */
    public static int order(int agility, Dice dice) {
        return agility + dice.roll(0, agility / 4 + 3);
    }

    /**
     * What a gauge of 2003 gains in a frame (spec 2.4).
     *
     * @param sum agility of everybody who is to be seen
     * @param gauge as it is now; in the English 2003 the emptier one fills faster
     */
    public static int gaugeGain(int sum, int agility, int gauge, boolean english) {
        int gain = FULL_GAUGE / Math.max(1, 100 * sum / (agility + 1));
        if (!english) {
            return gain;
        }
        return (int) Math.rint(Math.max(1.0, (275_000 - gauge) / 55_000.0) * gain);
    }

    /** How worn out the party is, in percent (spec 4.1). */
    public static int fatigue(int hp, int maxHp, int sp, int maxSp) {
        double share =
                ((double) hp / Math.max(1, maxHp) * 2 + (double) sp / Math.max(1, maxSp)) / 3;
        return 100 - (int) Math.rint(100 * share);
    }

    /** Whether turn {@code base + n * multiple} has come. */
    public static boolean isTurn(int turn, int multiple, int base) {
        return multiple == 0 ? turn == base : turn >= base && (turn - base) % multiple == 0;
    }
}
