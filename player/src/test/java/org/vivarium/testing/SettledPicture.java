package org.vivarium.testing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.vivarium.engine.gfx.Frame;

/**
 * What a scene looked like over two thirds of a second, long enough to see everything that blinks
 * in each of its phases, in the 16-bit colours of the original's output; and where it showed text.
 */
final class SettledPicture {
    /** The phases of the slowest thing that blinks, the arrows of windows. */
    static final int FRAMES = 40;

    private final List<short[]> phases = new ArrayList<>();
    private final boolean[] text = new boolean[Frame.WIDTH * Frame.HEIGHT];

    /** Adds a frame as it is, and as it is with full and with empty letters. */
    void add(int[] frame, int[] full, int[] empty) {
        short[] cut = cut(frame);
        if (phases.stream().noneMatch(p -> Arrays.equals(p, cut))) {
            phases.add(cut);
        }
        for (int i = 0; i < text.length; i++) {
            text[i] |= full[i] != empty[i];
        }
    }

    /**
     * Compares with a picture of the original, text left out. A pixel agrees when it does in any
     * phase: cursors and arrows blink independently of each other.
     *
     * @param steps of 16-bit colour by which channels may differ; a step of green counts two of its
     *     own
     */
    Difference compare(int[] original, int steps) {
        short[] wanted = cut(original);
        Difference out = new Difference();
        for (int i = 0; i < wanted.length; i++) {
            if (!text[i] && !agrees(i, wanted[i], steps)) {
                out.add(i % Frame.WIDTH, i / Frame.WIDTH);
            }
        }
        return out;
    }

    private boolean agrees(int at, int wanted, int steps) {
        for (short[] phase : phases) {
            if (near(phase[at], wanted, steps)) {
                return true;
            }
        }
        return false;
    }

    /** Whether two pixels are equal in 16-bit colour, to some steps. */
    static boolean agree(int p, int q, int steps) {
        return near(cut(p), cut(q), steps);
    }

    private static boolean near(int p, int q, int steps) {
        return Math.abs((p >> 11 & 31) - (q >> 11 & 31)) <= steps
                && Math.abs((p >> 5 & 63) - (q >> 5 & 63)) <= 2 * steps
                && Math.abs((p & 31) - (q & 31)) <= steps;
    }

    private static short cut(int p) {
        return (short) ((p >> 8 & 0xF800) | (p >> 5 & 0x7E0) | (p >> 3 & 0x1F));
    }

    private static short[] cut(int[] pixels) {
        short[] out = new short[pixels.length];
        for (int i = 0; i < out.length; i++) {
            out[i] = cut(pixels[i]);
        }
        return out;
    }

    /** How many pixels differ, and the rectangle around them. */
    static final class Difference {
        private int count;
        private int left = Frame.WIDTH;
        private int top = Frame.HEIGHT;
        private int right;
        private int bottom;

        void add(int x, int y) {
            count++;
            left = Math.min(left, x);
            top = Math.min(top, y);
            right = Math.max(right, x + 1);
            bottom = Math.max(bottom, y + 1);
        }

        int count() {
            return count;
        }

        @Override
        public String toString() {
            return count == 0
                    ? "no pixel differs"
                    : "%d pixels differ within x %d, y %d, %d wide, %d high"
                            .formatted(count, left, top, right - left, bottom - top);
        }
    }
}
