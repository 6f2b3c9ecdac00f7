package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct Learning. Generated from the schema by ViewGenerator. */
public record Learning(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("Learning");
    public static final Field LEVEL = STRUCT.field("level");
    public static final Field SKILL_ID = STRUCT.field("skill_id");

    /** Chunk 0x01, default 1. */
    public int level() {
        return data.getInt(LEVEL);
    }

    /** Chunk 0x02, skill, default 1. */
    public int skillId() {
        return data.getInt(SKILL_ID);
    }
}
