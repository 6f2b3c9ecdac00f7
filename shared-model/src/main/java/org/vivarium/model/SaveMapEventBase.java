package org.vivarium.model;

/**
 * View of what all structs based on SaveMapEventBase share. Generated from the schema by
 * ViewGenerator.
 */
public interface SaveMapEventBase extends RowView {
    /** Chunk 0x01, default true. */
    default boolean active() {
        return data().getBool(data().type().field("active"));
    }

    /** Chunk 0x0B, map, default 0. */
    default int mapId() {
        return data().getInt(data().type().field("map_id"));
    }

    /** Chunk 0x0C, default 0. */
    default int positionX() {
        return data().getInt(data().type().field("position_x"));
    }

    /** Chunk 0x0D, default 0. */
    default int positionY() {
        return data().getInt(data().type().field("position_y"));
    }

    /** Chunk 0x15, default 2. */
    default int direction() {
        return data().getInt(data().type().field("direction"));
    }

    /** Chunk 0x16, default 2. */
    default int facing() {
        return data().getInt(data().type().field("facing"));
    }

    /** Chunk 0x17, default 1. */
    default int animFrame() {
        return data().getInt(data().type().field("anim_frame"));
    }

    /** Chunk 0x18, default 0. */
    default int transparency() {
        return data().getInt(data().type().field("transparency"));
    }

    /** Chunk 0x1F, default 0. */
    default int remainingStep() {
        return data().getInt(data().type().field("remaining_step"));
    }

    /** Chunk 0x20, default 2. */
    default int moveFrequency() {
        return data().getInt(data().type().field("move_frequency"));
    }

    /** Chunk 0x21, default 1. */
    default int layer() {
        return data().getInt(data().type().field("layer"));
    }

    /** Chunk 0x22, default false. */
    default boolean overlapForbidden() {
        return data().getBool(data().type().field("overlap_forbidden"));
    }

    /** Chunk 0x23, EventPage.AnimType, default 0. */
    default int animationType() {
        return data().getInt(data().type().field("animation_type"));
    }

    /** Chunk 0x24, default false. */
    default boolean lockFacing() {
        return data().getBool(data().type().field("lock_facing"));
    }

    /** Chunk 0x25, default 4. */
    default int moveSpeed() {
        return data().getInt(data().type().field("move_speed"));
    }

    /** Chunk 0x29. */
    default MoveRoute moveRoute() {
        return new MoveRoute(data().struct(data().type().field("move_route")));
    }

    /** Chunk 0x2A, default false. */
    default boolean moveRouteOverwrite() {
        return data().getBool(data().type().field("move_route_overwrite"));
    }

    /** Chunk 0x2B, default 0. */
    default int moveRouteIndex() {
        return data().getInt(data().type().field("move_route_index"));
    }

    /** Chunk 0x2C, default false. */
    default boolean moveRouteFinished() {
        return data().getBool(data().type().field("move_route_finished"));
    }

    /** Chunk 0x2E, default false. */
    default boolean spriteHidden() {
        return data().getBool(data().type().field("sprite_hidden"));
    }

    /** Chunk 0x2F, default false. */
    default boolean moveRouteThrough() {
        return data().getBool(data().type().field("move_route_through"));
    }

    /** Chunk 0x30, default 0. */
    default int animPaused() {
        return data().getInt(data().type().field("anim_paused"));
    }

    /** Chunk 0x33, default false. */
    default boolean through() {
        return data().getBool(data().type().field("through"));
    }

    /** Chunk 0x34, default 0. */
    default int stopCount() {
        return data().getInt(data().type().field("stop_count"));
    }

    /** Chunk 0x35, default 0. */
    default int animCount() {
        return data().getInt(data().type().field("anim_count"));
    }

    /** Chunk 0x36, default 0. */
    default int maxStopCount() {
        return data().getInt(data().type().field("max_stop_count"));
    }

    /** Chunk 0x3D, default false. */
    default boolean jumping() {
        return data().getBool(data().type().field("jumping"));
    }

    /** Chunk 0x3E, default 0. */
    default int beginJumpX() {
        return data().getInt(data().type().field("begin_jump_x"));
    }

    /** Chunk 0x3F, default 0. */
    default int beginJumpY() {
        return data().getInt(data().type().field("begin_jump_y"));
    }

    /** Chunk 0x47, default false. */
    default boolean pause() {
        return data().getBool(data().type().field("pause"));
    }

    /** Chunk 0x48, default false. */
    default boolean flying() {
        return data().getBool(data().type().field("flying"));
    }

    /** Chunk 0x49, charset. */
    default String spriteName() {
        return data().getString(data().type().field("sprite_name"));
    }

    /** Chunk 0x4A, default 0. */
    default int spriteId() {
        return data().getInt(data().type().field("sprite_id"));
    }

    /** Chunk 0x4B, default false. */
    default boolean processed() {
        return data().getBool(data().type().field("processed"));
    }

    /** Chunk 0x51, default -1. */
    default int flashRed() {
        return data().getInt(data().type().field("flash_red"));
    }

    /** Chunk 0x52, default -1. */
    default int flashGreen() {
        return data().getInt(data().type().field("flash_green"));
    }

    /** Chunk 0x53, default -1. */
    default int flashBlue() {
        return data().getInt(data().type().field("flash_blue"));
    }

    /** Chunk 0x54. */
    default double flashCurrentLevel() {
        return data().getDouble(data().type().field("flash_current_level"));
    }

    /** Chunk 0x55, default 0. */
    default int flashTimeLeft() {
        return data().getInt(data().type().field("flash_time_left"));
    }

    /** Chunk 0xC9, default 0, EasyRPG. */
    default int easyrpgMoveFailureCount() {
        return data().getInt(data().type().field("easyrpg_move_failure_count"));
    }

    /** Chunk 0xCA, default 0, EasyRPG. */
    default int easyrpgCloneMapId() {
        return data().getInt(data().type().field("easyrpg_clone_map_id"));
    }

    /** Chunk 0xCB, default 0, EasyRPG. */
    default int easyrpgCloneEventId() {
        return data().getInt(data().type().field("easyrpg_clone_event_id"));
    }

    /** Chunk 0xCC, EasyRpgEventRuntime, default 0, EasyRPG. */
    default int easyrpgRuntimeFlags() {
        return data().getInt(data().type().field("easyrpg_runtime_flags"));
    }
}
