package org.vivarium.engine.map;

import org.vivarium.assets.chipset.ChipFlags;
import org.vivarium.assets.chipset.ChipsetGeometry;
import org.vivarium.engine.map.draw.TileField;
import org.vivarium.engine.state.MapState;

/**
 * The tiles of the current map and what the chipset in force says about them, as primitive arrays:
 * everything collision asks for every moving character. Looks through tile substitution (spec
 * map-scene 1.2, 1.6, 4.1, 4.5, 4.6).
 */
public final class MapGrid implements TileField {
    static final int FIRST_D = 4000;
    static final int END_D = 4600;
    static final int FIRST_E = 5000;
    static final int FIRST_F = 10_000;
    private static final int SUBSTITUTABLE = 144;
    private static final int AUTOTILE_STRIDE = 50;

    /** Variants of a D autotile whose northern neighbour is another tile: feet of a wall. */
    private static final long NORTH_DIFFERS =
            variants(20, 23) | variants(33, 37) | bits(42, 43, 45, 46);

    private final MapState state;
    private short[] lower = {0};
    private short[] upper = {(short) FIRST_F};
    private ChipTables chips = ChipTables.open(0);

    /** Another number for every map taken over. */
    private int identity;

    /** Another number for every chipset taken over. */
    private int chipsIdentity;

    int width = 1;
    int height = 1;
    boolean loopX;
    boolean loopY;

    public MapGrid(MapState state) {
        this.state = state;
    }

    private static long variants(int from, int to) {
        return (1L << to + 1) - (1L << from);
    }

    private static long bits(int... positions) {
        long set = 0;
        for (int p : positions) {
            set |= 1L << p;
        }
        return set;
    }

    /** Takes over another map. */
    void use(MapData map) {
        identity++;
        width = map.width();
        height = map.height();
        loopX = map.loopX();
        loopY = map.loopY();
        lower = layer(map.lower(), state.lowerCells);
        upper = layer(map.upper(), state.upperCells);
    }

    /** A layer as its file has it, or as it was rewritten in play. */
    private static short[] layer(short[] file, int[] rewritten) {
        if (rewritten.length != file.length) {
            return file;
        }
        short[] cells = new short[file.length];
        for (int n = 0; n < cells.length; n++) {
            cells[n] = (short) rewritten[n];
        }
        return cells;
    }

    /** Writes a tile into the map in play; the map's file stays as it is. */
    void write(boolean upperLayer, int x, int y, int tile) {
        int cell = x + y * width;
        if (upperLayer) {
            if (state.upperCells.length != upper.length) {
                upper = upper.clone();
                state.upperCells = widened(upper);
            }
            upper[cell] = (short) tile;
            state.upperCells[cell] = tile;
        } else {
            if (state.lowerCells.length != lower.length) {
                lower = lower.clone();
                state.lowerCells = widened(lower);
            }
            lower[cell] = (short) tile;
            state.lowerCells[cell] = tile;
        }
    }

    private static int[] widened(short[] cells) {
        int[] wide = new int[cells.length];
        for (int n = 0; n < wide.length; n++) {
            wide[n] = cells[n];
        }
        return wide;
    }

    void useChips(ChipTables tables) {
        chipsIdentity++;
        chips = tables;
    }

    ChipTables chips() {
        return chips;
    }

    @Override
    public int width() {
        return width;
    }

    @Override
    public int height() {
        return height;
    }

    @Override
    public boolean loopsX() {
        return loopX;
    }

    @Override
    public boolean loopsY() {
        return loopY;
    }

    @Override
    public int lowerTile(int x, int y) {
        int id = lower[x + y * width];
        int e = id - FIRST_E;
        return e >= 0 && e < SUBSTITUTABLE ? FIRST_E + (state.lowerTiles[e] & 0xFF) : id;
    }

    @Override
    public int upperTile(int x, int y) {
        int id = upper[x + y * width];
        int f = id - FIRST_F;
        return f >= 0 && f < SUBSTITUTABLE ? FIRST_F + (state.upperTiles[f] & 0xFF) : id;
    }

