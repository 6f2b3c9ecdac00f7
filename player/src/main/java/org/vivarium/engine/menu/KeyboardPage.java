package org.vivarium.engine.menu;

/**
 * One page of keys of the name entry: nine rows of ten cells. A cell holds the text its key types,
 * or null. Two cells of the last row lead to the next page and end the entry.
 */
final class KeyboardPage {
    static final int COLUMNS = 10;
    static final int ROWS = 9;

    /** The key that types one space; it takes more than one cell. */
    static final String SPACE = "\u2420";

    static final int NEXT_PAGE_COLUMN = 6;
    static final int DONE_COLUMN = 8;
    private static final int LAST = ROWS - 1;

    /** What the key that leads to this page says. */
    final String label;

    private final String[][] keys;

    KeyboardPage(String label, String[][] keys) {
        this.label = label;
        this.keys = keys;
    }

    /** What a cell types, null when it is empty or no letter. */
    String key(int column, int row) {
        return keys[row][column];
    }

    static boolean isNextPage(int column, int row) {
        return row == LAST && column == NEXT_PAGE_COLUMN;
    }

    static boolean isDone(int column, int row) {
        return row == LAST && column == DONE_COLUMN;
    }

    /** Whether the cursor can stand on a cell. */
    boolean hasKey(int column, int row) {
        return keys[row][column] != null || isNextPage(column, row) || isDone(column, row);
    }

    /** Whether the text can be typed on this page. */
    boolean types(String text) {
        for (String[] row : keys) {
            for (String key : row) {
                if (text.equals(key) || SPACE.equals(key) && text.equals(" ")) {
                    return true;
                }
            }
        }
        return false;
    }
}
