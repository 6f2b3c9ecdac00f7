package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct SaveTitle. Generated from the schema by ViewGenerator. */
public record SaveTitle(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("SaveTitle");
    public static final Field TIMESTAMP = STRUCT.field("timestamp");
    public static final Field HERO_NAME = STRUCT.field("hero_name");
    public static final Field HERO_LEVEL = STRUCT.field("hero_level");
    public static final Field HERO_HP = STRUCT.field("hero_hp");
    public static final Field FACE1_NAME = STRUCT.field("face1_name");
    public static final Field FACE1_ID = STRUCT.field("face1_id");
    public static final Field FACE2_NAME = STRUCT.field("face2_name");
    public static final Field FACE2_ID = STRUCT.field("face2_id");
    public static final Field FACE3_NAME = STRUCT.field("face3_name");
    public static final Field FACE3_ID = STRUCT.field("face3_id");
    public static final Field FACE4_NAME = STRUCT.field("face4_name");
    public static final Field FACE4_ID = STRUCT.field("face4_id");

    /** Chunk 0x01. */
    public double timestamp() {
        return data.getDouble(TIMESTAMP);
    }

    /** Chunk 0x0B. */
    public String heroName() {
        return data.getString(HERO_NAME);
    }

    /** Chunk 0x0C, default 0. */
    public int heroLevel() {
        return data.getInt(HERO_LEVEL);
    }

    /** Chunk 0x0D, default 0. */
    public int heroHp() {
        return data.getInt(HERO_HP);
    }

    /** Chunk 0x15, faceset. */
    public String face1Name() {
        return data.getString(FACE1_NAME);
    }

    /** Chunk 0x16, default 0. */
    public int face1Id() {
        return data.getInt(FACE1_ID);
    }

    /** Chunk 0x17, faceset. */
    public String face2Name() {
        return data.getString(FACE2_NAME);
    }

    /** Chunk 0x18, default 0. */
    public int face2Id() {
        return data.getInt(FACE2_ID);
    }

    /** Chunk 0x19, faceset. */
    public String face3Name() {
        return data.getString(FACE3_NAME);
    }

    /** Chunk 0x1A, default 0. */
    public int face3Id() {
        return data.getInt(FACE3_ID);
    }

    /** Chunk 0x1B, faceset. */
    public String face4Name() {
        return data.getString(FACE4_NAME);
    }

    /** Chunk 0x1C, default 0. */
    public int face4Id() {
        return data.getInt(FACE4_ID);
    }
}
