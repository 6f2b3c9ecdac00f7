package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct Switch. Generated from the schema by ViewGenerator. */
public record SwitchName(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("Switch");
    public static final Field NAME = STRUCT.field("name");

    /** Chunk 0x01. */
    public String name() {
        return data.getString(NAME);
    }
}
