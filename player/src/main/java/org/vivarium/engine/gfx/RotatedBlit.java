package org.vivarium.engine.gfx;

/**
 * Rotated and zoomed sprites: every screen pixel centre is mapped back into the source and takes
 * the texel {@code (ceil(u)-1, ceil(v)-1)} (spec screen 1.6). Numbers are 1/65536: sine, cosine and
 * zoom are cut to that, the way back is rounded to it. Centres that fall on a texel's edge decide
 * by these last bits, and so they come out as recorded.
 */
final class RotatedBlit {
    private static final long ONE = 65536;
    private static final long HALF = ONE / 2;

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
        long forthXx = times(cut(cos), cut(s.zoomX));
        long forthXy = -times(cut(sin), cut(s.zoomY));
        long forthYx = times(cut(sin), cut(s.zoomX));
        long forthYy = times(cut(cos), cut(s.zoomY));
        double originX = s.x * ONE - forthXx * s.anchorX - forthXy * s.anchorY;
        double originY = s.y * ONE - forthYx * s.anchorX - forthYy * s.anchorY;
        double area = (double) forthXx * forthYy - (double) forthXy * forthYx;
        long backXx = rounded(forthYy / area * ONE);
        long backXy = rounded(-forthXy / area * ONE);
        long backX = rounded((forthXy * originY - forthYy * originX) / area);
        long backYx = rounded(-forthYx / area * ONE);
        long backYy = rounded(forthXx / area * ONE);
        long backY = rounded((forthYx * originX - forthXx * originY) / area);
        long px = x0 * ONE + HALF;
        for (int y = y0; y < y1; y++) {
            long py = y * ONE + HALF;
            long u = times(backXx, px, backXy, py) + backX;
            long v = times(backYx, px, backYy, py) + backY;
            row(frame, y * Frame.WIDTH, x0, x1, s, colours, u, v, backXx, backYx);
        }
    }

    private static long cut(double v) {
        return (long) (v * ONE);
    }

    private static long rounded(double v) {
        return (long) Math.floor(v * ONE + 0.5);
    }

    private static long times(long a, long b) {
        return a * b + HALF >> 16;
    }

    private static long times(long a, long b, long c, long d) {
        return a * b + c * d + HALF >> 16;
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
            int tx = (int) (u - 1 >> 16);
            int ty = (int) (v - 1 >> 16);
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
