package org.vivarium.assets.chipset;

/**
 * The 47 ways an autotile joins its eight neighbours, and the pieces each is put together from
 * (spec map-scene 1.5).
 *
 * <p>A mask has one bit a neighbour that is of the same autotile, in the order NW N NE, W E, SW S
 * SE from the highest. A diagonal counts only between two orthogonal neighbours that are set too.
 * Quarters are 0 top left, 1 top right, 2 bottom left, 3 bottom right.
 */
public final class AutotileVariants {
    /** How many variants a map may name. */
    public static final int COUNT = 47;

    /** The piece of water that needs no coast. */
    static final int NO_EDGE = -1;

    private static final int[] MASKS = {
        0b111_11_111, 0b011_11_111, 0b110_11_111, 0b010_11_111,
        0b111_11_110, 0b011_11_110, 0b110_11_110, 0b010_11_110,
        0b111_11_011, 0b011_11_011, 0b110_11_011, 0b010_11_011,
        0b111_11_010, 0b011_11_010, 0b110_11_010, 0b010_11_010,
        0b011_01_011, 0b010_01_011, 0b011_01_010, 0b010_01_010,
        0b000_11_111, 0b000_11_110, 0b000_11_011, 0b000_11_010,
        0b110_10_110, 0b110_10_010, 0b010_10_110, 0b010_10_010,
        0b111_11_000, 0b011_11_000, 0b110_11_000, 0b010_11_000,
        0b010_00_010, 0b000_11_000, 0b000_01_011, 0b000_01_010,
        0b000_10_110, 0b000_10_010, 0b110_10_000, 0b010_10_000,
        0b011_01_000, 0b010_01_000, 0b000_00_010, 0b000_01_000,
        0b010_00_000, 0b000_10_000, 0b000_00_000,
    };

    private static final int N = 0b010_00_000;
    private static final int W = 0b000_10_000;
    private static final int E = 0b000_01_000;
    private static final int S = 0b000_00_010;
    private static final int[] VERTICAL = {N, N, S, S};
    private static final int[] HORIZONTAL = {W, E, W, E};
    private static final int[] DIAGONAL = {0b100_00_000, 0b001_00_000, 0b000_00_100, 0b000_00_001};

    private AutotileVariants() {}

    /**
     * The variant an editor chooses for a tile with these neighbours; diagonals without both sides
     * are ignored.
     */
    public static int variantFor(int neighbours) {
        int mask = neighbours & (N | W | E | S);
        for (int q = 0; q < 4; q++) {
            int sides = VERTICAL[q] | HORIZONTAL[q];
            if ((mask & sides) == sides) {
                mask |= neighbours & DIAGONAL[q];
            }
        }
        for (int variant = 0; variant < COUNT; variant++) {
            if (MASKS[variant] == mask) {
                return variant;
            }
        }
        throw new IllegalStateException("no variant for " + Integer.toBinaryString(mask));
    }

    /** Whether the tile above is of another kind: what is drawn is an upper edge. */
    public static boolean hasUpperEdge(int variant) {
        return variant >= 0 && variant < COUNT && (MASKS[variant] & N) == 0;
    }

    /** The row of the coast block that a water quarter shows, or {@link #NO_EDGE}. */
    static int coastRow(int variant, int quarter) {
        int mask = MASKS[variant];
        boolean vertical = (mask & VERTICAL[quarter]) != 0;
        boolean horizontal = (mask & HORIZONTAL[quarter]) != 0;
        if (vertical && horizontal) {
            return (mask & DIAGONAL[quarter]) != 0 ? NO_EDGE : 3;
        }
        return vertical ? 1 : horizontal ? 2 : 0;
    }

    /** The cell of a 3x4 terrain block that a quarter shows, as column + 3 * row. */
    static int terrainCell(int variant, int quarter) {
        if (variant >= COUNT) {
            return variant == 49 ? 0 : 1 + 3 * 2;
        }
        int mask = MASKS[variant];
        if ((mask & VERTICAL[quarter]) != 0
                && (mask & HORIZONTAL[quarter]) != 0
                && (mask & DIAGONAL[quarter]) == 0) {
            return 2;
        }
        return edge(mask, W, E, (quarter & 1) == 0) + 3 * (1 + edge(mask, N, S, quarter < 2));
    }

    /** 0, 1 or 2 along one axis: at the near edge, in the middle, at the far edge. */
    private static int edge(int mask, int near, int far, boolean nearQuarter) {
        boolean hasNear = (mask & near) != 0;
        boolean hasFar = (mask & far) != 0;
        if (!hasNear && !hasFar) {
            return nearQuarter ? 0 : 2;
        }
        return hasNear ? hasFar ? 1 : 2 : 0;
    }
}
