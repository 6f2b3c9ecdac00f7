package org.vivarium.inspector.tables;

import java.util.AbstractList;
import java.util.BitSet;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;

/**
 * The rows of a table as a list that makes each row when somebody looks at it, and counts those.
 */
final class LazyRows extends AbstractList<Row> {
    private final Table table;
    private final BitSet decoded = new BitSet();

    LazyRows(Table table) {
        this.table = table;
    }

    @Override
    public Row get(int position) {
        return table.row(position);
    }

    @Override
    public int size() {
        return table.size();
    }

    /** A cell of this row came into view and was decoded. */
    void decoded(int position) {
        decoded.set(position);
    }

    int decodedCount() {
        return decoded.cardinality();
    }
}
