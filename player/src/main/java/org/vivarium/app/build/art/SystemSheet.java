package org.vivarium.app.build.art;

/**
 * The system graphic of 160x80 pixels: windows, cursor, digits, icons and text colours (spec
 * screen-and-windows 3.1).
 */
final class SystemSheet {
    private static final String[][] DIGITS = {
        {".##.", "#..#", "#..#", "#..#", "#..#", "#..#", ".##."},
        {"..#.", ".##.", "..#.", "..#.", "..#.", "..#.", ".###"},
        {".##.", "#..#", "...#", "..#.", ".#..", "#...", "####"},
        {"###.", "...#", "...#", ".##.", "...#", "...#", "###."},
        {"#..#", "#..#", "#..#", "####", "...#", "...#", "...#"},
        {"####", "#...", "###.", "...#", "...#", "#..#", ".##."},
        {".##.", "#...", "#...", "###.", "#..#", "#..#", ".##."},
        {"####", "...#", "..#.", "..#.", ".#..", ".#..", ".#.."},
        {".##.", "#..#", "#..#", ".##.", "#..#", "#..#", ".##."},
        {".##.", "#..#", "#..#", ".###", "...#", "...#", ".##."},
        {"....", ".##.", ".##.", "....", ".##.", ".##.", "...."}
    };

    private static final Ramp[] TEXT = {
        Ramp.WHITE, Ramp.SKY, Ramp.BLOSSOM, Ramp.GREY_HAIR, Ramp.GOLD, Ramp.RED, Ramp.PURPLE,
                Ramp.SLIME, Ramp.FIRE,
        Ramp.GREEN, Ramp.SAND, Ramp.BLUE, Ramp.ROOF, Ramp.STONE, Ramp.BLOND_HAIR, Ramp.RED_HAIR,
                Ramp.DUSK, Ramp.PLASTER,
        Ramp.WATER, Ramp.LEAF
    };

    private final Canvas sheet = new Canvas(160, 80);

    private SystemSheet() {}

    static Canvas draw() {
        SystemSheet system = new SystemSheet();
        system.wallpaper();
        system.frame();
        system.arrows();
        system.cursor(64, 3);
        system.cursor(96, 4);
        system.icons();
        system.lowerRow();
        system.textColours();
        return system.sheet;
    }

    /** A plain gradient: windows stretch it to their size. */
    private void wallpaper() {
        for (int y = 0; y < 32; y++) {
            sheet.fill(0, y, 32, 1, Ramp.WINDOW.at(y * 10 / 32));
        }
    }

    private void frame() {
        byte[] rings = {
            Ramp.INK.at(0), Ramp.GOLD.at(1), Ramp.GOLD.at(3), Ramp.GOLD.at(1), Ramp.INK.at(0)
        };
        for (int i = 0; i < rings.length; i++) {
            sheet.frame(32 + i, i, 32 - 2 * i, 32 - 2 * i, rings[i]);
        }
        sheet.fill(37, 5, 22, 22, Ramp.CLEAR);
        for (int[] corner : new int[][] {{32, 0}, {59, 0}, {32, 27}, {59, 27}}) {
            sheet.fill(corner[0], corner[1], 5, 5, Ramp.GOLD.at(1));
            sheet.fill(corner[0] + 1, corner[1] + 1, 3, 3, Ramp.GOLD.at(3));
            sheet.set(corner[0] + 1, corner[1] + 1, Ramp.GOLD.at(4));
            sheet.frame(corner[0], corner[1], 5, 5, Ramp.INK.at(0));
        }
    }

    private void arrows() {
        for (int row = 0; row < 5; row++) {
            sheet.fill(48 - row - 1, 9 + row, 2 * row + 2, 2, Ramp.INK.at(0));
            sheet.fill(48 - row - 1, 21 - row, 2 * row + 2, 2, Ramp.INK.at(0));
        }
        for (int row = 0; row < 4; row++) {
            sheet.fill(48 - row - 1, 10 + row, 2 * row + 2, 1, Ramp.GOLD.at(row < 2 ? 4 : 3));
            sheet.fill(48 - row - 1, 21 - row, 2 * row + 2, 1, Ramp.GOLD.at(row < 2 ? 2 : 3));
        }
    }

    /** One of the cursor's two patterns; the second glows. */
    private void cursor(int x, int light) {
        sheet.frame(x, 0, 32, 32, Ramp.INK.at(0));
        sheet.frame(x + 1, 1, 30, 30, Ramp.GOLD.at(light));
        for (int row = 2; row < 30; row++) {
            boolean upper = row < 14;
            sheet.fill(
                    x + 2, row, 28, 1, Ramp.WINDOW.at(light == 3 ? upper ? 9 : 8 : upper ? 10 : 9));
        }
    }

    private void icons() {
        Ramp[] ramps = {Ramp.GREEN, Ramp.WHITE, Ramp.RED, Ramp.GOLD};
        for (int row = 0; row < 4; row++) {
            for (int phase = 0; phase < 4; phase++) {
                int x = 128 + phase * 8;
                int y = row * 8;
                int shift = phase % 2;
                byte colour = ramps[row].at(3);
                for (int i = 0; i < 3; i++) {
                    int height = row == 0 ? i : row == 2 ? 2 - i : 1;
                    if (row == 3) {
                        sheet.frame(x + 1 + shift, y + 1, 6 - 2 * shift, 6, colour);
                    } else {
                        sheet.fill(
                                x + 3 - height,
                                y + 2 + i + shift * (row == 0 ? -1 : row == 2 ? 1 : 0),
                                2 + 2 * height,
                                1,
                                colour);
                    }
                }
            }
        }
    }

    private void lowerRow() {
        sheet.fill(0, 32, 16, 16, Ramp.WINDOW.at(0));
        sheet.fill(16, 32, 16, 16, Ramp.INK.at(0));
        for (int digit = 0; digit < DIGITS.length; digit++) {
            Canvas glyph = new Canvas(8, 16);
            glyph.draw(DIGITS[digit], 2, 4, c -> c == '#' ? Ramp.GOLD.at(4) : Ramp.CLEAR);
            glyph.outline(Ramp.INK.at(0));
            sheet.draw(glyph, 32 + digit * 8, 32);
        }
        sheet.ellipse(144, 42, 14, 5, Ramp.INK.at(0));
    }

    /** Each colour is a swatch of 16x16 that letters are cut from: light above, darker below. */
    private void textColours() {
        for (int i = 0; i < TEXT.length; i++) {
            Ramp ramp = TEXT[i];
            for (int y = 0; y < 16; y++) {
                int shade = y < 7 ? ramp.top() : ramp.top() - (i < 10 ? 1 : 2);
                sheet.fill(
                        i % 10 * 16,
                        48 + i / 10 * 16 + y,
                        16,
                        1,
                        i == 3 ? Ramp.GREY_HAIR.at(1) : ramp.at(shade));
            }
        }
    }
}
