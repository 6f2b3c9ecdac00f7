package org.vivarium.inspector.map;

import org.vivarium.assets.chipset.ChipsetGeometry;
import org.vivarium.assets.image.Image;

/**
 * The pixels of each tile of one chipset, at full size and at a half, a quarter, an eighth and a
 * sixteenth of it. A tile is composed when it is first asked for.
 */
final class TileRaster {
    static final int TILE = 16;

    /** The level at which a tile is a single pixel. */
    static final int COARSEST = 4;

    private static final int IDS = 10_144;
    private static final int[] NOTHING = {};

    private final Image chipset;
    private final int[] source;
    private final int[][][] tiles = new int[COARSEST + 1][IDS][];

    TileRaster(Image chipset) {
        this.chipset = chipset;
        source = chipset.pixels();
    }

    /**
     * Premultiplied ARGB of a tile, row by row; empty for one that draws nothing.
     *
     * @param level each is half as wide and high as the one before; 0 is 16x16
     */
    int[] tile(int id, int level) {
        if (id < 0 || id >= IDS) {
            return NOTHING;
        }
        int[] made = tiles[level][id];
        if (made == null) {
            made = level == 0 ? compose(id) : halve(tile(id, level - 1), TILE >> level);
            tiles[level][id] = made;
        }
        return made;
    }

    private int[] compose(int id) {
        int[] pixels = new int[TILE * TILE];
        boolean drawn = false;
        for (int quarter = 0; quarter < 4; quarter++) {
            int from = ChipsetGeometry.source(id, quarter, 0, 0);
            if (from != ChipsetGeometry.NOTHING) {
                int half = ChipsetGeometry.QUARTER;
                int to = (quarter >> 1) * half * TILE + (quarter & 1) * half;
                drawn |= copy(from & 0xFFFF, from >> 16, pixels, to);
            }
        }
        return drawn ? pixels : NOTHING;
    }

    /** Copies a quarter; false when every pixel of it is transparent. */
    private boolean copy(int left, int top, int[] pixels, int to) {
        int seen = 0;
        for (int y = 0; y < ChipsetGeometry.QUARTER; y++) {
            for (int x = 0; x < ChipsetGeometry.QUARTER; x++) {
                boolean inside = left + x < chipset.width() && top + y < chipset.height();
                int pixel = inside ? source[(top + y) * chipset.width() + left + x] : 0;
                pixels[to + y * TILE + x] = pixel;
                seen |= pixel;
            }
        }
        return seen != 0;
    }

    private static int[] halve(int[] fine, int side) {
        if (fine.length == 0) {
            return NOTHING;
        }
        int[] coarse = new int[side * side];
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                int at = 2 * y * 2 * side + 2 * x;
                coarse[y * side + x] =
                        mean(fine[at], fine[at + 1], fine[at + 2 * side], fine[at + 2 * side + 1]);
            }
        }
        return coarse;
    }

    private static int mean(int a, int b, int c, int d) {
        int mixed = 0;
        for (int shift = 0; shift < 32; shift += 8) {
            int sum =
                    (a >>> shift & 0xFF)
                            + (b >>> shift & 0xFF)
                            + (c >>> shift & 0xFF)
                            + (d >>> shift & 0xFF);
            mixed |= (sum + 2 >> 2) << shift;
        }
        return mixed;
    }
}
