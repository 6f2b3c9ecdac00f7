package org.vivarium.model;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Function;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;

/**
 * A table as typed views, made row by row when asked for.
 *
 * @param <T> the view of a row
 */
public final class Rows<T> implements Iterable<T> {
    private final Table table;
    private final Function<Row, T> view;

    /** Views made before, by position; null when none are kept. */
    private final Object[] kept;

    Rows(Table table, Function<Row, T> view) {
        this(table, view, null);
    }

    private Rows(Table table, Function<Row, T> view, Object[] kept) {
        this.table = table;
        this.view = view;
        this.kept = kept;
    }

    /**
     * The same rows, each with one view that keeps its texts once decoded: for those who show them
     * in every frame.
     */
    public Rows<T> kept() {
        return new Rows<>(table, view, new Object[table.size()]);
    }

    public Table table() {
        return table;
    }

    public int size() {
        return table.size();
    }

    public boolean isEmpty() {
        return table.isEmpty();
    }

    /** The row at a position, 0 to size - 1. */
    @SuppressWarnings("unchecked")
    public T at(int position) {
        if (kept == null) {
            return view.apply(table.row(position));
        }
        if (kept[position] == null) {
            kept[position] = view.apply(table.row(position).keepingTexts());
        }
        return (T) kept[position];
    }

    /**
     * The row that a number in the data means, null when there is none. References to database rows
     * count positions from 1 (spec lcf-format 5).
     */
    public T get(int reference) {
        return reference < 1 || reference > size() ? null : at(reference - 1);
    }

    /**
     * The row with that stored id, null when there is none: for maps and events, whose ids have
     * gaps.
     */
    public T byId(int id) {
        int position = table.positionOf(id);
        return position < 0 ? null : at(position);
    }

    @Override
    public Iterator<T> iterator() {
        return new Iterator<>() {
            private int position;

            @Override
            public boolean hasNext() {
                return position < size();
            }

            @Override
            public T next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                return at(position++);
            }
        };
    }
}
