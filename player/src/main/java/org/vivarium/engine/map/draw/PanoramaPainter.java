package org.vivarium.engine.map.draw;

import org.vivarium.engine.gfx.Bitmap;

import java.util.Arrays;

/** Tiles the panorama over the whole picture (spec map-scene 6.5). */
final class PanoramaPainter {
    private static final int WIDTH = 320;
    private static final int HEIGHT = 240;
    private static final int BLACK = 0xFF000000;

    private final int[] row = new int[WIDTH];

    /**
     * @param x panorama pixel shown at the left edge
     */
    void draw(int[] pixels, Bitmap panorama, int x, int y) {
        int width = panorama.width();
        int height = panorama.height();
        int firstX = Math.floorMod(x, width);
        int sourceY = Math.floorMod(y, height);
        for (int screenY = 0; screenY < HEIGHT; screenY++) {
            fetch(panorama, sourceY * width, width, firstX);
            System.arraycopy(row, 0, pixels, screenY * WIDTH, WIDTH);
            sourceY = sourceY + 1 == height ? 0 : sourceY + 1;
        }
    }

    private void fetch(Bitmap panorama, int line, int width, int sourceX) {
        byte[] indices = panorama.indices();
        int[] colours = panorama.colours();
        for (int i = 0; i < WIDTH; i++) {
            row[i] =
                    BLACK
                            | (indices == null
                                    ? colours[line + sourceX]
                                    : colours[indices[line + sourceX] & 255]);
            sourceX = sourceX + 1 == width ? 0 : sourceX + 1;
        }
    }

    /** Blackens columns at the left edge. */
    void blacken(int[] pixels, int columns) {
        for (int y = 0; y < HEIGHT; y++) {
            Arrays.fill(pixels, y * WIDTH, y * WIDTH + columns, BLACK);
        }
    }
}
