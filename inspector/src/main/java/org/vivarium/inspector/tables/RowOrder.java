package org.vivarium.inspector.tables;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import org.vivarium.inspector.row.ValueText;
import org.vivarium.inspector.tables.filter.Filter;
import org.vivarium.lcf.FieldKind;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;

/**
 * The positions of a table's rows in the order they are shown. A row is made when somebody looks at
 * it, and counted once.
 */
final class RowOrder extends AbstractList<Integer> {
    /** A column the rows are ordered by. */
    record SortKey(ColumnPath column, boolean descending) {}

    private final Table table;
    private final Row[] rows;
    private final BitSet decoded = new BitSet();
    private Integer[] order;

    RowOrder(Table table) {
        this.table = table;
        this.rows = new Row[table.size()];
    }

    Table table() {
        return table;
    }

    /** The row at a position of the table. */
    Row row(int position) {
        Row row = rows[position];
        if (row == null) {
            row = table.row(position);
            rows[position] = row;
            decoded.set(position);
        }
        return row;
    }

    /** The id that addresses a row. */
    int id(int position) {
        return table.field().kind() == FieldKind.LIST ? table.id(position) : position + 1;
    }

    int decodedCount() {
        return decoded.cardinality();
    }

    /** Chooses and orders the rows; everything in file order for no filter and no key. */
    void arrange(Filter filter, List<SortKey> keys, ValueText text) {
        if (filter == Filter.ALL && keys.isEmpty()) {
            order = null;
            return;
        }
        Integer[] chosen = new Integer[rows.length];
        int count = 0;
        for (int i = 0; i < rows.length; i++) {
            if (filter == Filter.ALL || filter.test(row(i))) {
                chosen[count++] = i;
            }
        }
        order = Arrays.copyOf(chosen, count);
        Comparator<Integer> comparator = null;
        for (SortKey key : keys) {
            Comparator<Integer> next = comparator(key, text);
            comparator = comparator == null ? next : comparator.thenComparing(next);
        }
        if (comparator != null) {
            Arrays.sort(order, comparator);
        }
    }

    private Comparator<Integer> comparator(SortKey key, ValueText text) {
        Comparator<Integer> comparator;
        ColumnPath column = key.column();
        if (column == null) {
            comparator = Comparator.comparingInt(this::id);
        } else if (column.field().kind().isNumber()
                && (column.isNumeric() || column.field().target() == null)) {
            int[] values = new int[rows.length];
            for (Integer position : order) {
                values[position] = column.owner(row(position)).getInt(column.field());
            }
            comparator = Comparator.comparingInt(position -> values[position]);
        } else {
            String[] values = new String[rows.length];
            for (Integer position : order) {
                values[position] = text.of(column.owner(row(position)), column.field());
            }
            comparator =
                    Comparator.comparing(
                            position -> values[position], String.CASE_INSENSITIVE_ORDER);
        }
        return key.descending() ? comparator.reversed() : comparator;
    }

    /** Where a position of the table stands in this order, or -1. */
    int indexOfPosition(int position) {
        if (order == null) {
            return position < rows.length ? position : -1;
        }
        for (int i = 0; i < order.length; i++) {
            if (order[i] == position) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public Integer get(int index) {
        return order == null ? index : order[index];
    }

    @Override
    public int size() {
        return order == null ? rows.length : order.length;
    }
}
