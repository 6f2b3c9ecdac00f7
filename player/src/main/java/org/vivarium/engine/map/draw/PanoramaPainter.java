package org.vivarium.engine.map.draw;

import org.vivarium.engine.gfx.Bitmap;

/** Tiles the panorama over the whole picture (spec map-scene 6.5). */
final class PanoramaPainter {
    private static final int WIDTH = 320;
    private static final int HEIGHT = 240;
    private static final int BLACK = 0xFF000000;

    private final int[] row = new int[WIDTH];

    /**
     * @param x panorama pixel shown at the left edge
     * @param blackLeft columns at the left edge that stay black; negative: at the right edge
     */
    void draw(int[] pixels, Bitmap panorama, int x, int y, int blackLeft) {
        int width = panorama.width();
        int height = panorama.height();
        int firstX = Math.floorMod(x, width);
        int sourceY = Math.floorMod(y, height);
        for (int screenY = 0; screenY < HEIGHT; screenY++) {
            fetch(panorama, sourceY * width, width, firstX);
            System.arraycopy(row, 0, pixels, screenY * WIDTH, WIDTH);
            sourceY = sourceY + 1 == height ? 0 : sourceY + 1;
        }
        if (blackLeft != 0) {
            blacken(pixels, blackLeft);
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

    private static void blacken(int[] pixels, int columns) {
        int from = columns > 0 ? 0 : WIDTH + columns;
        int to = columns > 0 ? columns : WIDTH;
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = from; x < to; x++) {
                pixels[y * WIDTH + x] = BLACK;
            }
        }
    }
}
