package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct SavePartyLocation. Generated from the schema by ViewGenerator. */
public record SavePartyLocation(Row data) implements SaveMapEventBase {
    public static final StructType STRUCT = Schema.struct("SavePartyLocation");
    public static final Field BOARDING = STRUCT.field("boarding");
    public static final Field ABOARD = STRUCT.field("aboard");
    public static final Field VEHICLE = STRUCT.field("vehicle");
    public static final Field UNBOARDING = STRUCT.field("unboarding");
    public static final Field PREBOARD_MOVE_SPEED = STRUCT.field("preboard_move_speed");
    public static final Field MENU_CALLING = STRUCT.field("menu_calling");
    public static final Field PAN_STATE = STRUCT.field("pan_state");
    public static final Field PAN_CURRENT_X = STRUCT.field("pan_current_x");
    public static final Field PAN_CURRENT_Y = STRUCT.field("pan_current_y");
    public static final Field PAN_FINISH_X = STRUCT.field("pan_finish_x");
    public static final Field PAN_FINISH_Y = STRUCT.field("pan_finish_y");
    public static final Field PAN_SPEED = STRUCT.field("pan_speed");
    public static final Field TOTAL_ENCOUNTER_RATE = STRUCT.field("total_encounter_rate");
    public static final Field ENCOUNTER_CALLING = STRUCT.field("encounter_calling");
    public static final Field MAP_SAVE_COUNT = STRUCT.field("map_save_count");
    public static final Field DATABASE_SAVE_COUNT = STRUCT.field("database_save_count");
    public static final Field MANIAC_HORIZONTAL_PAN_SPEED =
            STRUCT.field("maniac_horizontal_pan_speed");
    public static final Field MANIAC_VERTICAL_PAN_SPEED = STRUCT.field("maniac_vertical_pan_speed");

    /** Chunk 0x65, default false. */
    public boolean boarding() {
        return data.getBool(BOARDING);
    }

    /** Chunk 0x66, default false. */
    public boolean aboard() {
        return data.getBool(ABOARD);
    }

    /** Chunk 0x67, SavePartyLocation.VehicleType, default 0. */
    public int vehicle() {
        return data.getInt(VEHICLE);
    }

    /** Chunk 0x68, default false. */
    public boolean unboarding() {
        return data.getBool(UNBOARDING);
    }

    /** Chunk 0x69, default 4. */
    public int preboardMoveSpeed() {
        return data.getInt(PREBOARD_MOVE_SPEED);
    }

    /** Chunk 0x6C, default false. */
    public boolean menuCalling() {
        return data.getBool(MENU_CALLING);
    }

    /** Chunk 0x6F, SavePartyLocation.PanState, default 1. */
    public int panState() {
        return data.getInt(PAN_STATE);
    }

    /** Chunk 0x70, default 2304. */
    public int panCurrentX() {
        return data.getInt(PAN_CURRENT_X);
    }

    /** Chunk 0x71, default 1792. */
    public int panCurrentY() {
        return data.getInt(PAN_CURRENT_Y);
    }

    /** Chunk 0x72, default 2304. */
    public int panFinishX() {
        return data.getInt(PAN_FINISH_X);
    }

    /** Chunk 0x73, default 1792. */
    public int panFinishY() {
        return data.getInt(PAN_FINISH_Y);
    }

    /** Chunk 0x79, default 16. */
    public int panSpeed() {
        return data.getInt(PAN_SPEED);
    }

    /** Chunk 0x7C, default 0. */
    public int totalEncounterRate() {
        return data.getInt(TOTAL_ENCOUNTER_RATE);
    }

    /** Chunk 0x7D, default false. */
    public boolean encounterCalling() {
        return data.getBool(ENCOUNTER_CALLING);
    }

    /** Chunk 0x83, default 0. */
    public int mapSaveCount() {
        return data.getInt(MAP_SAVE_COUNT);
    }

    /** Chunk 0x84, default 0. */
    public int databaseSaveCount() {
        return data.getInt(DATABASE_SAVE_COUNT);
    }

    /** Chunk 0x8D, Maniac. */
    public double maniacHorizontalPanSpeed() {
        return data.getDouble(MANIAC_HORIZONTAL_PAN_SPEED);
    }

    /** Chunk 0x8E, Maniac. */
    public double maniacVerticalPanSpeed() {
        return data.getDouble(MANIAC_VERTICAL_PAN_SPEED);
    }

    /** Values of SavePartyLocation.VehicleType; other numbers may occur. */
    public static final class VehicleType {
        public static final int NONE = 0;
        public static final int SKIFF = 1;
        public static final int SHIP = 2;
        public static final int AIRSHIP = 3;

        private VehicleType() {}
    }

    /** Values of SavePartyLocation.PanState; other numbers may occur. */
    public static final class PanState {
        public static final int FIXED = 0;
        public static final int FOLLOW = 1;

        private PanState() {}
    }
}
