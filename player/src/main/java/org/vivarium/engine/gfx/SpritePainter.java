package org.vivarium.engine.gfx;

/**
 * Draws a {@link Sprite}: tone, flash, flip, then one of waver, rotation, stretch or plain copy,
 * with opacity at the end (spec screen 1.6). Works row by row through scratch rows of its own and
 * allocates nothing.
 */
public final class SpritePainter {
    private static final int WIDTH = Frame.WIDTH;
    private static final int HEIGHT = Frame.HEIGHT;

    private final TintCache tints;
    private final Rows rows = new Rows();
    private final Fading fading = new Fading();
    private final RotatedBlit rotated = new RotatedBlit(fading, rows);
    private final int[] row = new int[WIDTH];
    private final int[] columns = new int[WIDTH];

    public SpritePainter(TintCache tints) {
        this.tints = tints;
    }

    public void draw(int[] frame, Sprite s) {
        if (!s.clipCell()
                || s.zoomX <= 0
                || s.zoomY <= 0
                || (s.opacity <= 0 && s.bottomOpacity <= 0)) {
            return;
        }
        if (s.waverDepth != 0) {
            waver(frame, s);
        } else if (s.angle != 0) {
            rotated.draw(frame, s, tints.colours(s.bitmap, s.tone, s.flash));
        } else if (s.zoomX != 1 || s.zoomY != 1) {
            stretch(frame, s);
        } else {
            box(frame, s, s.x - s.anchorX, s.y - s.anchorY, s.cellWidth, s.cellHeight);
        }
    }

    private void stretch(int[] frame, Sprite s) {
        if (s.zoom == Sprite.Zoom.CORNER) {
            int hx = Sampling.roundEven(s.cellWidth / 2 * s.zoomX);
            int hy = Sampling.roundEven(s.cellHeight / 2 * s.zoomY);
            box(frame, s, s.x - hx, s.y - hy, 2 * hx, 2 * hy);
        } else {
            int left = s.x - (int) Math.floor(s.anchorX * s.zoomX);
            int top = s.y - (int) Math.floor(s.anchorY * s.zoomY);
            box(frame, s, left, top, (int) (s.cellWidth * s.zoomX), (int) (s.cellHeight * s.zoomY));
        }
    }

    /** The cell stretched into the given screen rectangle, cut to the frame. */
    private void box(int[] frame, Sprite s, int left, int top, int dw, int dh) {
        int x0 = Math.max(0, left);
        int n = Math.min(WIDTH, left + dw) - x0;
        int y0 = Math.max(0, top);
        int y1 = Math.min(HEIGHT, top + dh);
        if (n <= 0 || y0 >= y1) {
            return;
        }
        int[] colours = tints.colours(s.bitmap, s.tone, s.flash);
        int[] upper = fading.top(s.bitmap, colours, s.opacity);
        int[] lower = s.split == 0 ? upper : fading.bottom(s.bitmap, colours, s.bottomOpacity);
        boolean stretched = dw != s.cellWidth || s.mirrored;
        if (stretched) {
            Sampling.fill(columns, x0 - left, n, s.cellWidth, dw, s.zoom, s.mirrored);
        }
        int gathered = -1;
        for (int y = y0; y < y1; y++) {
            int v = dh == s.cellHeight ? y - top : Sampling.at(y - top, s.cellHeight, dh, s.zoom);
            v = s.upsideDown ? s.cellHeight - 1 - v : v;
            int opacity = s.opacityOfRow(v);
            if (opacity <= 0) {
                continue;
            }
            if (v != gathered) {
                int at = (s.cellY + v) * s.bitmap.width() + s.cellX + (stretched ? 0 : x0 - left);
                int[] shades = v < s.cellHeight - s.split ? upper : lower;
                gather(s.bitmap, shades, at, n, stretched, opacity);
                gathered = v;
            }
            Bitmap.Kind kind = Fading.kind(s.bitmap, opacity);
            rows.compose(row, frame, y * WIDTH + x0, n, kind);
        }
    }

    /**
     * Fetches {@code n} pixels of one source row into the scratch row, through the column table
     * when stretched.
     *
     * @param colours faded already when the bitmap is indexed
     */
    private void gather(
            Bitmap bitmap, int[] colours, int at, int n, boolean stretched, int opacity) {
        byte[] indices = bitmap.indices();
        if (indices == null && stretched) {
            for (int i = 0; i < n; i++) {
                row[i] = colours[at + columns[i]];
            }
            Rows.fade(row, n, opacity);
        } else if (indices == null) {
            System.arraycopy(colours, at, row, 0, n);
            Rows.fade(row, n, opacity);
        } else if (stretched) {
            for (int i = 0; i < n; i++) {
                row[i] = colours[indices[at + columns[i]] & 255];
            }
        } else {
            for (int i = 0; i < n; i++) {
                row[i] = colours[indices[at + i] & 255];
            }
        }
    }

    /** Every row shifted along a sine that moves with the phase (spec screen 1.6, waver). */
    private void waver(int[] frame, Sprite s) {
        int left = (int) (s.x - s.anchorX * s.zoomX);
        int top = (int) (s.y - s.anchorY * s.zoomY);
        int dw = (int) (s.cellWidth * s.zoomX);
        int dh = (int) (s.cellHeight * s.zoomY);
        int y0 = Math.max(0, top);
        int y1 = Math.min(HEIGHT, top + dh);
        if (dw <= 0 || y0 >= y1) {
            return;
        }
        int[] colours = tints.colours(s.bitmap, s.tone, s.flash);
        int[] upper = fading.top(s.bitmap, colours, s.opacity);
        int[] lower = s.split == 0 ? upper : fading.bottom(s.bitmap, colours, s.bottomOpacity);
        for (int y = y0; y < y1; y++) {
            int i = y - top;
            int k = top < 0 ? i + top : i;
            double wave = Trig.sin(s.waverPhase + k * 2 * Math.PI / (32 * s.zoomY));
            int x = left + (int) (2 * s.zoomX * s.waverDepth * wave);
            int x0 = Math.max(0, x);
            int n = Math.min(WIDTH, x + dw) - x0;
            int v = Sampling.centre(i, s.cellHeight, dh);
            v = s.upsideDown ? s.cellHeight - 1 - v : v;
            int opacity = s.opacityOfRow(v);
            if (n > 0 && opacity > 0) {
                Sampling.fill(columns, x0 - x, n, s.cellWidth, dw, Sprite.Zoom.CENTRE, s.mirrored);
                int at = (s.cellY + v) * s.bitmap.width() + s.cellX;
                int[] shades = v < s.cellHeight - s.split ? upper : lower;
                gather(s.bitmap, shades, at, n, true, opacity);
                rows.compose(row, frame, y * WIDTH + x0, n, Fading.kind(s.bitmap, opacity));
            }
        }
    }
}
