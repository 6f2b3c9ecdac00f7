package org.vivarium.lcf.text;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;

/**
 * The value of a field as one short text for people: names for enumeration values, numbers with
 * spaces between.
 */
public final class FieldText {
    private FieldText() {}

    /** The value of a field that is neither a struct nor a table nor code. */
    public static String of(Row row, Field field) {
        return TsvForm.cell(new ValueWriter(row.file().charset()).value(row, field));
    }

    /** Whether {@link #of} can show the field. */
    public static boolean covers(Field field) {
        return ValueWriter.isSimple(field.kind());
    }
}
