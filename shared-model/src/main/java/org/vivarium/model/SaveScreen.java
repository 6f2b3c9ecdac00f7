package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct SaveScreen. Generated from the schema by ViewGenerator. */
public record SaveScreen(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("SaveScreen");
    public static final Field TINT_FINISH_RED = STRUCT.field("tint_finish_red");
    public static final Field TINT_FINISH_GREEN = STRUCT.field("tint_finish_green");
    public static final Field TINT_FINISH_BLUE = STRUCT.field("tint_finish_blue");
    public static final Field TINT_FINISH_SAT = STRUCT.field("tint_finish_sat");
    public static final Field TINT_CURRENT_RED = STRUCT.field("tint_current_red");
    public static final Field TINT_CURRENT_GREEN = STRUCT.field("tint_current_green");
    public static final Field TINT_CURRENT_BLUE = STRUCT.field("tint_current_blue");
    public static final Field TINT_CURRENT_SAT = STRUCT.field("tint_current_sat");
    public static final Field TINT_TIME_LEFT = STRUCT.field("tint_time_left");
    public static final Field FLASH_CONTINUOUS = STRUCT.field("flash_continuous");
    public static final Field FLASH_RED = STRUCT.field("flash_red");
    public static final Field FLASH_GREEN = STRUCT.field("flash_green");
    public static final Field FLASH_BLUE = STRUCT.field("flash_blue");
    public static final Field FLASH_CURRENT_LEVEL = STRUCT.field("flash_current_level");
    public static final Field FLASH_TIME_LEFT = STRUCT.field("flash_time_left");
    public static final Field SHAKE_CONTINUOUS = STRUCT.field("shake_continuous");
    public static final Field SHAKE_STRENGTH = STRUCT.field("shake_strength");
    public static final Field SHAKE_SPEED = STRUCT.field("shake_speed");
    public static final Field SHAKE_POSITION = STRUCT.field("shake_position");
    public static final Field SHAKE_POSITION_Y = STRUCT.field("shake_position_y");
    public static final Field SHAKE_TIME_LEFT = STRUCT.field("shake_time_left");
    public static final Field PAN_X = STRUCT.field("pan_x");
    public static final Field PAN_Y = STRUCT.field("pan_y");
    public static final Field BATTLEANIM_ID = STRUCT.field("battleanim_id");
    public static final Field BATTLEANIM_TARGET = STRUCT.field("battleanim_target");
    public static final Field BATTLEANIM_FRAME = STRUCT.field("battleanim_frame");
    public static final Field BATTLEANIM_ACTIVE = STRUCT.field("battleanim_active");
    public static final Field BATTLEANIM_GLOBAL = STRUCT.field("battleanim_global");
    public static final Field WEATHER = STRUCT.field("weather");
    public static final Field WEATHER_STRENGTH = STRUCT.field("weather_strength");

    /** Chunk 0x01, default 100. */
    public int tintFinishRed() {
        return data.getInt(TINT_FINISH_RED);
    }

    /** Chunk 0x02, default 100. */
    public int tintFinishGreen() {
        return data.getInt(TINT_FINISH_GREEN);
    }

    /** Chunk 0x03, default 100. */
    public int tintFinishBlue() {
        return data.getInt(TINT_FINISH_BLUE);
    }

    /** Chunk 0x04, default 100. */
    public int tintFinishSat() {
        return data.getInt(TINT_FINISH_SAT);
    }

    /** Chunk 0x0B. */
    public double tintCurrentRed() {
        return data.getDouble(TINT_CURRENT_RED);
    }

    /** Chunk 0x0C. */
    public double tintCurrentGreen() {
        return data.getDouble(TINT_CURRENT_GREEN);
    }

    /** Chunk 0x0D. */
    public double tintCurrentBlue() {
        return data.getDouble(TINT_CURRENT_BLUE);
    }

    /** Chunk 0x0E. */
    public double tintCurrentSat() {
        return data.getDouble(TINT_CURRENT_SAT);
    }

    /** Chunk 0x0F, default 0. */
    public int tintTimeLeft() {
        return data.getInt(TINT_TIME_LEFT);
    }

    /** Chunk 0x14, default false. */
    public boolean flashContinuous() {
        return data.getBool(FLASH_CONTINUOUS);
    }

    /** Chunk 0x15, default 0. */
    public int flashRed() {
        return data.getInt(FLASH_RED);
    }

    /** Chunk 0x16, default 0. */
    public int flashGreen() {
        return data.getInt(FLASH_GREEN);
    }

    /** Chunk 0x17, default 0. */
    public int flashBlue() {
        return data.getInt(FLASH_BLUE);
    }

    /** Chunk 0x18. */
    public double flashCurrentLevel() {
        return data.getDouble(FLASH_CURRENT_LEVEL);
    }

    /** Chunk 0x19, default 0. */
    public int flashTimeLeft() {
        return data.getInt(FLASH_TIME_LEFT);
    }

    /** Chunk 0x1E, default false. */
    public boolean shakeContinuous() {
        return data.getBool(SHAKE_CONTINUOUS);
    }

    /** Chunk 0x1F, default 0. */
    public int shakeStrength() {
        return data.getInt(SHAKE_STRENGTH);
    }

    /** Chunk 0x20, default 0. */
    public int shakeSpeed() {
        return data.getInt(SHAKE_SPEED);
    }

    /** Chunk 0x21, default 0. */
    public int shakePosition() {
        return data.getInt(SHAKE_POSITION);
    }

    /** Chunk 0x22, default 0. */
    public int shakePositionY() {
        return data.getInt(SHAKE_POSITION_Y);
    }

    /** Chunk 0x23, default 0. */
    public int shakeTimeLeft() {
        return data.getInt(SHAKE_TIME_LEFT);
    }

    /** Chunk 0x29, default 0. */
    public int panX() {
        return data.getInt(PAN_X);
    }

    /** Chunk 0x2A, default 0. */
    public int panY() {
        return data.getInt(PAN_Y);
    }

    /** Chunk 0x2B, animation, default 0. */
    public int battleanimId() {
        return data.getInt(BATTLEANIM_ID);
    }

    /** Chunk 0x2C, default 0. */
    public int battleanimTarget() {
        return data.getInt(BATTLEANIM_TARGET);
    }

    /** Chunk 0x2D, default 0. */
    public int battleanimFrame() {
        return data.getInt(BATTLEANIM_FRAME);
    }

    /** Chunk 0x2E, default false. */
    public boolean battleanimActive() {
        return data.getBool(BATTLEANIM_ACTIVE);
    }

    /** Chunk 0x2F, default false. */
    public boolean battleanimGlobal() {
        return data.getBool(BATTLEANIM_GLOBAL);
    }

    /** Chunk 0x30, default 0. */
    public int weather() {
        return data.getInt(WEATHER);
    }

    /** Chunk 0x31, default 0. */
    public int weatherStrength() {
        return data.getInt(WEATHER_STRENGTH);
    }
}
