package org.vivarium.model.refs;

import org.vivarium.lcf.Target;
import org.vivarium.model.Address;

/** Receives every reference of a scanned file. */
public interface ReferenceSink {

    /** A number that means a row; ids of nothing (0 and below) are passed on too. */
    void row(Target target, int id, Address from);

    /**
     * A row that is in a set with one element per row, or has a row of its own in a nested list;
     * both may be longer than the table they describe.
     */
    default void member(Target target, int id, Address from) {
        row(target, id, from);
    }

    /** A text that names a file; empty names and "(OFF)" are not passed on. */
    void file(Target target, String name, Address from);
}
