package org.vivarium.engine.gfx.transition;

import org.vivarium.engine.gfx.Frame;

/** Moves rectangles of one whole picture into another, cut to the frame. */
final class Pieces {
    private static final int W = Frame.WIDTH;
    private static final int H = Frame.HEIGHT;

    private Pieces() {}

    /** The rectangle (x, y, w, h) of {@code from}, moved by (dx, dy). */
    static void copy(int[] from, int[] to, int x, int y, int w, int h, int dx, int dy) {
        int x0 = Math.max(0, Math.max(x, -dx));
        int x1 = Math.min(W, Math.min(x + w, W - dx));
        int y0 = Math.max(0, Math.max(y, -dy));
        int y1 = Math.min(H, Math.min(y + h, H - dy));
        for (int r = y0; r < y1 && x0 < x1; r++) {
            System.arraycopy(from, r * W + x0, to, (r + dy) * W + x0 + dx, x1 - x0);
        }
    }

    /**
     * The parts of {@code outer} pushed out of the middle by dx to the sides and dy up and down,
     * {@code inner} in the gaps. With 0 a picture isn't cut in that direction.
     */
    static void divide(int[] display, int[] outer, int[] inner, int dx, int dy) {
        System.arraycopy(inner, 0, display, 0, display.length);
        for (int part = 0; part < 4; part++) {
            int sx = (part & 1) == 0 ? -1 : 1;
            int sy = part < 2 ? -1 : 1;
            copy(
                    outer,
                    display,
                    sx < 0 ? 0 : W / 2,
                    sy < 0 ? 0 : H / 2,
                    W / 2,
                    H / 2,
                    sx * dx,
                    sy * dy);
        }
    }
}
