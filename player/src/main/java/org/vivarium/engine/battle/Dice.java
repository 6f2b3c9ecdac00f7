package org.vivarium.engine.battle;

/** Where the rules of battle take their random numbers from (spec battle 0). */
@FunctionalInterface
public interface Dice {

    /** A uniform number, both ends included. */
    int roll(int low, int high);

    /** True in {@code p} of 100 cases; never for 0 and less, always for 100 and more. */
    default boolean percent(int p) {
        return roll(0, 99) < p;
    }

    /** True in {@code n} of {@code m} cases. */
    default boolean chance(int n, int m) {
        return roll(1, m) <= n;
    }
}
