package org.vivarium.engine.gfx;

/**
 * One picture to be drawn and how: source cell, anchor, geometry, opacity, tone and flash (spec
 * screen 1.6). A reusable set of fields, filled anew before each draw; {@link #reset} gives a
 * plain, opaque, untoned whole picture.
 */
public final class Sprite {
    /** How the size and the texels of a zoomed sprite are found. */
    public enum Zoom {
        /** Size rounded down, sampled at texel centres: characters, animations. */
        CENTRE,
        /**
         * Even sizes around the centre, sampled at texel corners: pictures, as measured on the
         * original.
         */
        CORNER
    }

    public Bitmap bitmap = Bitmap.EMPTY;

    /** Source rectangle inside the bitmap, in pixels. */
    public int cellX;

    public int cellY;
    public int cellWidth;
    public int cellHeight;

    /** Screen position of the anchor, and the anchor in source pixels relative to the cell. */
    public int x;

    public int y;
    public int anchorX;
    public int anchorY;

    public double zoomX;
    public double zoomY;
    public Zoom zoom;

    /** Clockwise, in radians. */
    public double angle;

    /** Waver: shift of a row is {@code trunc(2*zoomX*depth*sin(phase + ...))}; 0 is none. */
    public int waverDepth;

    public double waverPhase;

    /** Opacities 0..255; {@code split} source rows at the bottom use the second. */
    public int opacity;

    public int bottomOpacity;
    public int split;

    public int tone;
    public int flash;
    public boolean mirrored;
    public boolean upsideDown;

    /** Everything plain: the whole of {@code b}, its top left corner at (0, 0). */
    public Sprite reset(Bitmap b) {
        bitmap = b;
        cellX = 0;
        cellY = 0;
        cellWidth = b.width();
        cellHeight = b.height();
        x = 0;
        y = 0;
        anchorX = 0;
        anchorY = 0;
        zoomX = 1;
        zoomY = 1;
        zoom = Zoom.CENTRE;
        angle = 0;
        waverDepth = 0;
        waverPhase = 0;
        opacity = 255;
        bottomOpacity = 255;
        split = 0;
        tone = Tone.NEUTRAL;
        flash = Flash.NONE;
        mirrored = false;
        upsideDown = false;
        return this;
    }

    public Sprite at(int screenX, int screenY) {
        x = screenX;
        y = screenY;
        return this;
    }

    public Sprite cell(int sx, int sy, int w, int h) {
        cellX = sx;
        cellY = sy;
        cellWidth = w;
        cellHeight = h;
        return this;
    }

    public Sprite anchor(int ax, int ay) {
        anchorX = ax;
        anchorY = ay;
        return this;
    }

    /** One opacity for all rows. */
    public Sprite opacity(int o) {
        opacity = o;
        bottomOpacity = o;
        return this;
    }

    int opacityOfRow(int row) {
        return row < cellHeight - split ? opacity : bottomOpacity;
    }

    /** Cuts the cell to the bitmap. False when nothing is left to draw. */
    boolean clipCell() {
        if (cellX < 0 || cellY < 0) {
            return false;
        }
        cellWidth = Math.min(cellWidth, bitmap.width() - cellX);
        cellHeight = Math.min(cellHeight, bitmap.height() - cellY);
        return cellWidth > 0 && cellHeight > 0;
    }
}
