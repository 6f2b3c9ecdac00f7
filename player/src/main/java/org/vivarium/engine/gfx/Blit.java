package org.vivarium.engine.gfx;

/**
 * Plain rectangles of bitmaps onto a frame, cut to it: what windows, faces, timers and backgrounds
 * are made of.
 */
public final class Blit {
    private Blit() {}

    /** The whole bitmap with its top left corner at (x, y), opaque. */
    public static void draw(int[] frame, Bitmap b, int x, int y) {
        draw(frame, b, 0, 0, b.width(), b.height(), x, y, 255);
    }

    /**
     * The source rectangle (sx, sy, w, h) at (x, y) with opacity 0..255; parts outside the bitmap
     * or frame are left out.
     */
    public static void draw(
            int[] frame, Bitmap b, int sx, int sy, int w, int h, int x, int y, int opacity) {
        int skipX = Math.max(0, Math.max(-x, -sx));
        int skipY = Math.max(0, Math.max(-y, -sy));
        int n = Math.min(w, Math.min(b.width() - sx, Frame.WIDTH - x)) - skipX;
        int rows = Math.min(h, Math.min(b.height() - sy, Frame.HEIGHT - y));
        if (n <= 0 || opacity <= 0) {
            return;
        }
        for (int r = skipY; r < rows; r++) {
            int from = (sy + r) * b.width() + sx + skipX;
            int at = (y + r) * Frame.WIDTH + x + skipX;
            if (b.indices() == null) {
                direct(frame, b.colours(), from, at, n, opacity);
            } else {
                indexed(frame, b.indices(), b.colours(), from, at, n, opacity);
            }
        }
    }

    private static void direct(int[] frame, int[] pixels, int from, int at, int n, int opacity) {
        for (int i = 0; i < n; i++) {
            int p = pixels[from + i];
            if (p != 0) {
                int d = frame[at + i];
                frame[at + i] = opacity >= 255 ? Pixel.over(d, p) : Pixel.over(d, p, opacity);
            }
        }
    }

    private static void indexed(
            int[] frame, byte[] indices, int[] colours, int from, int at, int n, int opacity) {
        if (opacity >= 255) {
            for (int i = 0; i < n; i++) {
                int p = colours[indices[from + i] & 255];
                if (p != 0) {
                    frame[at + i] = p;
                }
            }
        } else {
            for (int i = 0; i < n; i++) {
                int p = colours[indices[from + i] & 255];
                if (p != 0) {
                    frame[at + i] = Pixel.over(frame[at + i], p, opacity);
                }
            }
        }
    }

    /** As {@link #draw}, mirrored left to right. */
    public static void mirrored(int[] frame, Bitmap b, int sx, int sy, int w, int h, int x, int y) {
        for (int r = 0; r < h; r++) {
            for (int c = 0; c < w; c++) {
                point(frame, b, sx + w - 1 - c, sy + r, x + c, y + r);
            }
        }
    }

    /** One bitmap pixel to one frame pixel; nothing when either lies outside. */
    static void point(int[] frame, Bitmap b, int sx, int sy, int x, int y) {
        if (sx < 0 || sy < 0 || sx >= b.width() || sy >= b.height()) {
            return;
        }
        if (x < 0 || y < 0 || x >= Frame.WIDTH || y >= Frame.HEIGHT) {
            return;
        }
        int p = b.pixel(sx, sy);
        if (p != 0) {
            int at = y * Frame.WIDTH + x;
            frame[at] = Pixel.over(frame[at], p);
        }
    }

    /** Fills a rectangle, cut to the frame, with one opaque colour. */
    public static void fill(int[] frame, int x, int y, int w, int h, int argb) {
        int x0 = Math.max(0, x);
        int x1 = Math.min(Frame.WIDTH, x + w);
        for (int r = Math.max(0, y); r < Math.min(Frame.HEIGHT, y + h); r++) {
            for (int i = x0; i < x1; i++) {
                frame[r * Frame.WIDTH + i] = argb;
            }
        }
    }
}
