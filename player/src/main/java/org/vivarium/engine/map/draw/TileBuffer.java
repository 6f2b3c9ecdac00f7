package org.vivarium.engine.map.draw;

import java.util.Arrays;
import org.vivarium.assets.chipset.ChipsetCoverage;
import org.vivarium.assets.image.Image;

/** One layer of the tile cache: pixels in a torus, and what each cell covers. */
final class TileBuffer {
    private static final int TILE = 16;
    private static final int WIDTH = TileCache.COLUMNS * TILE;
    private static final int HEIGHT = TileCache.ROWS * TILE;
    private static final int SCREEN_WIDTH = 320;
    private static final int SCREEN_HEIGHT = 240;
    private static final int BLACK = 0xFF000000;

    private final int[] pixels = new int[WIDTH * HEIGHT];

    /** Coverage of each cell, as {@link ChipsetCoverage} names it. */
    private final byte[] covers = new byte[TileCache.CELLS];

    private int[] source = {};
    private int sourceWidth;

    /** Cells that aren't blank: none lets a whole layer be skipped. */
    private int used;

    long bytes() {
        return 4L * pixels.length;
    }

    void setSource(Image chipset) {
        source = chipset.pixels();
        sourceWidth = chipset.width();
    }

    void clear(int cell) {
        if (covers[cell] != ChipsetCoverage.BLANK) {
            covers[cell] = ChipsetCoverage.BLANK;
            used--;
        }
        int at = origin(cell);
        for (int y = 0; y < TILE; y++, at += WIDTH) {
            Arrays.fill(pixels, at, at + TILE, 0);
        }
    }

    private static int origin(int cell) {
        return cell / TileCache.COLUMNS * TILE * WIDTH + cell % TileCache.COLUMNS * TILE;
    }

    /** Notes that something was put into a cell. */
    void note(int cell, byte shows) {
        if (covers[cell] == ChipsetCoverage.BLANK) {
            covers[cell] = shows;
            used++;
        } else if (shows == ChipsetCoverage.OPAQUE) {
            covers[cell] = ChipsetCoverage.OPAQUE;
        }
    }

    /** Puts a square piece of the chipset into a cell. A whole tile is noted at once. */
    void put(int cell, int x, int y, int size, int packedSource, byte shows) {
        if (shows == ChipsetCoverage.BLANK) {
            return;
        }
        int from = (packedSource >> 16) * sourceWidth + (packedSource & 0xFFFF);
        int to = origin(cell) + y * WIDTH + x;
        for (int row = 0; row < size; row++, from += sourceWidth, to += WIDTH) {
            if (shows == ChipsetCoverage.OPAQUE) {
                System.arraycopy(source, from, pixels, to, size);
            } else {
                for (int i = 0; i < size; i++) {
                    int p = source[from + i];
                    pixels[to + i] = p != 0 ? p : pixels[to + i];
                }
            }
        }
        if (size == TILE) {
            note(cell, shows);
        }
    }

    /** Copies the view over everything; gaps become black. */
    void copyTo(int[] frame, int viewX, int viewY) {
        int first = Math.min(SCREEN_WIDTH, WIDTH - viewX);
        for (int y = 0; y < SCREEN_HEIGHT; y++) {
            int row = viewY + y;
            int at = (row >= HEIGHT ? row - HEIGHT : row) * WIDTH;
            int to = y * SCREEN_WIDTH;
            System.arraycopy(pixels, at + viewX, frame, to, first);
            System.arraycopy(pixels, at, frame, to + first, SCREEN_WIDTH - first);
        }
        if (used < TileCache.CELLS || mixed()) {
            for (int i = 0; i < SCREEN_WIDTH * SCREEN_HEIGHT; i++) {
                frame[i] |= BLACK;
            }
        }
    }

    private boolean mixed() {
        for (byte cover : covers) {
            if (cover != ChipsetCoverage.OPAQUE) {
                return true;
            }
        }
        return false;
    }

    /** Draws the view over what is there, cell by cell. */
    void drawTo(int[] frame, int viewX, int viewY) {
        if (used == 0) {
            return;
        }
        int column = viewX / TILE;
        int row = viewY / TILE;
        int left = -(viewX % TILE);
        int top = -(viewY % TILE);
        for (int y = 0; y < TileCache.ROWS; y++) {
            int cellRow = (row + y) % TileCache.ROWS * TileCache.COLUMNS;
            for (int x = 0; x < TileCache.COLUMNS; x++) {
                int cell = cellRow + (column + x) % TileCache.COLUMNS;
                byte shows = covers[cell];
                if (shows != ChipsetCoverage.BLANK) {
                    drawCell(frame, cell, left + x * TILE, top + y * TILE, shows);
                }
            }
        }
    }

    private void drawCell(int[] frame, int cell, int x, int y, byte shows) {
        int x0 = Math.max(0, x);
        int x1 = Math.min(SCREEN_WIDTH, x + TILE);
        int y0 = Math.max(0, y);
        int y1 = Math.min(SCREEN_HEIGHT, y + TILE);
        if (x0 >= x1) {
            return;
        }
        for (int yy = y0; yy < y1; yy++) {
            int from = origin(cell) + (yy - y) * WIDTH + x0 - x;
            int to = yy * SCREEN_WIDTH + x0;
            int n = x1 - x0;
            if (shows == ChipsetCoverage.OPAQUE) {
                System.arraycopy(pixels, from, frame, to, n);
            } else {
                for (int i = 0; i < n; i++) {
                    int p = pixels[from + i];
                    frame[to + i] = p != 0 ? p : frame[to + i];
                }
            }
        }
    }
}
