package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct SaveMapEvent. Generated from the schema by ViewGenerator. */
public record SaveMapEvent(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("SaveMapEvent");
    public static final Field ACTIVE = STRUCT.field("active");
    public static final Field MAP_ID = STRUCT.field("map_id");
    public static final Field POSITION_X = STRUCT.field("position_x");
    public static final Field POSITION_Y = STRUCT.field("position_y");
    public static final Field DIRECTION = STRUCT.field("direction");
    public static final Field FACING = STRUCT.field("facing");
    public static final Field ANIM_FRAME = STRUCT.field("anim_frame");
    public static final Field TRANSPARENCY = STRUCT.field("transparency");
    public static final Field REMAINING_STEP = STRUCT.field("remaining_step");
    public static final Field MOVE_FREQUENCY = STRUCT.field("move_frequency");
    public static final Field LAYER = STRUCT.field("layer");
    public static final Field OVERLAP_FORBIDDEN = STRUCT.field("overlap_forbidden");
    public static final Field ANIMATION_TYPE = STRUCT.field("animation_type");
    public static final Field LOCK_FACING = STRUCT.field("lock_facing");
    public static final Field MOVE_SPEED = STRUCT.field("move_speed");
    public static final Field MOVE_ROUTE = STRUCT.field("move_route");
    public static final Field MOVE_ROUTE_OVERWRITE = STRUCT.field("move_route_overwrite");
    public static final Field MOVE_ROUTE_INDEX = STRUCT.field("move_route_index");
    public static final Field MOVE_ROUTE_FINISHED = STRUCT.field("move_route_finished");
    public static final Field SPRITE_HIDDEN = STRUCT.field("sprite_hidden");
    public static final Field MOVE_ROUTE_THROUGH = STRUCT.field("move_route_through");
    public static final Field ANIM_PAUSED = STRUCT.field("anim_paused");
    public static final Field THROUGH = STRUCT.field("through");
    public static final Field STOP_COUNT = STRUCT.field("stop_count");
    public static final Field ANIM_COUNT = STRUCT.field("anim_count");
    public static final Field MAX_STOP_COUNT = STRUCT.field("max_stop_count");
    public static final Field JUMPING = STRUCT.field("jumping");
    public static final Field BEGIN_JUMP_X = STRUCT.field("begin_jump_x");
    public static final Field BEGIN_JUMP_Y = STRUCT.field("begin_jump_y");
    public static final Field PAUSE = STRUCT.field("pause");
    public static final Field FLYING = STRUCT.field("flying");
    public static final Field SPRITE_NAME = STRUCT.field("sprite_name");
    public static final Field SPRITE_ID = STRUCT.field("sprite_id");
    public static final Field PROCESSED = STRUCT.field("processed");
    public static final Field FLASH_RED = STRUCT.field("flash_red");
    public static final Field FLASH_GREEN = STRUCT.field("flash_green");
    public static final Field FLASH_BLUE = STRUCT.field("flash_blue");
    public static final Field FLASH_CURRENT_LEVEL = STRUCT.field("flash_current_level");
    public static final Field FLASH_TIME_LEFT = STRUCT.field("flash_time_left");
    public static final Field WAITING_EXECUTION = STRUCT.field("waiting_execution");
    public static final Field ORIGINAL_MOVE_ROUTE_INDEX = STRUCT.field("original_move_route_index");
    public static final Field TRIGGERED_BY_DECISION_KEY = STRUCT.field("triggered_by_decision_key");
    public static final Field PARALLEL_EVENT_EXECSTATE = STRUCT.field("parallel_event_execstate");
    public static final Field EASYRPG_MOVE_FAILURE_COUNT =
            STRUCT.field("easyrpg_move_failure_count");
    public static final Field EASYRPG_CLONE_MAP_ID = STRUCT.field("easyrpg_clone_map_id");
    public static final Field EASYRPG_CLONE_EVENT_ID = STRUCT.field("easyrpg_clone_event_id");
    public static final Field EASYRPG_RUNTIME_FLAGS = STRUCT.field("easyrpg_runtime_flags");

    /** Chunk 0x01, default true. */
    public boolean active() {
        return data.getBool(ACTIVE);
    }

    /** Chunk 0x0B, map, default 0. */
    public int mapId() {
        return data.getInt(MAP_ID);
    }

    /** Chunk 0x0C, default 0. */
    public int positionX() {
        return data.getInt(POSITION_X);
    }

    /** Chunk 0x0D, default 0. */
    public int positionY() {
        return data.getInt(POSITION_Y);
    }

    /** Chunk 0x15, default 2. */
    public int direction() {
        return data.getInt(DIRECTION);
    }

    /** Chunk 0x16, default 2. */
    public int facing() {
        return data.getInt(FACING);
    }

    /** Chunk 0x17, default 1. */
    public int animFrame() {
        return data.getInt(ANIM_FRAME);
    }

    /** Chunk 0x18, default 0. */
    public int transparency() {
        return data.getInt(TRANSPARENCY);
    }

    /** Chunk 0x1F, default 0. */
    public int remainingStep() {
        return data.getInt(REMAINING_STEP);
    }

    /** Chunk 0x20, default 2. */
    public int moveFrequency() {
        return data.getInt(MOVE_FREQUENCY);
    }

    /** Chunk 0x21, default 1. */
    public int layer() {
        return data.getInt(LAYER);
    }

    /** Chunk 0x22, default false. */
    public boolean overlapForbidden() {
        return data.getBool(OVERLAP_FORBIDDEN);
    }

    /** Chunk 0x23, EventPage.AnimType, default 0. */
    public int animationType() {
        return data.getInt(ANIMATION_TYPE);
    }

    /** Chunk 0x24, default false. */
    public boolean lockFacing() {
        return data.getBool(LOCK_FACING);
    }

    /** Chunk 0x25, default 4. */
    public int moveSpeed() {
        return data.getInt(MOVE_SPEED);
    }

    /** Chunk 0x29. */
    public MoveRoute moveRoute() {
        return new MoveRoute(data.struct(MOVE_ROUTE));
    }

    /** Chunk 0x2A, default false. */
    public boolean moveRouteOverwrite() {
        return data.getBool(MOVE_ROUTE_OVERWRITE);
    }

    /** Chunk 0x2B, default 0. */
    public int moveRouteIndex() {
        return data.getInt(MOVE_ROUTE_INDEX);
    }

    /** Chunk 0x2C, default false. */
    public boolean moveRouteFinished() {
        return data.getBool(MOVE_ROUTE_FINISHED);
    }

    /** Chunk 0x2E, default false. */
    public boolean spriteHidden() {
        return data.getBool(SPRITE_HIDDEN);
    }

    /** Chunk 0x2F, default false. */
    public boolean moveRouteThrough() {
        return data.getBool(MOVE_ROUTE_THROUGH);
    }

    /** Chunk 0x30, default 0. */
    public int animPaused() {
        return data.getInt(ANIM_PAUSED);
    }

    /** Chunk 0x33, default false. */
    public boolean through() {
        return data.getBool(THROUGH);
    }

    /** Chunk 0x34, default 0. */
    public int stopCount() {
        return data.getInt(STOP_COUNT);
    }

    /** Chunk 0x35, default 0. */
    public int animCount() {
        return data.getInt(ANIM_COUNT);
    }

    /** Chunk 0x36, default 0. */
    public int maxStopCount() {
        return data.getInt(MAX_STOP_COUNT);
    }

    /** Chunk 0x3D, default false. */
    public boolean jumping() {
        return data.getBool(JUMPING);
    }

    /** Chunk 0x3E, default 0. */
    public int beginJumpX() {
        return data.getInt(BEGIN_JUMP_X);
    }

    /** Chunk 0x3F, default 0. */
    public int beginJumpY() {
        return data.getInt(BEGIN_JUMP_Y);
    }

    /** Chunk 0x47, default false. */
    public boolean pause() {
        return data.getBool(PAUSE);
    }

    /** Chunk 0x48, default false. */
    public boolean flying() {
        return data.getBool(FLYING);
    }

    /** Chunk 0x49, charset. */
    public String spriteName() {
        return data.getString(SPRITE_NAME);
    }

    /** Chunk 0x4A, default 0. */
    public int spriteId() {
        return data.getInt(SPRITE_ID);
    }

    /** Chunk 0x4B, default false. */
    public boolean processed() {
        return data.getBool(PROCESSED);
    }

    /** Chunk 0x51, default -1. */
    public int flashRed() {
        return data.getInt(FLASH_RED);
    }

    /** Chunk 0x52, default -1. */
    public int flashGreen() {
        return data.getInt(FLASH_GREEN);
    }

    /** Chunk 0x53, default -1. */
    public int flashBlue() {
        return data.getInt(FLASH_BLUE);
    }

    /** Chunk 0x54. */
    public double flashCurrentLevel() {
        return data.getDouble(FLASH_CURRENT_LEVEL);
    }

    /** Chunk 0x55, default 0. */
    public int flashTimeLeft() {
        return data.getInt(FLASH_TIME_LEFT);
    }

    /** Chunk 0x65, default false. */
    public boolean waitingExecution() {
        return data.getBool(WAITING_EXECUTION);
    }

    /** Chunk 0x66, default 0. */
    public int originalMoveRouteIndex() {
        return data.getInt(ORIGINAL_MOVE_ROUTE_INDEX);
    }

    /** Chunk 0x67, default false. */
    public boolean triggeredByDecisionKey() {
        return data.getBool(TRIGGERED_BY_DECISION_KEY);
    }

    /** Chunk 0x6C. */
    public SaveEventExecState parallelEventExecstate() {
        return new SaveEventExecState(data.struct(PARALLEL_EVENT_EXECSTATE));
    }

    /** Chunk 0xC9, default 0, EasyRPG. */
    public int easyrpgMoveFailureCount() {
        return data.getInt(EASYRPG_MOVE_FAILURE_COUNT);
    }

    /** Chunk 0xCA, default 0, EasyRPG. */
    public int easyrpgCloneMapId() {
        return data.getInt(EASYRPG_CLONE_MAP_ID);
    }

    /** Chunk 0xCB, default 0, EasyRPG. */
    public int easyrpgCloneEventId() {
        return data.getInt(EASYRPG_CLONE_EVENT_ID);
    }

    /** Chunk 0xCC, EasyRpgEventRuntime, default 0, EasyRPG. */
    public int easyrpgRuntimeFlags() {
        return data.getInt(EASYRPG_RUNTIME_FLAGS);
    }

    /** Bit 0 of easyrpg_runtime_flags. */
    public boolean reserved1() {
        return data.getFlag(EASYRPG_RUNTIME_FLAGS, 0);
    }
}
