package org.vivarium.engine.battle;

/**
 * What the party may be offered before a round, in the order it is listed. The Maniac Patch takes
 * the first three away and adds the others (spec event-commands 3011).
 */
public enum BattleOption {
    FIGHT,
    AUTOMATIC,
    ESCAPE,
    WIN,
    LOSE;

    /** Bits that take an option away when set; the others add one. */
    private static final int TAKEN_AWAY = 0b00111;

    private static final int ALL = 0b11111;
    private static final BattleOption[] OPTIONS = values();

    /** The options as a set of bits; a party that is left without any can still fight. */
    private static int offered(int bits) {
        int offered = (bits ^ TAKEN_AWAY) & ALL;
        return offered == 0 ? 1 : offered;
    }

    /** Nothing is offered but to fight: there is nothing to choose. */
    public static boolean onlyFight(int bits) {
        return offered(bits) == 1;
    }

    public static int count(int bits) {
        return Integer.bitCount(offered(bits));
    }

    /** The option in a row of the list. */
    public static BattleOption at(int bits, int row) {
        int left = offered(bits);
        for (int n = 0; n < row; n++) {
            left &= left - 1;
        }
        return OPTIONS[Integer.numberOfTrailingZeros(left)];
    }
}
