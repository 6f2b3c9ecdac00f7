package org.vivarium.engine.map;

import org.vivarium.assets.chipset.AutotileVariants;
import org.vivarium.assets.chipset.ChipsetGeometry;
import org.vivarium.engine.state.MapState;

/**
 * Writes tiles into the map in play (Rewrite Map of the Maniac Patch, spec event-commands 3015).
 * Tiles are named by their place in the chipset, as in its passability tables; autotiles are joined
 * to their neighbours as an editor does it. What was written lasts until the map is left.
 *
 * <p>How water of two depths meets was read off the maps of the test game: a coast runs where a
 * neighbour is no water or belongs to the other coast, and a quarter shows the other depth when its
 * two sides and its corner all have it.
 */
public final class TileWriter {
    private static final int WATER_STRIDE = 1000;
    private static final int WATER_END = 3000;
    private static final int STRIDE = 50;
    private static final int DEEP = 2;
    private static final int FIRST_ANIMATED_CHIP = 3;
    private static final int FIRST_TERRAIN_CHIP = 6;
    private static final int NONE = -1;

    /** The neighbours in the order of the bits of a mask, the highest first. */
    private static final int[] DX = {-1, 0, 1, -1, 1, -1, 0, 1};

    private static final int[] DY = {-1, -1, -1, 0, 0, 1, 1, 1};

    /** Bits of the two sides and the corner of each quarter. */
    private static final int[] CORNERS = {0b110_10_000, 0b011_01_000, 0b000_10_110, 0b000_01_011};

    private final MapWorld world;
    private final MapState state;

    TileWriter(MapWorld world) {
        this.world = world;
        this.state = world.state.map;
    }

    /** Whether a chipset has a tile of this number: 162 lower ones, 144 upper ones. */
    public static boolean exists(boolean upper, int chip) {
        return chip >= 0 && chip < (upper ? ChipTables.UPPER : ChipTables.LOWER);
    }

    /**
     * Puts a tile on the map; outside of it nothing happens.
     *
     * @param chip number of the tile in its layer's half of the chipset
     */
    public void put(boolean upper, int x, int y, int chip) {
        if (world.grid.inside(x, y)) {
            world.grid.write(upper, x, y, upper ? MapGrid.FIRST_F + chip : plain(chip));
            state.revision++;
        }
    }

    /** The number of the tile at a place, 0 outside of the map. */
    public int chip(boolean upper, int x, int y) {
        if (!world.grid.inside(x, y)) {
            return 0;
        }
        int tile = upper ? world.grid.upperTile(x, y) : world.grid.lowerTile(x, y);
        return Math.max(0, ChipsetGeometry.chipIndex(tile));
    }

    /** The tile id of a lower chip; an autotile's is that of its middle. */
    private static int plain(int chip) {
        if (chip < FIRST_ANIMATED_CHIP) {
            return chip * WATER_STRIDE;
        }
        if (chip < FIRST_TERRAIN_CHIP) {
            return WATER_END + (chip - FIRST_ANIMATED_CHIP) * STRIDE;
        }
        return chip < ChipTables.BLOCK_E
                ? MapGrid.FIRST_D + (chip - FIRST_TERRAIN_CHIP) * STRIDE
                : MapGrid.FIRST_E + chip - ChipTables.BLOCK_E;
    }

    /**
     * Joins the lower layer's autotiles in a rectangle, and those around it, to their neighbours.
     */
    public void join(int x, int y, int width, int height) {
        int right = (int) Math.min(world.grid.width() - 1L, (long) x + width);
        int bottom = (int) Math.min(world.grid.height() - 1L, (long) y + height);
        for (int row = Math.max(0, y - 1); row <= bottom; row++) {
            for (int column = Math.max(0, x - 1); column <= right; column++) {
                int id = world.grid.lowerId(column, row);
                int joined = joined(id, column, row);
                if (joined != id) {
                    world.grid.write(false, column, row, joined);
                    state.revision++;
                }
            }
        }
    }

    private int joined(int id, int x, int y) {
        if (id >= 0 && id < WATER_END) {
            int set = id / WATER_STRIDE;
            int variant = AutotileVariants.variantFor(neighbours(x, y, set, false));
            return set * WATER_STRIDE + depths(x, y, set) * STRIDE + variant;
        }
        if (id >= MapGrid.FIRST_D && id < MapGrid.END_D) {
            int block = (id - MapGrid.FIRST_D) / STRIDE;
            int variant =
                    AutotileVariants.variantFor(
                            neighbours(x, y, block + FIRST_TERRAIN_CHIP, false));
            return MapGrid.FIRST_D + block * STRIDE + variant;
        }
        return id;
    }

    /** Bits of the quarters in which the other depth of water shows. */
    private int depths(int x, int y, int set) {
        int other = neighbours(x, y, set, true);
        int bits = 0;
        for (int quarter = 0; quarter < CORNERS.length; quarter++) {
            if ((other & CORNERS[quarter]) == CORNERS[quarter]) {
                bits |= 1 << quarter;
            }
        }
        return bits;
    }

    /** A mask of the neighbours that continue an autotile, or are water of the other depth. */
    private int neighbours(int x, int y, int kind, boolean otherDepth) {
        int mask = 0;
        for (int n = 0; n < DX.length; n++) {
            int there = kind(world.grid.wrapX(x + DX[n]), world.grid.wrapY(y + DY[n]));
            boolean counts =
                    otherDepth
                            ? isWater(there) && (there == DEEP) != (kind == DEEP)
                            : there == NONE || there == kind || meets(there, kind);
            mask = mask << 1 | (counts ? 1 : 0);
        }
        return mask;
    }

    /** Deep water continues either coast. */
    private static boolean meets(int a, int b) {
        return isWater(a) && isWater(b) && (a == DEEP || b == DEEP);
    }

    private static boolean isWater(int kind) {
        return kind >= 0 && kind < FIRST_ANIMATED_CHIP;
    }

    /** The lower chip of a place, {@link #NONE} outside of the map: there everything goes on. */
    private int kind(int x, int y) {
        return world.grid.inside(x, y) ? world.grid.lowerChip(x, y) : NONE;
    }
}
