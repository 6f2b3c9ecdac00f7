package org.vivarium.inspector.row;

import org.vivarium.inspector.edit.Place;
import org.vivarium.lcf.Field;

/** What fields of a row are in the running game. */
@FunctionalInterface
public interface LiveValues {
    /** Nothing runs, or the row has nothing that changes. */
    LiveValues NONE = (place, field) -> "";

    /** The value now in words; empty when the field has none. */
    String of(Place place, Field field);
}
