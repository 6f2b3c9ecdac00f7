package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct SavePanorama. Generated from the schema by ViewGenerator. */
public record SavePanorama(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("SavePanorama");
    public static final Field PAN_X = STRUCT.field("pan_x");
    public static final Field PAN_Y = STRUCT.field("pan_y");

    /** Chunk 0x01, default 0. */
    public int panX() {
        return data.getInt(PAN_X);
    }

    /** Chunk 0x02, default 0. */
    public int panY() {
        return data.getInt(PAN_Y);
    }
}
