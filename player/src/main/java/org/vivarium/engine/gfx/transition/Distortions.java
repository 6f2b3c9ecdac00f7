package org.vivarium.engine.gfx.transition;

import java.util.Arrays;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.Sampling;
import org.vivarium.engine.gfx.Trig;

/** Transitions that bend one picture: zoom, mosaic and wave (spec screen 5.3, 5.5). */
final class Distortions {
    private static final int W = Frame.WIDTH;
    private static final int H = Frame.HEIGHT;
    private static final int STEPS = TransitionPainter.STEPS;

    /** The source column of each column of the frame. */
    private final int[] columns = new int[W];

    /** The source row shown last. */
    private int shown;

    /** Zoom step z 0..40 towards the focus, as measured on the original. */
    void zoom(int[] display, int[] from, int z, int focusX, int focusY) {
        int step = Math.clamp(z, 0, STEPS - 1);
        int w = size(W, step);
        int h = size(H, step);
        int left = position(W, w, focusX, step);
        int top = position(H, h, focusY, step);
        for (int x = 0; x < W; x++) {
            columns[x] = left + Sampling.centre(x, w, W);
        }
        for (int y = 0; y < H; y++) {
            row(display, from, y, top + Sampling.centre(y, h, H));
        }
    }

    /**
     * Fills row {@code y} with the source row {@code v} through the table of columns; rows that
     * show the same one are equal.
     */
    private void row(int[] display, int[] from, int y, int v) {
        if (y > 0 && v == shown) {
            System.arraycopy(display, (y - 1) * W, display, y * W, W);
            return;
        }
        shown = v;
        for (int x = 0; x < W; x++) {
            display[y * W + x] = from[v * W + columns[x]];
        }
    }

    private static int size(int length, int z) {
        return length * (STEPS - z) / STEPS;
    }

    private static int position(int length, int size, int focus, int z) {
        double centre = focus + (length / 2.0 - focus) * (STEPS - z) / (STEPS + z);
        return Math.clamp((int) (centre - size / 2.0), 0, length - size);
    }

    /** Mosaic with cells of z+1 pixels that jitter from step to step. */
    void mosaic(int[] display, int[] from, int z, int seed) {
        int m = z + 1;
        int o = m / 2;
        int r = jitter(seed, z);
        for (int x = 0; x < W; x++) {
            columns[x] = Math.clamp((x + r + o) / m * m - o, 0, W - 1);
        }
        for (int y = 0; y < H; y++) {
            row(display, from, y, Math.clamp((y + r + o) / m * m - o, 0, H - 1));
        }
    }

    /** A number from 0 to z that only depends on the seed. */
    private static int jitter(int seed, int z) {
        long h = (seed * 0x9E3779B97F4A7C15L + z) * 0xBF58476D1CE4E5B9L;
        return (int) ((h ^ h >>> 31) >>> 33) % (z + 1);
    }

    /** Rows shifted along a sine of amplitude 2p. */
    static void wave(int[] display, int[] from, int p) {
        Arrays.fill(display, Frame.BLACK);
        for (int y = 0; y < H; y++) {
            double angle = p * 5 * Math.PI / 40 + Math.PI + y * 2 * Math.PI / 32;
            int shift = (int) (2 * p * Trig.sin(angle));
            Pieces.copy(from, display, 0, y, W, 1, shift, 0);
        }
    }
}
