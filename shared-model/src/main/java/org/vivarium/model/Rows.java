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

    Rows(Table table, Function<Row, T> view) {
        this.table = table;
        this.view = view;
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
    public T at(int position) {
        return view.apply(table.row(position));
    }

    /**
     * The row that a number in the data means, null when there is none. References to database rows
     * count positions from 1 (spec lcf-format 5).
     */
    public T get(int reference) {
        Row row = table.reference(reference);
        return row == null ? null : view.apply(row);
    }

    /**
     * The row with that stored id, null when there is none: for maps and events, whose ids have
     * gaps.
     */
    public T byId(int id) {
        Row row = table.byId(id);
        return row == null ? null : view.apply(row);
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
