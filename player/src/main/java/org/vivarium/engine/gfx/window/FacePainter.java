package org.vivarium.engine.gfx.window;

import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.gfx.Blit;

/**
 * Draws one of the 16 faces of a FaceSet sheet, 48 by 48 pixels, four to a row (spec screen 3.6).
 */
public final class FacePainter {
    public static final int SIZE = 48;
    private static final int COLUMNS = 4;

    private FacePainter() {}

    /**
     * Face {@code index} 0..15 with its top left corner at (x, y), mirrored when {@code flipped}.
     */
    public static void draw(int[] frame, Bitmap faceSet, int index, int x, int y, boolean flipped) {
        int sx = index % COLUMNS * SIZE;
        int sy = index / COLUMNS * SIZE;
        if (index < 0) {
            return;
        }
        if (flipped) {
            Blit.mirrored(frame, faceSet, sx, sy, SIZE, SIZE, x, y);
        } else {
            Blit.draw(frame, faceSet, sx, sy, SIZE, SIZE, x, y, 255);
        }
    }
}
