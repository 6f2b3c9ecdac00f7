package org.vivarium.engine.battle.stage;

import org.vivarium.model.Terrain;

/**
 * The slanted grid on which 2003 places a side by itself: as many places as it has members, nearer
 * ones further down and further out (spec battle 1.6).
 *
 * @param top the highest place, in pixels
 * @param elongation how far down the places reach, an angle in thousandths of a radian
 * @param inclination how far they lean, in thousandths of a pixel
 */
public record BattleGrid(int top, int elongation, int inclination) {
    static final BattleGrid LOOSE = new BattleGrid(112, 392, 16000);
    static final BattleGrid TIGHT = new BattleGrid(132, 196, 24000);

    private static final double REACH = 120;

    /** By number of members: how far in a place is, 0 to 1. */
    private static final double[][] IN = {
        {},
        {.5},
        {0, 1},
        {0, .5, 1},
        {0, .33, .66, 1},
        {0, .25, .5, .75, 1},
        {0, 0, .5, .5, 1, 1},
        {0, .25, .33, .5, .66, .75, 1},
        {0, 0, .33, .33, .66, .66, 1, 1}
    };

    /** How far down, in single file. */
    private static final double[][] IN_FILE = IN;

    /** How far down, in two staggered files. */
    private static final double[][] STAGGERED = {
        {},
        {.5},
        {0, 1},
        {0, 1, .5},
        {0, .75, .25, 1},
        {0, .5, 1, .25, .75},
        {0, .4, .8, .2, .6, 1},
        {0, .33, .66, 1, .25, .5, 1},
        {0, .28, .56, .84, .14, .42, .7, .98}
    };

    /** How far down, in pairs. */
    private static final double[][] PAIRED = {
        {},
        {.5},
        {.5, .5},
        {0, .5, 1},
        {0, 0, 1, 1},
        {0, .33, .5, .66, 1},
        {0, 0, .5, .5, 1, 1},
        {0, .25, .33, .5, .66, .75, 1},
        {0, 0, .33, .33, .66, .66, 1, 1}
    };

    private static final int[][] OUTER_FILE = {
        {},
        {0},
        {24, 0},
        {48, 48, 0},
        {48, 48, 0, 0},
        {56, 56, 56, 8, 8},
        {56, 56, 56, 8, 8, 0},
        {64, 64, 64, 64, 16, 16, 16},
        {64, 64, 64, 64, 16, 16, 16, 16}
    };

    /** The order of a side's places from top to bottom. */
    enum Order {
        IN_FILE(BattleGrid.IN_FILE),
        STAGGERED(BattleGrid.STAGGERED),
        PAIRED(BattleGrid.PAIRED);

        private final double[][] down;

        Order(double[][] down) {
            this.down = down;
        }
    }

    /**
     * The grid of a battle.
     *
     * @param terrain what is fought on, or null
     */
    static BattleGrid of(Terrain terrain, boolean tight) {
        if (terrain == null) {
            return tight ? TIGHT : LOOSE;
        }
        return new BattleGrid(
                terrain.gridTopY(), terrain.gridElongation(), terrain.gridInclination());
    }

    /** Pixels that place {@code i} of {@code n} leans inward. */
    int x(int n, int i) {
        return (int) ((1 - IN[n][i]) * inclination / 1000.0);
    }

    /** The ground of place {@code i} of {@code n}, in pixels from the top of the screen. */
    int y(Order order, int n, int i) {
        double down = StrictMath.sin(elongation / 1000.0) * REACH * order.down[n][i];
        return top + (int) down;
    }

    /** Pixels that the enemies' outer file stands further in. */
    static int fileOffset(int n, int i) {
        return OUTER_FILE[n][i];
    }
}
