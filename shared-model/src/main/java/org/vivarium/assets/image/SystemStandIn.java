package org.vivarium.assets.image;

import java.util.Arrays;

/**
 * A plain system graphic for games whose own is missing: windows can be told from the map, and text
 * can be read (spec screen-and-windows 3.1).
 */
public final class SystemStandIn {
    private static final int WIDTH = 160;
    private static final int HEIGHT = 80;
    private static final byte WALLPAPER = 1;
    private static final byte FRAME = 2;
    private static final byte CURSOR = 3;
    private static final byte SHADOW = 4;
    private static final int FIRST_TEXT = 5;
    private static final int[] TEXT = {
        0xFFFFFF, 0x90D0FF, 0xFFC890, 0x909090, 0xFFE060, 0xFF7070, 0xB8B0FF, 0xFFA0E0, 0x80F0C0,
                0x80E080,
        0xE0E0E0, 0x60A8F0, 0xF0A860, 0x686868, 0xE8C030, 0xE05050, 0x8878F0, 0xE070C0, 0x50C8A0,
                0x50B850
    };

    private final byte[] indices = new byte[WIDTH * HEIGHT];

    private SystemStandIn() {}

    public static Image image() {
        SystemStandIn sheet = new SystemStandIn();
        sheet.draw();
        int[] palette = new int[FIRST_TEXT + TEXT.length];
        palette[WALLPAPER] = 0x202848;
        palette[FRAME] = 0xD0D8F0;
        palette[CURSOR] = 0x5068B0;
        palette[SHADOW] = 0x101018;
        System.arraycopy(TEXT, 0, palette, FIRST_TEXT, TEXT.length);
        return Image.indexed(WIDTH, HEIGHT, sheet.indices, palette, Transparency.INDEX_ZERO);
    }

    private void draw() {
        fill(0, 0, 32, 32, WALLPAPER);
        outline(34, 2, 28, 28, FRAME);
        arrow(44, 8, 1);
        arrow(44, 19, -1);
        for (int x : new int[] {64, 96}) {
            fill(x + 1, 1, 30, 30, CURSOR);
            outline(x, 0, 32, 32, FRAME);
        }
        fill(0, 32, 16, 16, WALLPAPER);
        fill(16, 32, 16, 16, SHADOW);
        for (int digit = 0; digit < 11; digit++) {
            outline(33 + digit * 8, 35, 5, 10, FRAME);
        }
        for (int colour = 0; colour < TEXT.length; colour++) {
            fill(colour % 10 * 16, 48 + colour / 10 * 16, 16, 16, (byte) (FIRST_TEXT + colour));
        }
    }

    private void fill(int x, int y, int width, int height, byte index) {
        for (int row = y; row < y + height; row++) {
            Arrays.fill(indices, row * WIDTH + x, row * WIDTH + x + width, index);
        }
    }

    private void outline(int x, int y, int width, int height, byte index) {
        fill(x, y, width, 1, index);
        fill(x, y + height - 1, width, 1, index);
        for (int row = y; row < y + height; row++) {
            indices[row * WIDTH + x] = index;
            indices[row * WIDTH + x + width - 1] = index;
        }
    }

    /** A triangle of four rows; direction 1 points up, -1 down. */
    private void arrow(int x, int y, int direction) {
        for (int row = 0; row < 4; row++) {
            int half = direction > 0 ? row + 1 : 4 - row;
            fill(x + 4 - half, y + row, half * 2, 1, FRAME);
        }
    }
}
