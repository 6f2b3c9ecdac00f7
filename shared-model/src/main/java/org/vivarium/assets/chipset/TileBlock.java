package org.vivarium.assets.chipset;

/** The kinds of tile that a tile id can name (spec map-scene 1.2). */
public enum TileBlock {
    /** Coasts and deep water: autotiles of three animation steps. */
    WATER(0, 3000),
    /** Three tiles of four animation steps. */
    ANIMATED(3000, 150),
    /** Twelve terrain autotiles. */
    TERRAIN(4000, 600),
    /** Whole tiles of the lower layer. */
    LOWER(5000, 144),
    /** Whole tiles of the upper layer. */
    UPPER(10_000, 144),
    /** An id between the blocks: nothing is drawn. */
    NONE(0, 0);

    private final int first;
    private final int count;

    TileBlock(int first, int count) {
        this.first = first;
        this.count = count;
    }

    /** The block's first tile id. */
    public int first() {
        return first;
    }

    /** How many ids the block spans. */
    public int count() {
        return count;
    }

    public static TileBlock of(int tile) {
        if (tile < 0) {
            return NONE;
        }
        if (tile < 3000) {
            return WATER;
        }
        if (tile < 5000) {
            return tile < 3150 ? ANIMATED : tile >= 4000 && tile < 4600 ? TERRAIN : NONE;
        }
        return tile < 5144 ? LOWER : tile >= 10_000 && tile < 10_144 ? UPPER : NONE;
    }
}
