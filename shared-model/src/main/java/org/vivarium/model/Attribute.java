package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct Attribute. Generated from the schema by ViewGenerator. */
public record Attribute(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("Attribute");
    public static final Field NAME = STRUCT.field("name");
    public static final Field TYPE = STRUCT.field("type");
    public static final Field A_RATE = STRUCT.field("a_rate");
    public static final Field B_RATE = STRUCT.field("b_rate");
    public static final Field C_RATE = STRUCT.field("c_rate");
    public static final Field D_RATE = STRUCT.field("d_rate");
    public static final Field E_RATE = STRUCT.field("e_rate");

    /** Chunk 0x01. */
    public String name() {
        return data.getString(NAME);
    }

    /** Chunk 0x02, Attribute.Type, default 0. */
    public int type() {
        return data.getInt(TYPE);
    }

    /** Chunk 0x0B, default 300. */
    public int aRate() {
        return data.getInt(A_RATE);
    }

    /** Chunk 0x0C, default 200. */
    public int bRate() {
        return data.getInt(B_RATE);
    }

    /** Chunk 0x0D, default 100. */
    public int cRate() {
        return data.getInt(C_RATE);
    }

    /** Chunk 0x0E, default 50. */
    public int dRate() {
        return data.getInt(D_RATE);
    }

    /** Chunk 0x0F, default 0. */
    public int eRate() {
        return data.getInt(E_RATE);
    }

    /** Values of Attribute.Type; other numbers may occur. */
    public static final class Type {
        public static final int PHYSICAL = 0;
        public static final int MAGICAL = 1;

        private Type() {}
    }
}
