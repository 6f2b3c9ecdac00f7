package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct SavePicture. Generated from the schema by ViewGenerator. */
public record SavePicture(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("SavePicture");
    public static final Field NAME = STRUCT.field("name");
    public static final Field START_X = STRUCT.field("start_x");
    public static final Field START_Y = STRUCT.field("start_y");
    public static final Field CURRENT_X = STRUCT.field("current_x");
    public static final Field CURRENT_Y = STRUCT.field("current_y");
    public static final Field FIXED_TO_MAP = STRUCT.field("fixed_to_map");
    public static final Field CURRENT_MAGNIFY = STRUCT.field("current_magnify");
    public static final Field CURRENT_TOP_TRANS = STRUCT.field("current_top_trans");
    public static final Field USE_TRANSPARENT_COLOR = STRUCT.field("use_transparent_color");
    public static final Field MANIAC_CURRENT_MAGNIFY_HEIGHT =
            STRUCT.field("maniac_current_magnify_height");
    public static final Field CURRENT_RED = STRUCT.field("current_red");
    public static final Field CURRENT_GREEN = STRUCT.field("current_green");
    public static final Field CURRENT_BLUE = STRUCT.field("current_blue");
    public static final Field CURRENT_SAT = STRUCT.field("current_sat");
    public static final Field EFFECT_MODE = STRUCT.field("effect_mode");
    public static final Field CURRENT_EFFECT_POWER = STRUCT.field("current_effect_power");
    public static final Field CURRENT_BOT_TRANS = STRUCT.field("current_bot_trans");
    public static final Field SPRITESHEET_COLS = STRUCT.field("spritesheet_cols");
    public static final Field SPRITESHEET_ROWS = STRUCT.field("spritesheet_rows");
    public static final Field SPRITESHEET_FRAME = STRUCT.field("spritesheet_frame");
    public static final Field SPRITESHEET_SPEED = STRUCT.field("spritesheet_speed");
    public static final Field FRAMES = STRUCT.field("frames");
    public static final Field SPRITESHEET_PLAY_ONCE = STRUCT.field("spritesheet_play_once");
    public static final Field MAP_LAYER = STRUCT.field("map_layer");
    public static final Field BATTLE_LAYER = STRUCT.field("battle_layer");
    public static final Field FLAGS = STRUCT.field("flags");
    public static final Field MANIAC_IMAGE_DATA = STRUCT.field("maniac_image_data");
    public static final Field FINISH_X = STRUCT.field("finish_x");
    public static final Field FINISH_Y = STRUCT.field("finish_y");
    public static final Field FINISH_MAGNIFY = STRUCT.field("finish_magnify");
    public static final Field FINISH_TOP_TRANS = STRUCT.field("finish_top_trans");
    public static final Field FINISH_BOT_TRANS = STRUCT.field("finish_bot_trans");
    public static final Field MANIAC_FINISH_MAGNIFY_HEIGHT =
            STRUCT.field("maniac_finish_magnify_height");
    public static final Field FINISH_RED = STRUCT.field("finish_red");
    public static final Field FINISH_GREEN = STRUCT.field("finish_green");
    public static final Field FINISH_BLUE = STRUCT.field("finish_blue");
    public static final Field FINISH_SAT = STRUCT.field("finish_sat");
    public static final Field FINISH_EFFECT_POWER = STRUCT.field("finish_effect_power");
    public static final Field TIME_LEFT = STRUCT.field("time_left");
    public static final Field CURRENT_ROTATION = STRUCT.field("current_rotation");
    public static final Field CURRENT_WAVER = STRUCT.field("current_waver");
    public static final Field EASYRPG_FLIP = STRUCT.field("easyrpg_flip");
    public static final Field EASYRPG_BLEND_MODE = STRUCT.field("easyrpg_blend_mode");
    public static final Field EASYRPG_TYPE = STRUCT.field("easyrpg_type");

    /** Chunk 0x01, picture. */
    public String name() {
        return data.getString(NAME);
    }

    /** Chunk 0x02. */
    public double startX() {
        return data.getDouble(START_X);
    }

    /** Chunk 0x03. */
    public double startY() {
        return data.getDouble(START_Y);
    }

    /** Chunk 0x04. */
    public double currentX() {
        return data.getDouble(CURRENT_X);
    }

    /** Chunk 0x05. */
    public double currentY() {
        return data.getDouble(CURRENT_Y);
    }

    /** Chunk 0x06, default false. */
    public boolean fixedToMap() {
        return data.getBool(FIXED_TO_MAP);
    }

    /** Chunk 0x07. */
    public double currentMagnify() {
        return data.getDouble(CURRENT_MAGNIFY);
    }

    /** Chunk 0x08. */
    public double currentTopTrans() {
        return data.getDouble(CURRENT_TOP_TRANS);
    }

    /** Chunk 0x09, default false. */
    public boolean useTransparentColor() {
        return data.getBool(USE_TRANSPARENT_COLOR);
    }

    /** Chunk 0x0A, Maniac. */
    public double maniacCurrentMagnifyHeight() {
        return data.getDouble(MANIAC_CURRENT_MAGNIFY_HEIGHT);
    }

    /** Chunk 0x0B. */
    public double currentRed() {
        return data.getDouble(CURRENT_RED);
    }

    /** Chunk 0x0C. */
    public double currentGreen() {
        return data.getDouble(CURRENT_GREEN);
    }

    /** Chunk 0x0D. */
    public double currentBlue() {
        return data.getDouble(CURRENT_BLUE);
    }

    /** Chunk 0x0E. */
    public double currentSat() {
        return data.getDouble(CURRENT_SAT);
    }

    /** Chunk 0x0F, SavePicture.Effect, default 0. */
    public int effectMode() {
        return data.getInt(EFFECT_MODE);
    }

    /** Chunk 0x10. */
    public double currentEffectPower() {
        return data.getDouble(CURRENT_EFFECT_POWER);
    }

    /** Chunk 0x12. */
    public double currentBotTrans() {
        return data.getDouble(CURRENT_BOT_TRANS);
    }

    /** Chunk 0x13, default 1, 2003. */
    public int spritesheetCols() {
        return data.getInt(SPRITESHEET_COLS);
    }

    /** Chunk 0x14, default 1, 2003. */
    public int spritesheetRows() {
        return data.getInt(SPRITESHEET_ROWS);
    }

    /** Chunk 0x15, default 0, 2003. */
    public int spritesheetFrame() {
        return data.getInt(SPRITESHEET_FRAME);
    }

    /** Chunk 0x16, default 0, 2003. */
    public int spritesheetSpeed() {
        return data.getInt(SPRITESHEET_SPEED);
    }

    /** Chunk 0x17, default 0, 2003. */
    public int frames() {
        return data.getInt(FRAMES);
    }

    /** Chunk 0x18, default false, 2003. */
    public boolean spritesheetPlayOnce() {
        return data.getBool(SPRITESHEET_PLAY_ONCE);
    }

    /** Chunk 0x19, SavePicture.MapLayer, default 7. */
    public int mapLayer() {
        return data.getInt(MAP_LAYER);
    }

    /** Chunk 0x1A, SavePicture.BattleLayer, default 0. */
    public int battleLayer() {
        return data.getInt(BATTLE_LAYER);
    }

    /** Chunk 0x1B, SavePicture, default 97. */
    public int flags() {
        return data.getInt(FLAGS);
    }

    /** Bit 0 of flags. */
    public boolean eraseOnMapChange() {
        return data.getFlag(FLAGS, 0);
    }

    /** Bit 1 of flags. */
    public boolean eraseOnBattleEnd() {
        return data.getFlag(FLAGS, 1);
    }

    /** Bit 2 of flags. */
    public boolean unusedBit() {
        return data.getFlag(FLAGS, 2);
    }

    /** Bit 3 of flags. */
    public boolean unusedBit2() {
        return data.getFlag(FLAGS, 3);
    }

    /** Bit 4 of flags. */
    public boolean affectedByTint() {
        return data.getFlag(FLAGS, 4);
    }

    /** Bit 5 of flags. */
    public boolean affectedByFlash() {
        return data.getFlag(FLAGS, 5);
    }

    /** Bit 6 of flags. */
    public boolean affectedByShake() {
        return data.getFlag(FLAGS, 6);
    }

    /** Chunk 0x1C, Maniac. */
    public LcfArray maniacImageData() {
        return data.getArray(MANIAC_IMAGE_DATA);
    }

    /** Chunk 0x1F. */
    public double finishX() {
        return data.getDouble(FINISH_X);
    }

    /** Chunk 0x20. */
    public double finishY() {
        return data.getDouble(FINISH_Y);
    }

    /** Chunk 0x21, default 100. */
    public int finishMagnify() {
        return data.getInt(FINISH_MAGNIFY);
    }

    /** Chunk 0x22, default 0. */
    public int finishTopTrans() {
        return data.getInt(FINISH_TOP_TRANS);
    }

    /** Chunk 0x23, default 0. */
    public int finishBotTrans() {
        return data.getInt(FINISH_BOT_TRANS);
    }

    /** Chunk 0x24, default 100, Maniac. */
    public int maniacFinishMagnifyHeight() {
        return data.getInt(MANIAC_FINISH_MAGNIFY_HEIGHT);
    }

    /** Chunk 0x29, default 100. */
    public int finishRed() {
        return data.getInt(FINISH_RED);
    }

    /** Chunk 0x2A, default 100. */
    public int finishGreen() {
        return data.getInt(FINISH_GREEN);
    }

    /** Chunk 0x2B, default 100. */
    public int finishBlue() {
        return data.getInt(FINISH_BLUE);
    }

    /** Chunk 0x2C, default 100. */
    public int finishSat() {
        return data.getInt(FINISH_SAT);
    }

    /** Chunk 0x2E, default 0. */
    public int finishEffectPower() {
        return data.getInt(FINISH_EFFECT_POWER);
    }

    /** Chunk 0x33, default 0. */
    public int timeLeft() {
        return data.getInt(TIME_LEFT);
    }

    /** Chunk 0x34. */
    public double currentRotation() {
        return data.getDouble(CURRENT_ROTATION);
    }

    /** Chunk 0x35, default 0. */
    public int currentWaver() {
        return data.getInt(CURRENT_WAVER);
    }

    /** Chunk 0xC8, SavePicture.EasyRpgFlip, default 0, EasyRPG. */
    public int easyrpgFlip() {
        return data.getInt(EASYRPG_FLIP);
    }

    /** Chunk 0xC9, default 0, EasyRPG. */
    public int easyrpgBlendMode() {
        return data.getInt(EASYRPG_BLEND_MODE);
    }

    /** Chunk 0xCA, SavePicture.EasyRpgType, default 0, EasyRPG. */
    public int easyrpgType() {
        return data.getInt(EASYRPG_TYPE);
    }

    /** Values of SavePicture.Effect; other numbers may occur. */
    public static final class Effect {
        public static final int NONE = 0;
        public static final int ROTATION = 1;
        public static final int WAVE = 2;
        public static final int MANIAC_FIXED_ANGLE = 3;

        private Effect() {}
    }

    /** Values of SavePicture.MapLayer; other numbers may occur. */
    public static final class MapLayer {
        public static final int NONE = 0;
        public static final int PARALLAX = 1;
        public static final int TILEMAP_BELOW = 2;
        public static final int EVENTS_BELOW = 3;
        public static final int EVENTS_SAME_AS_PLAYER = 4;
        public static final int TILEMAP_ABOVE = 5;
        public static final int EVENTS_ABOVE = 6;
        public static final int WEATHER = 7;
        public static final int ANIMATIONS = 8;
        public static final int WINDOWS = 9;
        public static final int TIMERS = 10;

        private MapLayer() {}
    }

    /** Values of SavePicture.BattleLayer; other numbers may occur. */
    public static final class BattleLayer {
        public static final int NONE = 0;
        public static final int BACKGROUND = 1;
        public static final int BATTLERS_AND_ANIMATIONS = 2;
        public static final int WEATHER = 3;
        public static final int WINDOWS_AND_STATUS = 4;
        public static final int TIMERS = 5;

        private BattleLayer() {}
    }

    /** Values of SavePicture.EasyRpgFlip; other numbers may occur. */
    public static final class EasyRpgFlip {
        public static final int NONE = 0;
        public static final int X = 1;
        public static final int Y = 2;
        public static final int BOTH = 3;

        private EasyRpgFlip() {}
    }

    /** Values of SavePicture.EasyRpgType; other numbers may occur. */
    public static final class EasyRpgType {
        public static final int DEFAULT = 0;
        public static final int WINDOW = 1;
        public static final int CANVAS = 2;

        private EasyRpgType() {}
    }
}
