package org.vivarium.engine.gfx;

/**
 * Composes one row of premultiplied pixels onto a frame: the innermost loops every sprite ends in.
 * Ranges must lie inside both arrays.
 */
final class Rows {
    private Rows() {}

    /** Copies where every source pixel is opaque; draws at the given opacity otherwise. */
    static void compose(
            int[] from, int fromAt, int[] frame, int at, int n, Bitmap.Kind kind, int opacity) {
        if (opacity < 255) {
            blend(from, fromAt, frame, at, n, opacity);
        } else if (kind == Bitmap.Kind.OPAQUE) {
            System.arraycopy(from, fromAt, frame, at, n);
        } else if (kind == Bitmap.Kind.MASK) {
            mask(from, fromAt, frame, at, n);
        } else {
            over(from, fromAt, frame, at, n);
        }
    }

    private static void mask(int[] from, int fromAt, int[] frame, int at, int n) {
        for (int i = 0; i < n; i++) {
            int s = from[fromAt + i];
            int keep = (s >> 31) ^ -1;
            frame[at + i] = s | (frame[at + i] & keep);
        }
    }

    private static void over(int[] from, int fromAt, int[] frame, int at, int n) {
        for (int i = 0; i < n; i++) {
            int s = from[fromAt + i];
            if (s != 0) {
                frame[at + i] = Pixel.over(frame[at + i], s);
            }
        }
    }

    private static void blend(int[] from, int fromAt, int[] frame, int at, int n, int opacity) {
        for (int i = 0; i < n; i++) {
            int s = Pixel.scale(from[fromAt + i], opacity);
            frame[at + i] = (s + Pixel.scale(frame[at + i], 255 - (s >>> 24))) | 0xFF000000;
        }
    }
}
