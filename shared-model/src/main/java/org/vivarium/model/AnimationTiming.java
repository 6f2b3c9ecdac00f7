package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct AnimationTiming. Generated from the schema by ViewGenerator. */
public record AnimationTiming(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("AnimationTiming");
    public static final Field FRAME = STRUCT.field("frame");
    public static final Field SE = STRUCT.field("se");
    public static final Field FLASH_SCOPE = STRUCT.field("flash_scope");
    public static final Field FLASH_RED = STRUCT.field("flash_red");
    public static final Field FLASH_GREEN = STRUCT.field("flash_green");
    public static final Field FLASH_BLUE = STRUCT.field("flash_blue");
    public static final Field FLASH_POWER = STRUCT.field("flash_power");
    public static final Field SCREEN_SHAKE = STRUCT.field("screen_shake");

    /** Chunk 0x01, default 0. */
    public int frame() {
        return data.getInt(FRAME);
    }

    /** Chunk 0x02. */
    public Sound se() {
        return new Sound(data.struct(SE));
    }

    /** Chunk 0x03, AnimationTiming.FlashScope, default 0. */
    public int flashScope() {
        return data.getInt(FLASH_SCOPE);
    }

    /** Chunk 0x04, default 31. */
    public int flashRed() {
        return data.getInt(FLASH_RED);
    }

    /** Chunk 0x05, default 31. */
    public int flashGreen() {
        return data.getInt(FLASH_GREEN);
    }

    /** Chunk 0x06, default 31. */
    public int flashBlue() {
        return data.getInt(FLASH_BLUE);
    }

    /** Chunk 0x07, default 31. */
    public int flashPower() {
        return data.getInt(FLASH_POWER);
    }

    /** Chunk 0x08, AnimationTiming.ScreenShake, default 0. */
    public int screenShake() {
        return data.getInt(SCREEN_SHAKE);
    }

    /** Values of AnimationTiming.FlashScope; other numbers may occur. */
    public static final class FlashScope {
        public static final int NOTHING = 0;
        public static final int TARGET = 1;
        public static final int SCREEN = 2;

        private FlashScope() {}
    }

    /** Values of AnimationTiming.ScreenShake; other numbers may occur. */
    public static final class ScreenShake {
        public static final int NOTHING = 0;
        public static final int TARGET = 1;
        public static final int SCREEN = 2;

        private ScreenShake() {}
    }
}
