package org.vivarium.engine.battle;

/** How much an action promises to a battler that acts by itself (spec battle 4.3). */
final class Ranks {
    private static final double KILL = 1.5;

    private Ranks() {}

    /** Share of the HP an effect takes, more when it kills. */
    private static double share(int effect, int hp) {
        double share = (double) Math.min(effect, hp) / Math.max(1, hp);
        return share == 1 ? KILL : share;
    }

    private static double preferred(double rank, boolean first) {
        return first ? rank * 1.5 + 0.5 : rank;
    }

    /**
     * A normal attack on one target.
     *
     * @param first the target is the first enemy that exists
     */
    static double attack(int effect, int hp, boolean first, Dice dice) {
        double rank = preferred(share(effect, hp), first);
        return rank > 0 ? dice.roll(0, 99) / 100.0 + rank * 1.5 : rank;
    }

    /** Damage by a skill that costs {@code cost} of {@code maxSp}. */
    static double damage(int effect, int hp, int cost, int maxSp, boolean first) {
        return preferred(paid(share(effect, hp), cost, maxSp, 4), first);
    }

    static double heal(int effect, int hp, int maxHp, int cost, int maxSp) {
        double share = (double) Math.min(effect, maxHp - hp) / Math.max(1, maxHp);
        return paid(share, cost, maxSp, 8);
    }

    static double revive(int power) {
        return power / 1000.0 + 1;
    }

    private static double paid(double rank, int cost, int maxSp, int divisor) {
        return maxSp > 0 ? Math.max(0, rank - (double) cost / maxSp / divisor) : rank;
    }
}
