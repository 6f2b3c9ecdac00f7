package org.vivarium.inspector.row;

import org.vivarium.inspector.edit.Place;
import org.vivarium.lcf.Field;

/** A line in the list of a row's fields. */
public sealed interface FieldItem {
    /** A heading over fields that belong together. */
    record Group(String title) implements FieldItem {}

    /** A field of a struct. */
    record Value(Place place, Field field) implements FieldItem {}

    /** One element of an array, counted from 0. */
    record Element(Place place, Field field, int index) implements FieldItem {}

    /** A chunk the schema doesn't know: it is kept and shown, not understood. */
    record Unknown(Place place, int chunk, int offset, int length) implements FieldItem {}
}
