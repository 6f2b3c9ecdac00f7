package org.vivarium.engine.menu;

/**
 * Where the keys of the name entry stand: the grid of the spec, or the wider one of the English
 * releases, which has a gap in its middle (spec menus-and-saves 12.1, reference pictures b19).
 *
 * @param textX of the first column
 * @param pitch from column to column
 * @param gap before the sixth column
 * @param margin of the cursor on both sides of a key's text
 * @param y of the cursor in the first row
 */
record KeyLayout(int textX, int pitch, int gap, int margin, int y) {
    private static final KeyLayout NARROW = new KeyLayout(52, 22, 0, 4, 82);
    private static final KeyLayout ENGLISH = new KeyLayout(43, 24, 6, 7, 80);
    private static final int MIDDLE = KeyboardPage.COLUMNS / 2;
    private static final int ROW_HEIGHT = 16;

    static KeyLayout of(Keyboard keyboard) {
        return keyboard.spaced() ? ENGLISH : NARROW;
    }

    int x(int column) {
        return textX + pitch * column + (column >= MIDDLE ? gap : 0);
    }

    /** Top of the cursor; texts stand two pixels below. */
    int cursorY(int row) {
        return y + ROW_HEIGHT * row;
    }
}
