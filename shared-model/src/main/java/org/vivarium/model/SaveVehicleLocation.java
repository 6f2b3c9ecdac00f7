package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct SaveVehicleLocation. Generated from the schema by ViewGenerator. */
public record SaveVehicleLocation(Row data) implements SaveMapEventBase {
    public static final StructType STRUCT = Schema.struct("SaveVehicleLocation");
    public static final Field VEHICLE = STRUCT.field("vehicle");
    public static final Field REMAINING_ASCENT = STRUCT.field("remaining_ascent");
    public static final Field REMAINING_DESCENT = STRUCT.field("remaining_descent");
    public static final Field ORIG_SPRITE_NAME = STRUCT.field("orig_sprite_name");
    public static final Field ORIG_SPRITE_ID = STRUCT.field("orig_sprite_id");

    /** Chunk 0x65, SaveVehicleLocation.VehicleType, default 0. */
    public int vehicle() {
        return data.getInt(VEHICLE);
    }

    /** Chunk 0x6A, default 0. */
    public int remainingAscent() {
        return data.getInt(REMAINING_ASCENT);
    }

    /** Chunk 0x6B, default 0. */
    public int remainingDescent() {
        return data.getInt(REMAINING_DESCENT);
    }

    /** Chunk 0x6F, charset. */
    public String origSpriteName() {
        return data.getString(ORIG_SPRITE_NAME);
    }

    /** Chunk 0x70, default 0. */
    public int origSpriteId() {
        return data.getInt(ORIG_SPRITE_ID);
    }

    /** Values of SaveVehicleLocation.VehicleType; other numbers may occur. */
    public static final class VehicleType {
        public static final int NONE = 0;
        public static final int SKIFF = 1;
        public static final int SHIP = 2;
        public static final int AIRSHIP = 3;

        private VehicleType() {}
    }
}
