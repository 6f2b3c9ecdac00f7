package org.vivarium.app.build.art;

/** Repeatable randomness for textures: the same place always gives the same value. */
final class Noise {
    private Noise() {}

    /** A value from 0 to 1 for a pixel. */
    static double at(int x, int y, int seed) {
        int h = x * 374_761_393 + y * 668_265_263 + seed * 1_274_126_177;
        h = (h ^ h >>> 13) * 1_103_515_245;
        h ^= h >>> 16;
        return (h & 0xFFFF) / 65_536.0;
    }

    /** A value from 0 to 1 that changes smoothly, repeating after {@code period} pixels. */
    static double smooth(double x, double y, int cell, int period, int seed) {
        double gx = x / cell;
        double gy = y / cell;
        int cells = period / cell;
        int ix = (int) Math.floor(gx);
        int iy = (int) Math.floor(gy);
        double fx = gx - ix;
        double fy = gy - iy;
        fx = fx * fx * (3 - 2 * fx);
        fy = fy * fy * (3 - 2 * fy);
        double top = mix(corner(ix, iy, cells, seed), corner(ix + 1, iy, cells, seed), fx);
        double bottom =
                mix(corner(ix, iy + 1, cells, seed), corner(ix + 1, iy + 1, cells, seed), fx);
        return mix(top, bottom, fy);
    }

    private static double corner(int x, int y, int cells, int seed) {
        return at(Math.floorMod(x, cells), Math.floorMod(y, cells), seed);
    }

    private static double mix(double a, double b, double share) {
        return a + (b - a) * share;
    }

    /** A threshold from 0 to 1 that spreads two shades evenly over an area. */
    static double dither(int x, int y) {
        int[] bayer = {0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5};
        return (bayer[Math.floorMod(y, 4) * 4 + Math.floorMod(x, 4)] + 0.5) / 16;
    }
}
