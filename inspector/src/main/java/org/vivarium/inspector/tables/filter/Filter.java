package org.vivarium.inspector.tables.filter;

import org.vivarium.lcf.Row;

/** Which rows of a table are shown. */
@FunctionalInterface
public interface Filter {
    Filter ALL = row -> true;

    boolean test(Row row);

    default Filter and(Filter other) {
        return row -> test(row) && other.test(row);
    }

    default Filter or(Filter other) {
        return row -> test(row) || other.test(row);
    }

    default Filter not() {
        return row -> !test(row);
    }
}
