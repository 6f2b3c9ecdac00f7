package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct Terrain. Generated from the schema by ViewGenerator. */
public record Terrain(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("Terrain");
    public static final Field NAME = STRUCT.field("name");
    public static final Field DAMAGE = STRUCT.field("damage");
    public static final Field ENCOUNTER_RATE = STRUCT.field("encounter_rate");
    public static final Field BACKGROUND_NAME = STRUCT.field("background_name");
    public static final Field BOAT_PASS = STRUCT.field("boat_pass");
    public static final Field SHIP_PASS = STRUCT.field("ship_pass");
    public static final Field AIRSHIP_PASS = STRUCT.field("airship_pass");
    public static final Field AIRSHIP_LAND = STRUCT.field("airship_land");
    public static final Field BUSH_DEPTH = STRUCT.field("bush_depth");
    public static final Field FOOTSTEP = STRUCT.field("footstep");
    public static final Field ON_DAMAGE_SE = STRUCT.field("on_damage_se");
    public static final Field BACKGROUND_TYPE = STRUCT.field("background_type");
    public static final Field BACKGROUND_A_NAME = STRUCT.field("background_a_name");
    public static final Field BACKGROUND_A_SCROLLH = STRUCT.field("background_a_scrollh");
    public static final Field BACKGROUND_A_SCROLLV = STRUCT.field("background_a_scrollv");
    public static final Field BACKGROUND_A_SCROLLH_SPEED =
            STRUCT.field("background_a_scrollh_speed");
    public static final Field BACKGROUND_A_SCROLLV_SPEED =
            STRUCT.field("background_a_scrollv_speed");
    public static final Field BACKGROUND_B = STRUCT.field("background_b");
    public static final Field BACKGROUND_B_NAME = STRUCT.field("background_b_name");
    public static final Field BACKGROUND_B_SCROLLH = STRUCT.field("background_b_scrollh");
    public static final Field BACKGROUND_B_SCROLLV = STRUCT.field("background_b_scrollv");
    public static final Field BACKGROUND_B_SCROLLH_SPEED =
            STRUCT.field("background_b_scrollh_speed");
    public static final Field BACKGROUND_B_SCROLLV_SPEED =
            STRUCT.field("background_b_scrollv_speed");
    public static final Field SPECIAL_FLAGS = STRUCT.field("special_flags");
    public static final Field SPECIAL_BACK_PARTY = STRUCT.field("special_back_party");
    public static final Field SPECIAL_BACK_ENEMIES = STRUCT.field("special_back_enemies");
    public static final Field SPECIAL_LATERAL_PARTY = STRUCT.field("special_lateral_party");
    public static final Field SPECIAL_LATERAL_ENEMIES = STRUCT.field("special_lateral_enemies");
    public static final Field GRID_LOCATION = STRUCT.field("grid_location");
    public static final Field GRID_TOP_Y = STRUCT.field("grid_top_y");
    public static final Field GRID_ELONGATION = STRUCT.field("grid_elongation");
    public static final Field GRID_INCLINATION = STRUCT.field("grid_inclination");
    public static final Field EASYRPG_DAMAGE_IN_PERCENT = STRUCT.field("easyrpg_damage_in_percent");
    public static final Field EASYRPG_DAMAGE_CAN_KILL = STRUCT.field("easyrpg_damage_can_kill");

    /** Chunk 0x01. */
    public String name() {
        return data.getString(NAME);
    }

    /** Chunk 0x02, default 0. */
    public int damage() {
        return data.getInt(DAMAGE);
    }

    /** Chunk 0x03, default 100. */
    public int encounterRate() {
        return data.getInt(ENCOUNTER_RATE);
    }

    /** Chunk 0x04, backdrop. */
    public String backgroundName() {
        return data.getString(BACKGROUND_NAME);
    }

    /** Chunk 0x05, default false. */
    public boolean boatPass() {
        return data.getBool(BOAT_PASS);
    }

    /** Chunk 0x06, default false. */
    public boolean shipPass() {
        return data.getBool(SHIP_PASS);
    }

    /** Chunk 0x07, default true. */
    public boolean airshipPass() {
        return data.getBool(AIRSHIP_PASS);
    }

    /** Chunk 0x09, default true. */
    public boolean airshipLand() {
        return data.getBool(AIRSHIP_LAND);
    }

    /** Chunk 0x0B, Terrain.BushDepth, default 0. */
    public int bushDepth() {
        return data.getInt(BUSH_DEPTH);
    }

    /** Chunk 0x0F, 2003. */
    public Sound footstep() {
        return new Sound(data.struct(FOOTSTEP));
    }

    /** Chunk 0x10, default false, 2003. */
    public boolean onDamageSe() {
        return data.getBool(ON_DAMAGE_SE);
    }

    /** Chunk 0x11, Terrain.BGAssociation, default 0, 2003. */
    public int backgroundType() {
        return data.getInt(BACKGROUND_TYPE);
    }

    /** Chunk 0x15, frame, 2003. */
    public String backgroundAName() {
        return data.getString(BACKGROUND_A_NAME);
    }

    /** Chunk 0x16, default false, 2003. */
    public boolean backgroundAScrollh() {
        return data.getBool(BACKGROUND_A_SCROLLH);
    }

    /** Chunk 0x17, default false, 2003. */
    public boolean backgroundAScrollv() {
        return data.getBool(BACKGROUND_A_SCROLLV);
    }

    /** Chunk 0x18, default 0, 2003. */
    public int backgroundAScrollhSpeed() {
        return data.getInt(BACKGROUND_A_SCROLLH_SPEED);
    }

    /** Chunk 0x19, default 0, 2003. */
    public int backgroundAScrollvSpeed() {
        return data.getInt(BACKGROUND_A_SCROLLV_SPEED);
    }

    /** Chunk 0x1E, default false, 2003. */
    public boolean backgroundB() {
        return data.getBool(BACKGROUND_B);
    }

    /** Chunk 0x1F, frame, 2003. */
    public String backgroundBName() {
        return data.getString(BACKGROUND_B_NAME);
    }

    /** Chunk 0x20, default false, 2003. */
    public boolean backgroundBScrollh() {
        return data.getBool(BACKGROUND_B_SCROLLH);
    }

    /** Chunk 0x21, default false, 2003. */
    public boolean backgroundBScrollv() {
        return data.getBool(BACKGROUND_B_SCROLLV);
    }

    /** Chunk 0x22, default 0, 2003. */
    public int backgroundBScrollhSpeed() {
        return data.getInt(BACKGROUND_B_SCROLLH_SPEED);
    }

    /** Chunk 0x23, default 0, 2003. */
    public int backgroundBScrollvSpeed() {
        return data.getInt(BACKGROUND_B_SCROLLV_SPEED);
    }

    /** Chunk 0x28, Terrain, default 0, 2003. */
    public int specialFlags() {
        return data.getInt(SPECIAL_FLAGS);
    }

    /** Bit 0 of special_flags. */
    public boolean backParty() {
        return data.getFlag(SPECIAL_FLAGS, 0);
    }

    /** Bit 1 of special_flags. */
    public boolean backEnemies() {
        return data.getFlag(SPECIAL_FLAGS, 1);
    }

    /** Bit 2 of special_flags. */
    public boolean lateralParty() {
        return data.getFlag(SPECIAL_FLAGS, 2);
    }

    /** Bit 3 of special_flags. */
    public boolean lateralEnemies() {
        return data.getFlag(SPECIAL_FLAGS, 3);
    }

    /** Chunk 0x29, default 15, 2003. */
    public int specialBackParty() {
        return data.getInt(SPECIAL_BACK_PARTY);
    }

    /** Chunk 0x2A, default 10, 2003. */
    public int specialBackEnemies() {
        return data.getInt(SPECIAL_BACK_ENEMIES);
    }

    /** Chunk 0x2B, default 10, 2003. */
    public int specialLateralParty() {
        return data.getInt(SPECIAL_LATERAL_PARTY);
    }

    /** Chunk 0x2C, default 5, 2003. */
    public int specialLateralEnemies() {
        return data.getInt(SPECIAL_LATERAL_ENEMIES);
    }

    /** Chunk 0x2D, default 0, 2003. */
    public int gridLocation() {
        return data.getInt(GRID_LOCATION);
    }

    /** Chunk 0x2E, default 120, 2003. */
    public int gridTopY() {
        return data.getInt(GRID_TOP_Y);
    }

    /** Chunk 0x2F, default 392, 2003. */
    public int gridElongation() {
        return data.getInt(GRID_ELONGATION);
    }

    /** Chunk 0x30, default 16000, 2003. */
    public int gridInclination() {
        return data.getInt(GRID_INCLINATION);
    }

    /** Chunk 0xC8, default false, EasyRPG. */
    public boolean easyrpgDamageInPercent() {
        return data.getBool(EASYRPG_DAMAGE_IN_PERCENT);
    }

    /** Chunk 0xC9, default false, EasyRPG. */
    public boolean easyrpgDamageCanKill() {
        return data.getBool(EASYRPG_DAMAGE_CAN_KILL);
    }

    /** Values of Terrain.BushDepth; other numbers may occur. */
    public static final class BushDepth {
        public static final int NORMAL = 0;
        public static final int THIRD = 1;
        public static final int HALF = 2;
        public static final int FULL = 3;

        private BushDepth() {}
    }

    /** Values of Terrain.BGAssociation; other numbers may occur. */
    public static final class BGAssociation {
        public static final int BACKGROUND = 0;
        public static final int FRAME = 1;

        private BGAssociation() {}
    }
}
