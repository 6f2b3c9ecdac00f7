package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct BattleCommands. Generated from the schema by ViewGenerator. */
public record BattleCommands(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("BattleCommands");
    public static final Field PLACEMENT = STRUCT.field("placement");
    public static final Field DEATH_HANDLER_UNUSED = STRUCT.field("death_handler_unused");
    public static final Field ROW = STRUCT.field("row");
    public static final Field BATTLE_TYPE = STRUCT.field("battle_type");
    public static final Field UNUSED_DISPLAY_NORMAL_PARAMETERS =
            STRUCT.field("unused_display_normal_parameters");
    public static final Field COMMANDS = STRUCT.field("commands");
    public static final Field DEATH_HANDLER = STRUCT.field("death_handler");
    public static final Field DEATH_EVENT = STRUCT.field("death_event");
    public static final Field WINDOW_SIZE = STRUCT.field("window_size");
    public static final Field TRANSPARENCY = STRUCT.field("transparency");
    public static final Field DEATH_TELEPORT = STRUCT.field("death_teleport");
    public static final Field DEATH_TELEPORT_ID = STRUCT.field("death_teleport_id");
    public static final Field DEATH_TELEPORT_X = STRUCT.field("death_teleport_x");
    public static final Field DEATH_TELEPORT_Y = STRUCT.field("death_teleport_y");
    public static final Field DEATH_TELEPORT_FACE = STRUCT.field("death_teleport_face");
    public static final Field EASYRPG_DEFAULT_ATB_MODE = STRUCT.field("easyrpg_default_atb_mode");
    public static final Field EASYRPG_ENABLE_BATTLE_ROW_COMMAND =
            STRUCT.field("easyrpg_enable_battle_row_command");
    public static final Field EASYRPG_SEQUENTIAL_ORDER = STRUCT.field("easyrpg_sequential_order");
    public static final Field EASYRPG_DISABLE_ROW_FEATURE =
            STRUCT.field("easyrpg_disable_row_feature");
    public static final Field EASYRPG_FIXED_ACTOR_FACING_DIRECTION =
            STRUCT.field("easyrpg_fixed_actor_facing_direction");
    public static final Field EASYRPG_FIXED_ENEMY_FACING_DIRECTION =
            STRUCT.field("easyrpg_fixed_enemy_facing_direction");

    /** Chunk 0x02, BattleCommands.Placement, default 0. */
    public int placement() {
        return data.getInt(PLACEMENT);
    }

    /** Chunk 0x04, default false, 2003. */
    public boolean deathHandlerUnused() {
        return data.getBool(DEATH_HANDLER_UNUSED);
    }

    /** Chunk 0x06, BattleCommands.RowShown, default 0. */
    public int row() {
        return data.getInt(ROW);
    }

    /** Chunk 0x07, BattleCommands.BattleType, default 0. */
    public int battleType() {
        return data.getInt(BATTLE_TYPE);
    }

    /** Chunk 0x09, default true. */
    public boolean unusedDisplayNormalParameters() {
        return data.getBool(UNUSED_DISPLAY_NORMAL_PARAMETERS);
    }

    /** Chunk 0x0A. */
    public Rows<BattleCommand> commands() {
        return new Rows<>(data.table(COMMANDS), BattleCommand::new);
    }

    /** Chunk 0x0F, default false, 2003. */
    public boolean deathHandler() {
        return data.getBool(DEATH_HANDLER);
    }

    /** Chunk 0x10, common-event, default 1. */
    public int deathEvent() {
        return data.getInt(DEATH_EVENT);
    }

    /** Chunk 0x14, BattleCommands.WindowSize, default 0. */
    public int windowSize() {
        return data.getInt(WINDOW_SIZE);
    }

    /** Chunk 0x18, BattleCommands.Transparency, default 0. */
    public int transparency() {
        return data.getInt(TRANSPARENCY);
    }

    /** Chunk 0x19, default false. */
    public boolean deathTeleport() {
        return data.getBool(DEATH_TELEPORT);
    }

    /** Chunk 0x1A, map, default 1. */
    public int deathTeleportId() {
        return data.getInt(DEATH_TELEPORT_ID);
    }

    /** Chunk 0x1B, default 0. */
    public int deathTeleportX() {
        return data.getInt(DEATH_TELEPORT_X);
    }

    /** Chunk 0x1C, default 0. */
    public int deathTeleportY() {
        return data.getInt(DEATH_TELEPORT_Y);
    }

    /** Chunk 0x1D, BattleCommands.Facing, default 0. */
    public int deathTeleportFace() {
        return data.getInt(DEATH_TELEPORT_FACE);
    }

    /** Chunk 0xC8, SaveSystem.AtbMode, default 0, EasyRPG. */
    public int easyrpgDefaultAtbMode() {
        return data.getInt(EASYRPG_DEFAULT_ATB_MODE);
    }

    /** Chunk 0xC9, default true, EasyRPG. */
    public boolean easyrpgEnableBattleRowCommand() {
        return data.getBool(EASYRPG_ENABLE_BATTLE_ROW_COMMAND);
    }

    /** Chunk 0xCA, default false, EasyRPG. */
    public boolean easyrpgSequentialOrder() {
        return data.getBool(EASYRPG_SEQUENTIAL_ORDER);
    }

    /** Chunk 0xCB, default false, EasyRPG. */
    public boolean easyrpgDisableRowFeature() {
        return data.getBool(EASYRPG_DISABLE_ROW_FEATURE);
    }

    /** Chunk 0xCC, default 0, EasyRPG. */
    public int easyrpgFixedActorFacingDirection() {
        return data.getInt(EASYRPG_FIXED_ACTOR_FACING_DIRECTION);
    }

    /** Chunk 0xCD, default 0, EasyRPG. */
    public int easyrpgFixedEnemyFacingDirection() {
        return data.getInt(EASYRPG_FIXED_ENEMY_FACING_DIRECTION);
    }

    /** Values of BattleCommands.Placement; other numbers may occur. */
    public static final class Placement {
        public static final int MANUAL = 0;
        public static final int AUTOMATIC = 1;

        private Placement() {}
    }

    /** Values of BattleCommands.RowShown; other numbers may occur. */
    public static final class RowShown {
        public static final int FRONT = 0;
        public static final int BACK = 1;

        private RowShown() {}
    }

    /** Values of BattleCommands.BattleType; other numbers may occur. */
    public static final class BattleType {
        public static final int TRADITIONAL = 0;
        public static final int ALTERNATIVE = 1;
        public static final int GAUGE = 2;

        private BattleType() {}
    }

    /** Values of BattleCommands.WindowSize; other numbers may occur. */
    public static final class WindowSize {
        public static final int LARGE = 0;
        public static final int SMALL = 1;

        private WindowSize() {}
    }

    /** Values of BattleCommands.Transparency; other numbers may occur. */
    public static final class Transparency {
        public static final int OPAQUE = 0;
        public static final int TRANSPARENT = 1;

        private Transparency() {}
    }

    /** Values of BattleCommands.Facing; other numbers may occur. */
    public static final class Facing {
        public static final int RETAIN = 0;
        public static final int UP = 1;
        public static final int RIGHT = 2;
        public static final int DOWN = 3;
        public static final int LEFT = 4;

        private Facing() {}
    }
}
