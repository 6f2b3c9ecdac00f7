package org.vivarium.model.refs;

import org.vivarium.lcf.Field;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;

/**
 * How rows of tables are addressed: events and pages by those words, all others as a row of a
 * table.
 */
public final class RowAddress {
    private RowAddress() {}

    /** The row with that id in the table that {@code field} of {@code around} holds. */
    public static Address of(Address around, Field field, int id) {
        return switch (field.nested().name()) {
            case "Event", "CommonEvent" -> around.at(Level.EVENT, id);
            case "EventPage", "TroopPage" -> around.at(Level.PAGE, id);
            default -> around.at(Level.TABLE, field.name()).at(Level.ROW, id);
        };
    }
}