    @Override
    public boolean lowerIsAbove(int tile) {
        int chip = ChipsetGeometry.chipIndex(tile);
        return chip >= 0 && (chips.lower[chip] & (ChipFlags.ABOVE | ChipFlags.WALL)) != 0;
    }

    @Override
    public boolean upperIsAbove(int tile) {
        int chip = ChipsetGeometry.chipIndex(tile);
        return chip >= 0 && (chips.upper[chip] & ChipFlags.ABOVE) != 0;
    }

    @Override
    public int mapIdentity() {
        return identity;
    }

    @Override
    public int chipsetIdentity() {
        return chipsIdentity;
    }

    @Override
    public int tileRevision() {
        return state.revision;
    }

    public boolean inside(int x, int y) {
        return x >= 0 && y >= 0 && x < width && y < height;
    }

    public int wrapX(int x) {
        return loopX ? Math.floorMod(x, width) : x;
    }

    public int wrapY(int y) {
        return loopY ? Math.floorMod(y, height) : y;
    }

    int lowerId(int x, int y) {
        return lower[x + y * width];
    }

    /** Entry of the lower chip table for a tile inside the map. */
    int lowerChip(int x, int y) {
        int id = lower[x + y * width];
        if (id < 0) {
            return 0;
        }
        if (id < 3000) {
            return id / 1000;
        }
        if (id < 3150) {
            return 3 + (id - 3000) / AUTOTILE_STRIDE;
        }
        if (id >= FIRST_D && id < END_D) {
            return 6 + (id - FIRST_D) / AUTOTILE_STRIDE;
        }
        int e = id - FIRST_E;
        return e >= 0 && e < SUBSTITUTABLE ? ChipTables.BLOCK_E + (state.lowerTiles[e] & 0xFF) : 0;
    }

    /** Passability flags of the lower tile. */
    int lowerFlags(int x, int y) {
        return chips.lower[lowerChip(x, y)];
    }

    /** Passability flags of the upper tile. */
    int upperFlags(int x, int y) {
        int f = upper[x + y * width] - FIRST_F;
        return chips.upper[f >= 0 && f < SUBSTITUTABLE ? state.upperTiles[f] & 0xFF : 0];
    }

    /** Passability flags of an event's tile graphic. */
    int graphicFlags(int tile) {
        return chips.upper[tile & 0xFF];
    }

    /** Whether the lower tile lets pass through an edge (spec map-scene 4.2). */
    boolean lowerOk(int bit, int x, int y) {
        int flags = lowerFlags(x, y);
        int id = lower[x + y * width];
        if ((flags & ChipFlags.WALL) != 0 && id >= FIRST_D && id < END_D) {
            int variant = (id - FIRST_D) % AUTOTILE_STRIDE;
            if ((NORTH_DIFFERS >> variant & 1) != 0) {
                return true;
            }
        }
        return (flags & bit) != 0;
    }

    /** Terrain id at a tile; outside of the map that of lower chip 0 (spec map-scene 4.5). */
    public int terrain(int x, int y) {
        int wx = wrapX(x);
        int wy = wrapY(y);
        return chips.terrain[inside(wx, wy) ? lowerChip(wx, wy) : 0];
    }

    /** Whether one can talk across the tile (spec map-scene 4.6). */
    public boolean counter(int x, int y) {
        return inside(x, y)
                && upper[x + y * width] >= FIRST_F
                && (upperFlags(x, y) & ChipFlags.COUNTER) != 0;
    }

    /**
     * The edge crossed on the way from one tile to a neighbour, as a flag bit; both bits for a
     * diagonal (spec map-scene 4.1). Coordinates are not wrapped.
     */
    static int edge(int fromX, int fromY, int toX, int toY) {
        int horizontal = toX > fromX ? ChipFlags.RIGHT : toX < fromX ? ChipFlags.LEFT : 0;
        int vertical = toY > fromY ? ChipFlags.DOWN : toY < fromY ? ChipFlags.UP : 0;
        return horizontal | vertical;
    }
}
