package org.vivarium.engine.gfx;

/**
 * Rotated and zoomed sprites: every screen pixel centre is mapped back into the source and takes
 * the texel {@code (ceil(u)-1, ceil(v)-1)} (spec screen 1.6). Pictures are sampled where the
 * pixel's corner falls instead, as two photographs of turning pictures of the original show to the
 * pixel, and as a zoom does it there. Numbers are 1/65536: sine, cosine and zoom are cut to that,
 * the way back is rounded to it. Centres that fall on a texel's edge decide by these last bits, and
 * so they come out as recorded.
 */
final class RotatedBlit {
    private static final long ONE = 65536;
    private static final long HALF = ONE / 2;

    private final Fading fading;
    private final Rows rows;
    private final int[] row = new int[Frame.WIDTH];

    RotatedBlit(Fading fading, Rows rows) {
        this.fading = fading;
        this.rows = rows;
    }

    void draw(int[] frame, Sprite s, int[] colours) {
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
        int[] upper = fading.top(s.bitmap, colours, s.opacity);
        int[] lower = s.split == 0 ? upper : fading.bottom(s.bitmap, colours, s.bottomOpacity);
        int least = s.split == 0 ? s.opacity : Math.min(s.opacity, s.bottomOpacity);
        Bitmap.Kind kind = Fading.kind(s.bitmap, least);
        boolean atCentres = s.zoom == Sprite.Zoom.CENTRE;
        long within = atCentres ? HALF : 0;
        int edge = atCentres ? 1 : 0;
        long px = x0 * ONE + within;
        for (int y = y0; y < y1; y++) {
            long py = y * ONE + within;
            long u = times(backXx, px, backXy, py) + backX - edge;
            long v = times(backYx, px, backYy, py) + backY - edge;
            int from = x0;
            int to = x1;
            while (from < to && outside(s, u, v)) {
                from++;
                u += backXx;
                v += backYx;
            }
            while (from < to && lastOutside(s, u, v, backXx, backYx, to - 1 - from)) {
                to--;
            }
            if (from < to) {
                gather(s, upper, lower, u, v, backXx, backYx, to - from);
                rows.compose(row, frame, y * Frame.WIDTH + from, to - from, kind);
            }
        }
    }

    private static boolean outside(Sprite s, long u, long v) {
        long tx = u >> 16;
        long ty = v >> 16;
        return tx < 0 || ty < 0 || tx >= s.cellWidth || ty >= s.cellHeight;
    }

    private static boolean lastOutside(Sprite s, long u, long v, long du, long dv, int last) {
        return outside(s, u + du * last, v + dv * last);
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

    /** Fetches the texels along one row: what lies inside of a rectangle is one piece. */
    private void gather(
            Sprite s, int[] upper, int[] lower, long u, long v, long du, long dv, int n) {
        byte[] indices = s.bitmap.indices();
        int stride = s.bitmap.width();
        int flipX = s.mirrored ? s.cellWidth - 1 : 0;
        int flipY = s.upsideDown ? s.cellHeight - 1 : 0;
        int signX = s.mirrored ? -1 : 1;
        int signY = s.upsideDown ? -1 : 1;
        int origin = (s.cellY + flipY) * stride + s.cellX + flipX;
        int down = signY * stride;
        int splitAt = s.cellHeight - s.split;
        for (int i = 0; i < n; i++, u += du, v += dv) {
            int ty = (int) (v >> 16);
            int at = origin + ty * down + (int) (u >> 16) * signX;
            int[] colours = ty < splitAt ? upper : lower;
            if (indices != null) {
                row[i] = colours[indices[at] & 255];
            } else {
                row[i] = Pixel.scale(colours[at], Math.clamp(s.opacityOfRow(ty), 0, 255));
            }
        }
    }
}
