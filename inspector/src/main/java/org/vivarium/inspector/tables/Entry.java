package org.vivarium.inspector.tables;

import org.kordamp.ikonli.Ikon;
import org.vivarium.model.Address;

/**
 * A line of the tree: a file, a table, a struct, a map, an event, or a heading.
 *
 * @param address what is shown when it is chosen; null for headings
 * @param count rows of a table; -1 for everything else
 */
record Entry(Address address, String title, int count, Ikon icon, boolean damaged) {
    static Entry heading(String title) {
        return new Entry(null, title, -1, null, false);
    }

    boolean isHeading() {
        return address == null;
    }
}
