package org.vivarium.engine.map.draw;

import java.util.Arrays;
import org.vivarium.engine.gfx.Bitmap;

/**
 * Tiles the panorama over the whole picture (spec map-scene 6.5). The picture's colours are looked
 * up once, so that a frame copies rows.
 */
final class PanoramaPainter {
    private static final int WIDTH = 320;
    private static final int HEIGHT = 240;
    private static final int BLACK = 0xFF000000;

    private Bitmap expanded = Bitmap.EMPTY;
    private int[] colours = {BLACK};

    /**
     * @param x panorama pixel shown at the left edge
     */
    void draw(int[] pixels, Bitmap panorama, int x, int y) {
        if (panorama != expanded) {
            expand(panorama);
        }
        int width = panorama.width();
        int height = panorama.height();
        int firstX = Math.floorMod(x, width);
        int line = Math.floorMod(y, height) * width;
        for (int to = 0; to < WIDTH * HEIGHT; to += WIDTH) {
            copyRow(pixels, to, line, width, firstX);
            line = line + width == width * height ? 0 : line + width;
        }
    }

    private void copyRow(int[] pixels, int to, int line, int width, int firstX) {
        int from = firstX;
        for (int done = 0; done < WIDTH; ) {
            int count = Math.min(width - from, WIDTH - done);
            System.arraycopy(colours, line + from, pixels, to + done, count);
            done += count;
            from = 0;
        }
    }

    private void expand(Bitmap panorama) {
        expanded = panorama;
        int size = panorama.width() * panorama.height();
        if (colours.length < size) {
            colours = new int[size];
        }
        byte[] indices = panorama.indices();
        int[] palette = panorama.colours();
        for (int i = 0; i < size; i++) {
            colours[i] = BLACK | (indices == null ? palette[i] : palette[indices[i] & 255]);
        }
    }

    /** Blackens columns at the left edge. */
    void blacken(int[] pixels, int columns) {
        for (int y = 0; y < HEIGHT; y++) {
            Arrays.fill(pixels, y * WIDTH, y * WIDTH + columns, BLACK);
        }
    }
}
