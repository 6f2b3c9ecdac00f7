package org.vivarium.engine.gfx;

/**
 * Rotated and zoomed sprites: every screen pixel centre is mapped back into the source and takes
 * the texel {@code (ceil(u)-1, ceil(v)-1)} (spec screen 1.6). Steps in 32-bit fixed point.
 */
final class RotatedBlit {
    private static final double ONE = 4294967296.0;

    private RotatedBlit() {}

    static void draw(int[] frame, Sprite s, int[] colours) {
        double cos = Trig.cos(s.angle);
        double sin = Trig.sin(s.angle);
        double halfX = extent(s.cellWidth, s.anchorX) * s.zoomX;
        double halfY = extent(s.cellHeight, s.anchorY) * s.zoomY;
        double reachX = Math.abs(cos) * halfX + Math.abs(sin) * halfY + 1;
        double reachY = Math.abs(sin) * halfX + Math.abs(cos) * halfY + 1;
        int x0 = (int) Math.max(0, s.x - reachX);
        int x1 = (int) Math.min(Frame.WIDTH, s.x + reachX + 1);
        int y0 = (int) Math.max(0, s.y - reachY);
        int y1 = (int) Math.min(Frame.HEIGHT, s.y + reachY + 1);
        long du = (long) (cos / s.zoomX * ONE);
        long dv = (long) (-sin / s.zoomY * ONE);
        for (int y = y0; y < y1; y++) {
            double px = x0 + 0.5 - s.x;
            double py = y + 0.5 - s.y;
            long u = (long) ((s.anchorX + (px * cos + py * sin) / s.zoomX) * ONE);
            long v = (long) ((s.anchorY + (py * cos - px * sin) / s.zoomY) * ONE);
            row(frame, y * Frame.WIDTH, x0, x1, s, colours, u, v, du, dv);
        }
    }

    private static int extent(int size, int anchor) {
        return Math.max(anchor, size - anchor);
    }

    private static void row(
            int[] frame,
            int rowAt,
            int x0,
            int x1,
            Sprite s,
            int[] colours,
            long u,
            long v,
            long du,
            long dv) {
        byte[] indices = s.bitmap.indices();
        int stride = s.bitmap.width();
        for (int x = x0; x < x1; x++, u += du, v += dv) {
            int tx = (int) ((u - 1) >> 32);
            int ty = (int) ((v - 1) >> 32);
            if (tx < 0 || ty < 0 || tx >= s.cellWidth || ty >= s.cellHeight) {
                continue;
            }
            int sx = s.cellX + (s.mirrored ? s.cellWidth - 1 - tx : tx);
            int sy = s.cellY + (s.upsideDown ? s.cellHeight - 1 - ty : ty);
            int at = sy * stride + sx;
            int p = indices == null ? colours[at] : colours[indices[at] & 255];
            int opacity = s.opacityOfRow(ty);
            if (p != 0 && opacity > 0) {
                frame[rowAt + x] =
                        opacity >= 255
                                ? Pixel.over(frame[rowAt + x], p)
                                : Pixel.over(frame[rowAt + x], p, opacity);
            }
        }
    }
}
