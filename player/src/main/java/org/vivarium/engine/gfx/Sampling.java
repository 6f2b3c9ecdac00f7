package org.vivarium.engine.gfx;

/** Nearest-neighbour positions of stretched pictures, exact (spec screen 1.6). */
public final class Sampling {
    private Sampling() {}

    /**
     * The texel of destination pixel {@code i} when {@code sw} source pixels become {@code dw},
     * sampled at centres.
     */
    public static int centre(int i, int sw, int dw) {
        long step = step(sw, dw);
        return Math.clamp((i * step + offset(step)) >> 16, 0, sw - 1);
    }

    private static long step(int sw, int dw) {
        return 65536L * sw / dw;
    }

    private static long offset(long step) {
        return ((32768 * step + 32768) >> 16) - 1;
    }

    /** The same, sampled at the texel's corner: {@code floor(i*sw/dw)}. */
    public static int corner(int i, int sw, int dw) {
        return (int) ((long) i * sw / dw);
    }

    /**
     * Fills {@code map[0..n-1]} with texels of destination pixels {@code from..from+n-1}, counted
     * from the right when mirrored.
     */
    static void fill(
            int[] map, int from, int n, int sw, int dw, Sprite.Zoom zoom, boolean mirrored) {
        if (zoom == Sprite.Zoom.CENTRE) {
            long step = step(sw, dw);
            long t = from * step + offset(step);
            for (int k = 0; k < n; k++, t += step) {
                map[k] = Math.min((int) (t >> 16), sw - 1);
            }
        } else {
            for (int k = 0; k < n; k++) {
                map[k] = corner(from + k, sw, dw);
            }
        }
        if (mirrored) {
            for (int k = 0; k < n; k++) {
                map[k] = sw - 1 - map[k];
            }
        }
    }

    static int at(int i, int sw, int dw, Sprite.Zoom zoom) {
        return zoom == Sprite.Zoom.CENTRE ? centre(i, sw, dw) : corner(i, sw, dw);
    }

    /** Rounds half to even, as the original does with positions and sizes of pictures. */
    public static int roundEven(double v) {
        return (int) Math.rint(v);
    }
}
