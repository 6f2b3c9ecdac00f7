package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct Chipset. Generated from the schema by ViewGenerator. */
public record Chipset(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("Chipset");
    public static final Field NAME = STRUCT.field("name");
    public static final Field CHIPSET_NAME = STRUCT.field("chipset_name");
    public static final Field TERRAIN_DATA = STRUCT.field("terrain_data");
    public static final Field PASSABLE_DATA_LOWER = STRUCT.field("passable_data_lower");
    public static final Field PASSABLE_DATA_UPPER = STRUCT.field("passable_data_upper");
    public static final Field ANIMATION_TYPE = STRUCT.field("animation_type");
    public static final Field ANIMATION_SPEED = STRUCT.field("animation_speed");

    /** Chunk 0x01. */
    public String name() {
        return data.getString(NAME);
    }

    /** Chunk 0x02, chipset. */
    public String chipsetName() {
        return data.getString(CHIPSET_NAME);
    }

    /** Chunk 0x03, terrain. */
    public LcfArray terrainData() {
        return data.getArray(TERRAIN_DATA);
    }

    /** Chunk 0x04. */
    public LcfArray passableDataLower() {
        return data.getArray(PASSABLE_DATA_LOWER);
    }

    /** Chunk 0x05. */
    public LcfArray passableDataUpper() {
        return data.getArray(PASSABLE_DATA_UPPER);
    }

    /** Chunk 0x0B, Chipset.AnimType, default 0. */
    public int animationType() {
        return data.getInt(ANIMATION_TYPE);
    }

    /** Chunk 0x0C, default 0. */
    public int animationSpeed() {
        return data.getInt(ANIMATION_SPEED);
    }

    /** Values of Chipset.AnimType; other numbers may occur. */
    public static final class AnimType {
        public static final int RECIPROCATING = 0;
        public static final int CYCLIC = 1;

        private AnimType() {}
    }
}
