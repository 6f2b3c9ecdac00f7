package org.vivarium.engine.gfx.window;

import org.vivarium.engine.input.Button;
import org.vivarium.engine.state.InputState;
import org.vivarium.engine.state.StateVisitor;
import org.vivarium.engine.state.Stateful;

/**
 * A window whose rows can be chosen: items in one or more columns, cursor, scrolling (spec screen
 * 3.4). Geometry in contents coordinates of its {@link WindowBox}; the owner draws the items and
 * plays the sounds.
 */
public final class ListBox implements Stateful {
    /** Height of a row in most windows. */
    public static final int ROW_HEIGHT = 16;

    private static final int SCROLL_STEP = 4;

    public final WindowBox window = new WindowBox();
    public int items;
    public int columns = 1;

    /** Height of a row: less in small windows of battles. */
    public int pitch = ROW_HEIGHT;

    /** Chosen item, -1 none. */
    public int index;

    /** First contents row in view, in pixels; moves by 4 a frame towards {@link #topRow}. */
    public int scroll;

    public int topRow;

    /** Sets place, number of items and columns, with the cursor on the first item. */
    public ListBox set(int x, int y, int w, int h, int itemCount, int columnCount) {
        window.place(x, y, w, h);
        items = itemCount;
        columns = Math.max(1, columnCount);
        topRow = 0;
        scroll = 0;
        select(Math.min(index < 0 ? 0 : index, Math.max(0, itemCount - 1)));
        scroll = topRow * pitch;
        return this;
    }

    /** Moves the cursor to an item and the view to the cursor. */
    public void select(int item) {
        index = item;
        int row = item / columns;
        topRow = Math.clamp(topRow, row - visibleRows() + 1, Math.max(0, row));
        place();
    }

    public int visibleRows() {
        return Math.max(1, (window.height - 2 * window.borderY) / pitch);
    }

    public int rows() {
        return (items + columns - 1) / columns;
    }

    private int columnWidth() {
        return window.width / columns;
    }

    /** Left edge of item {@code i}'s text in the contents. */
    public int textX(int i) {
        return i % columns * columnWidth();
    }

    /** Top of item {@code i}'s text in the contents, scrolling included. */
    public int textY(int i) {
        return i / columns * pitch + pitch / 8 - scroll;
    }

    public int textWidth() {
        return columnWidth() - 2 * WindowBox.BORDER;
    }

    /** Whether any part of item {@code i} is in view. */
    public boolean inView(int i) {
        int y = textY(i);
        return y > -pitch && y < window.height - 2 * window.borderY;
    }

    /**
     * One frame: animation, and cursor keys while active.
     *
     * @return true when the cursor moved, or was pushed with a single item: its sound is due
     */
    public boolean update(InputState input) {
        window.update();
        int wanted = topRow * pitch;
        boolean scrolling = scroll != wanted;
        if (scrolling) {
            scroll += Math.clamp(wanted - scroll, -SCROLL_STEP, SCROLL_STEP);
        }
        boolean moved = !scrolling && window.active && items > 0 && index >= 0 && move(input);
        place();
        return moved;
    }

    private boolean move(InputState input) {
        int from = index;
        int pressed = input.repeated;
        int page = visibleRows();
        if (Button.DOWN.isIn(pressed)) {
            index =
                    columns == 1
                            ? (index + 1) % items
                            : index + columns < items ? index + columns : index;
        } else if (Button.UP.isIn(pressed)) {
            index =
                    columns == 1
                            ? (index + items - 1) % items
                            : index >= columns ? index - columns : index;
        } else if (Button.RIGHT.isIn(pressed) && columns > 1) {
            index = Math.min(items - 1, index + 1);
        } else if (Button.LEFT.isIn(pressed) && columns > 1) {
            index = Math.max(0, index - 1);
        } else if (Button.PAGE_DOWN.isIn(pressed) && columns == 1) {
            index = Math.min(items - 1, index + page);
        } else if (Button.PAGE_UP.isIn(pressed) && columns == 1) {
            index = Math.max(0, index - page);
        } else {
            return false;
        }
        boolean vertical = Button.UP.isIn(pressed) || Button.DOWN.isIn(pressed);
        if (index != from) {
            follow(from);
        }
        return index != from || (items == 1 && vertical);
    }

    /**
     * Scrolls a step at a time where the new row lies just outside; jumps where it is further away.
     */
    private void follow(int from) {
        int old = topRow;
        select(index);
        if (Math.abs(topRow - old) != 1 || Math.abs(index - from) > columns) {
            scroll = topRow * pitch;
        }
    }

    private void place() {
        window.upArrow = topRow > 0;
        window.downArrow = topRow + visibleRows() < rows();
        if (index < 0 || items == 0) {
            window.noCursor();
        } else {
            int y = index / columns * pitch - scroll;
            window.cursor(textX(index) - 4, y, columnWidth() - 8, pitch);
        }
    }

    @Override
    public void visit(StateVisitor v) {
        v.child("window", window);
        items = v.i("items", items);
        columns = v.i("columns", columns);
        pitch = v.i("pitch", pitch);
        index = v.i("index", index);
        scroll = v.i("scroll", scroll);
        topRow = v.i("topRow", topRow);
    }
}
