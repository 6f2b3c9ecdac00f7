package org.vivarium.assets.chipset;

import java.util.Arrays;

/**
 * Where in a 480x256 chipset a tile's pixels lie. Everything is in flat tables made once, so that
 * drawing a tile allocates nothing and decides nothing (spec map-scene 1.2 to 1.4, 1.7).
 *
 * <p>A tile is four quarters of 8x8 pixels: 0 top left, 1 top right, 2 bottom left, 3 bottom right.
 * A source is the upper left pixel of a quarter, packed as {@code y << 16 | x}. Tile substitution
 * is applied to the id beforehand.
 */
public final class ChipsetGeometry {
    /** Size of a chipset image. */
    public static final int WIDTH = 480;

    public static final int HEIGHT = 256;

    /** Side of a tile, and of a cell of the chipset. */
    public static final int TILE = 16;

    /** Side of a quarter. */
    public static final int QUARTER = 8;

    /** The source of a tile that draws nothing. */
    public static final int NOTHING = -1;

    /** Entries of the lower layer's passability and terrain tables. */
    public static final int LOWER_CHIPS = 162;

    /** Entries of the upper layer's passability table. */
    public static final int UPPER_CHIPS = 144;

    private static final int IDS = 10_144;
    private static final int[] SOURCES = new int[IDS * 4];
    private static final boolean[] WHOLE = new boolean[IDS];
    private static final short[] CHIPS = new short[IDS];

    static {
        Arrays.fill(SOURCES, NOTHING);
        Arrays.fill(CHIPS, (short) -1);
        fillWater();
        fillAnimated();
        fillTerrain();
        for (int i = 0; i < 144; i++) {
            setWhole(TileBlock.LOWER.first() + i, lowerCell(i), 18 + i);
            setWhole(TileBlock.UPPER.first() + i, upperCell(i), i);
        }
    }

    private ChipsetGeometry() {}

    /**
     * The source of one quarter, or {@link #NOTHING}.
     *
     * @param waterStep step of the water animation, 0 to 2
     * @param blockStep step of the animated tiles, 0 to 3
     */
    public static int source(int tile, int quarter, int waterStep, int blockStep) {
        if (tile < 0 || tile >= IDS) {
            return NOTHING;
        }
        int source = SOURCES[tile * 4 + quarter];
        if (tile >= 3150 || source == NOTHING) {
            return source;
        }
        return tile < 3000 ? source + waterStep * TILE : source + (blockStep * TILE << 16);
    }

    /**
     * Whether the four quarters form one 16x16 cell of the chipset: quarter 0's source then stands
     * for all.
     */
    public static boolean isWhole(int tile) {
        return tile >= 0 && tile < IDS && WHOLE[tile];
    }

    /**
     * Index into the layer's passability table, and for the lower layer the terrain table; -1 for
     * an id that draws nothing.
     */
    public static int chipIndex(int tile) {
        return tile < 0 || tile >= IDS ? -1 : CHIPS[tile];
    }

    /**
     * The source of the cell that an event without a charset shows for its graphic index (spec
     * map-scene 1.7).
     */
    public static int eventTile(int index) {
        return upperCell(index >= 1 && index < 144 ? index : 0);
    }

    private static void fillWater() {
        for (int tile = 0; tile < TileBlock.WATER.count(); tile++) {
            int set = tile / 1000;
            int corners = tile % 1000 / 50;
            int variant = tile % 50;
            CHIPS[tile] = (short) set;
            if (corners >= 16 || variant >= AutotileVariants.COUNT) {
                continue;
            }
            for (int q = 0; q < 4; q++) {
                int coast = AutotileVariants.coastRow(variant, q);
                int source;
                if ((corners >> q & 1) != 0) {
                    source = cell(0, set == 2 ? 6 : 5);
                } else if (coast == AutotileVariants.NO_EDGE) {
                    source = cell(0, set == 2 ? 7 : 4);
                } else {
                    source = cell(set == 1 ? 3 : 0, coast);
                }
                SOURCES[tile * 4 + q] = source + quarterOffset(q);
            }
            markWhole(tile);
        }
    }

    private static void fillAnimated() {
        for (int i = 0; i < TileBlock.ANIMATED.count(); i++) {
            setWhole(TileBlock.ANIMATED.first() + i, cell(3 + i / 50, 4), 3 + i / 50);
        }
    }

    private static void fillTerrain() {
        for (int i = 0; i < TileBlock.TERRAIN.count(); i++) {
            int tile = TileBlock.TERRAIN.first() + i;
            int k = i / 50;
            int column = k < 4 ? k % 2 * 3 : 6 + k % 2 * 3;
            int row = k < 4 ? 8 + k / 2 * 4 : (k - 4) / 2 * 4;
            CHIPS[tile] = (short) (6 + k);
            for (int q = 0; q < 4; q++) {
                int piece = AutotileVariants.terrainCell(i % 50, q);
                SOURCES[tile * 4 + q] =
                        cell(column + piece % 3, row + piece / 3) + quarterOffset(q);
            }
            markWhole(tile);
        }
    }

    private static int lowerCell(int e) {
        return e < 96 ? cell(12 + e % 6, e / 6) : cell(18 + (e - 96) % 6, (e - 96) / 6);
    }

    private static int upperCell(int f) {
        return f < 48 ? cell(18 + f % 6, 8 + f / 6) : cell(24 + (f - 48) % 6, (f - 48) / 6);
    }

    private static int cell(int column, int row) {
        return row * TILE << 16 | column * TILE;
    }

    private static int quarterOffset(int quarter) {
        return (quarter >> 1) * QUARTER << 16 | (quarter & 1) * QUARTER;
    }

    private static void setWhole(int tile, int cell, int chip) {
        CHIPS[tile] = (short) chip;
        WHOLE[tile] = true;
        for (int q = 0; q < 4; q++) {
            SOURCES[tile * 4 + q] = cell + quarterOffset(q);
        }
    }

    private static void markWhole(int tile) {
        int cell = SOURCES[tile * 4];
        boolean whole = true;
        for (int q = 1; q < 4; q++) {
            whole &= SOURCES[tile * 4 + q] == cell + quarterOffset(q);
        }
        WHOLE[tile] = whole;
    }
}
