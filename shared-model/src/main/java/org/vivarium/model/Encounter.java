package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct Encounter. Generated from the schema by ViewGenerator. */
public record Encounter(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("Encounter");
    public static final Field TROOP_ID = STRUCT.field("troop_id");

    /** Chunk 0x01, troop, default 0. */
    public int troopId() {
        return data.getInt(TROOP_ID);
    }
}
