package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct Rect. Generated from the schema by ViewGenerator. */
public record Rect(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("Rect");
    public static final Field L = STRUCT.field("l");
    public static final Field T = STRUCT.field("t");
    public static final Field R = STRUCT.field("r");
    public static final Field B = STRUCT.field("b");

    /** uint32, default 0. */
    public int l() {
        return data.getInt(L);
    }

    /** uint32, default 0. */
    public int t() {
        return data.getInt(T);
    }

    /** uint32, default 0. */
    public int r() {
        return data.getInt(R);
    }

    /** uint32, default 0. */
    public int b() {
        return data.getInt(B);
    }
}
