package org.vivarium.engine.gfx.window;

import org.vivarium.assets.image.Image;
import org.vivarium.assets.image.Transparency;

/**
 * A system graphic drawn by the test: every index means one part, index 0 is the transparent one.
 */
public final class TestSkin {
    public static final int WALL = 0xFF204060;
    public static final int BORDER = 0xFFE0E0E0;
    public static final int CURSOR = 0xFFC0A020;
    public static final int SHADOW = 0xFF101010;
    public static final int TIMER = 0xFF00C0C0;

    private TestSkin() {}

    /** Colour of text number n. */
    public static int text(int n) {
        return 0xFF800000 | n * 0x050903;
    }

    public static Image image() {
        byte[] px = new byte[160 * 80];
        int[] palette = new int[256];
        palette[0] = 0xFFFF00FF;
        palette[1] = WALL;
        palette[2] = BORDER;
        palette[3] = CURSOR;
        palette[4] = SHADOW;
        palette[5] = TIMER;
        fill(px, 0, 0, 32, 32, 1);
        fill(px, 32, 0, 32, 8, 2);
        fill(px, 32, 24, 32, 8, 2);
        fill(px, 32, 0, 8, 32, 2);
        fill(px, 56, 0, 8, 32, 2);
        fill(px, 64, 0, 64, 32, 3);
        fill(px, 16, 32, 16, 16, 4);
        fill(px, 32, 32, 88, 16, 5);
        for (int n = 0; n < 20; n++) {
            palette[10 + n] = text(n);
            fill(px, n % 10 * 16, 48 + n / 10 * 16, 16, 16, 10 + n);
        }
        return Image.indexed(160, 80, px, palette, Transparency.INDEX_ZERO);
    }

    public static WindowSkin skin() {
        return WindowSkin.of(image(), false);
    }

    private static void fill(byte[] px, int x, int y, int w, int h, int index) {
        for (int r = y; r < y + h; r++) {
            for (int c = x; c < x + w; c++) {
                px[r * 160 + c] = (byte) index;
            }
        }
    }
}
