package org.vivarium.model;

import org.vivarium.lcf.EventCode;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct SaveEventExecFrame. Generated from the schema by ViewGenerator. */
public record SaveEventExecFrame(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("SaveEventExecFrame");
    public static final Field COMMANDS = STRUCT.field("commands");
    public static final Field CURRENT_COMMAND = STRUCT.field("current_command");
    public static final Field EVENT_ID = STRUCT.field("event_id");
    public static final Field TRIGGERED_BY_DECISION_KEY = STRUCT.field("triggered_by_decision_key");
    public static final Field MANIAC_EVENT_INFO = STRUCT.field("maniac_event_info");
    public static final Field MANIAC_EVENT_ID = STRUCT.field("maniac_event_id");
    public static final Field MANIAC_EVENT_PAGE_ID = STRUCT.field("maniac_event_page_id");
    public static final Field MANIAC_LOOP_INFO_SIZE = STRUCT.field("maniac_loop_info_size");
    public static final Field MANIAC_LOOP_INFO = STRUCT.field("maniac_loop_info");
    public static final Field SUBCOMMAND_PATH = STRUCT.field("subcommand_path");
    public static final Field EASYRPG_RUNTIME_FLAGS = STRUCT.field("easyrpg_runtime_flags");

    /** Chunk 0x02. */
    public EventCode commands() {
        return data.eventCode(COMMANDS);
    }

    /** Chunk 0x0B, default 0. */
    public int currentCommand() {
        return data.getInt(CURRENT_COMMAND);
    }

    /** Chunk 0x0C, default 0. */
    public int eventId() {
        return data.getInt(EVENT_ID);
    }

    /** Chunk 0x0D, default false. */
    public boolean triggeredByDecisionKey() {
        return data.getBool(TRIGGERED_BY_DECISION_KEY);
    }

    /** Chunk 0x0E, EventPage.ManiacEventInfo, default 0, Maniac. */
    public int maniacEventInfo() {
        return data.getInt(MANIAC_EVENT_INFO);
    }

    /** Chunk 0x0F, default 0, Maniac. */
    public int maniacEventId() {
        return data.getInt(MANIAC_EVENT_ID);
    }

    /** Chunk 0x10, default 0, Maniac. */
    public int maniacEventPageId() {
        return data.getInt(MANIAC_EVENT_PAGE_ID);
    }

    /** Chunk 0x11, default 0, Maniac. */
    public int maniacLoopInfoSize() {
        return data.getInt(MANIAC_LOOP_INFO_SIZE);
    }

    /** Chunk 0x12, Maniac. */
    public LcfArray maniacLoopInfo() {
        return data.getArray(MANIAC_LOOP_INFO);
    }

    /** Chunk 0x16. */
    public LcfArray subcommandPath() {
        return data.getArray(SUBCOMMAND_PATH);
    }

    /** Chunk 0xCC, EasyRpgFrameRuntime, default 0, EasyRPG. */
    public int easyrpgRuntimeFlags() {
        return data.getInt(EASYRPG_RUNTIME_FLAGS);
    }

    /** Bit 0 of easyrpg_runtime_flags. */
    public boolean reserved1() {
        return data.getFlag(EASYRPG_RUNTIME_FLAGS, 0);
    }
}
