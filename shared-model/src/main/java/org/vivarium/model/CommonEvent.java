package org.vivarium.model;

import org.vivarium.lcf.EventCode;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct CommonEvent. Generated from the schema by ViewGenerator. */
public record CommonEvent(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("CommonEvent");
    public static final Field NAME = STRUCT.field("name");
    public static final Field TRIGGER = STRUCT.field("trigger");
    public static final Field SWITCH_FLAG = STRUCT.field("switch_flag");
    public static final Field SWITCH_ID = STRUCT.field("switch_id");
    public static final Field EVENT_COMMANDS = STRUCT.field("event_commands");

    /** Chunk 0x01. */
    public String name() {
        return data.getString(NAME);
    }

    /** Chunk 0x0B, CommonEvent.Trigger, default 5. */
    public int trigger() {
        return data.getInt(TRIGGER);
    }

    /** Chunk 0x0C, default false. */
    public boolean switchFlag() {
        return data.getBool(SWITCH_FLAG);
    }

    /** Chunk 0x0D, switch, default 1. */
    public int switchId() {
        return data.getInt(SWITCH_ID);
    }

    /** Chunk 0x16. */
    public EventCode eventCommands() {
        return data.eventCode(EVENT_COMMANDS);
    }

    /** Values of CommonEvent.Trigger; other numbers may occur. */
    public static final class Trigger {
        public static final int AUTOMATIC = 3;
        public static final int PARALLEL = 4;
        public static final int CALL = 5;
        public static final int MANIAC_BATTLE_START = 6;
        public static final int MANIAC_BATTLE_PARALLEL = 7;

        private Trigger() {}
    }
}
