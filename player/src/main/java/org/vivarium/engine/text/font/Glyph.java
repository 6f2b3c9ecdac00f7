package org.vivarium.engine.text.font;

/**
 * One character's picture: one int a row, bit x set where column x is inked, drawn from the top
 * left corner of its cell.
 *
 * @param codePoint the Unicode character
 * @param advance pixels to the next character: 6 half width, 12 full width
 * @param top rows left free above the picture
 * @param rows one mask for each row
 */
public record Glyph(int codePoint, int advance, int top, int[] rows) {
    public static final int HALF_WIDTH = 6;
    public static final int FULL_WIDTH = 12;

    /** Rows of an ordinary cell; the baseline lies below row 9 (spec screen 4.1). */
    public static final int CELL_HEIGHT = 12;

    public static final int BASELINE = 10;

    /** Height of the picture from its first row, 12 for the built-in faces. */
    public int height() {
        return rows.length;
    }
}
