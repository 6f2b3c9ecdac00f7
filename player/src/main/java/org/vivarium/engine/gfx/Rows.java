package org.vivarium.engine.gfx;

/**
 * Composes one row of premultiplied pixels onto a frame: the innermost loops every sprite ends in.
 * The target row is brought into an array of its own first and back afterwards: loops whose arrays
 * run in step are those the compiler turns into vector code.
 */
final class Rows {
    private final int[] under = new int[Frame.WIDTH];

    /**
     * Composes {@code row[0..n-1]} onto {@code frame[at..at+n-1]}.
     *
     * @param kind what the row's pixels can be
     */
    void compose(int[] row, int[] frame, int at, int n, Bitmap.Kind kind) {
        if (kind == Bitmap.Kind.OPAQUE) {
            System.arraycopy(row, 0, frame, at, n);
            return;
        }
        System.arraycopy(frame, at, under, 0, n);
        if (kind == Bitmap.Kind.MASK) {
            mask(row, under, n);
        } else {
            over(row, under, n);
        }
        System.arraycopy(under, 0, frame, at, n);
    }

    /** Multiplies the first n pixels by an opacity of 1..255. */
    static void fade(int[] row, int n, int opacity) {
        if (opacity >= 255) {
            return;
        }
        for (int i = 0; i < n; i++) {
            row[i] = Pixel.scale(row[i], opacity);
        }
    }

    private static void mask(int[] row, int[] under, int n) {
        for (int i = 0; i < n; i++) {
            under[i] = row[i] | (under[i] & ~(row[i] >> 31));
        }
    }

    private static void over(int[] row, int[] under, int n) {
        for (int i = 0; i < n; i++) {
            under[i] = (row[i] + Pixel.scale(under[i], 255 - (row[i] >>> 24))) | Frame.BLACK;
        }
    }
}
