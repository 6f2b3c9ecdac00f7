package org.vivarium.model;

import org.vivarium.lcf.EventCode;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct EventPage. Generated from the schema by ViewGenerator. */
public record EventPage(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("EventPage");
    public static final Field CONDITION = STRUCT.field("condition");
    public static final Field CHARACTER_NAME = STRUCT.field("character_name");
    public static final Field CHARACTER_INDEX = STRUCT.field("character_index");
    public static final Field CHARACTER_DIRECTION = STRUCT.field("character_direction");
    public static final Field CHARACTER_PATTERN = STRUCT.field("character_pattern");
    public static final Field TRANSLUCENT = STRUCT.field("translucent");
    public static final Field MOVE_TYPE = STRUCT.field("move_type");
    public static final Field MOVE_FREQUENCY = STRUCT.field("move_frequency");
    public static final Field TRIGGER = STRUCT.field("trigger");
    public static final Field LAYER = STRUCT.field("layer");
    public static final Field OVERLAP_FORBIDDEN = STRUCT.field("overlap_forbidden");
    public static final Field ANIMATION_TYPE = STRUCT.field("animation_type");
    public static final Field MOVE_SPEED = STRUCT.field("move_speed");
    public static final Field MOVE_ROUTE = STRUCT.field("move_route");
    public static final Field EVENT_COMMANDS = STRUCT.field("event_commands");

    /** Chunk 0x02. */
    public PageCondition condition() {
        return new PageCondition(data.struct(CONDITION));
    }

    /** Chunk 0x15, charset. */
    public String characterName() {
        return data.getString(CHARACTER_NAME);
    }

    /** Chunk 0x16, default 0. */
    public int characterIndex() {
        return data.getInt(CHARACTER_INDEX);
    }

    /** Chunk 0x17, EventPage.Direction, default 2. */
    public int characterDirection() {
        return data.getInt(CHARACTER_DIRECTION);
    }

    /** Chunk 0x18, EventPage.Frame, default 1. */
    public int characterPattern() {
        return data.getInt(CHARACTER_PATTERN);
    }

    /** Chunk 0x19, default false. */
    public boolean translucent() {
        return data.getBool(TRANSLUCENT);
    }

    /** Chunk 0x1F, EventPage.MoveType, default 1. */
    public int moveType() {
        return data.getInt(MOVE_TYPE);
    }

    /** Chunk 0x20, default 3. */
    public int moveFrequency() {
        return data.getInt(MOVE_FREQUENCY);
    }

    /** Chunk 0x21, EventPage.Trigger, default 0. */
    public int trigger() {
        return data.getInt(TRIGGER);
    }

    /** Chunk 0x22, EventPage.Layers, default 0. */
    public int layer() {
        return data.getInt(LAYER);
    }

    /** Chunk 0x23, default false. */
    public boolean overlapForbidden() {
        return data.getBool(OVERLAP_FORBIDDEN);
    }

    /** Chunk 0x24, EventPage.AnimType, default 0. */
    public int animationType() {
        return data.getInt(ANIMATION_TYPE);
    }

    /** Chunk 0x25, EventPage.MoveSpeed, default 3. */
    public int moveSpeed() {
        return data.getInt(MOVE_SPEED);
    }

    /** Chunk 0x29. */
    public MoveRoute moveRoute() {
        return new MoveRoute(data.struct(MOVE_ROUTE));
    }

    /** Chunk 0x34. */
    public EventCode eventCommands() {
        return data.eventCode(EVENT_COMMANDS);
    }

    /** Values of EventPage.Direction; other numbers may occur. */
    public static final class Direction {
        public static final int UP = 0;
        public static final int RIGHT = 1;
        public static final int DOWN = 2;
        public static final int LEFT = 3;

        private Direction() {}
    }

    /** Values of EventPage.Frame; other numbers may occur. */
    public static final class Frame {
        public static final int LEFT = 0;
        public static final int MIDDLE = 1;
        public static final int RIGHT = 2;
        public static final int MIDDLE2 = 3;

        private Frame() {}
    }

    /** Values of EventPage.MoveType; other numbers may occur. */
    public static final class MoveType {
        public static final int STATIONARY = 0;
        public static final int RANDOM = 1;
        public static final int VERTICAL = 2;
        public static final int HORIZONTAL = 3;
        public static final int TOWARD = 4;
        public static final int AWAY = 5;
        public static final int CUSTOM = 6;

        private MoveType() {}
    }

    /** Values of EventPage.Trigger; other numbers may occur. */
    public static final class Trigger {
        public static final int ACTION = 0;
        public static final int TOUCHED = 1;
        public static final int COLLISION = 2;
        public static final int AUTO_START = 3;
        public static final int PARALLEL = 4;

        private Trigger() {}
    }

    /** Values of EventPage.Layers; other numbers may occur. */
    public static final class Layers {
        public static final int BELOW = 0;
        public static final int SAME = 1;
        public static final int ABOVE = 2;

        private Layers() {}
    }

    /** Values of EventPage.AnimType; other numbers may occur. */
    public static final class AnimType {
        public static final int NON_CONTINUOUS = 0;
        public static final int CONTINUOUS = 1;
        public static final int FIXED_NON_CONTINUOUS = 2;
        public static final int FIXED_CONTINUOUS = 3;
        public static final int FIXED_GRAPHIC = 4;
        public static final int SPIN = 5;
        public static final int STEP_FRAME_FIX = 6;

        private AnimType() {}
    }

    /** Values of EventPage.MoveSpeed; other numbers may occur. */
    public static final class MoveSpeed {
        public static final int EIGHTH = 1;
        public static final int QUARTER = 2;
        public static final int HALF = 3;
        public static final int NORMAL = 4;
        public static final int DOUBLE = 5;
        public static final int FOURFOLD = 6;

        private MoveSpeed() {}
    }

    /** Values of EventPage.ManiacEventInfo; other numbers may occur. */
    public static final class ManiacEventInfo {
        public static final int ACTION = 0;
        public static final int TOUCHED = 1;
        public static final int COLLISION = 2;
        public static final int AUTO_START = 3;
        public static final int PARALLEL = 4;
        public static final int CALLED = 5;
        public static final int BATTLE_START = 6;
        public static final int BATTLE_PARALLEL = 7;
        public static final int MAP_EVENT = 16;
        public static final int COMMON_EVENT = 32;
        public static final int BATTLE_EVENT = 64;

        private ManiacEventInfo() {}
    }
}
