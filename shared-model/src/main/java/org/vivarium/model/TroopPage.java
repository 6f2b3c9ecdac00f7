package org.vivarium.model;

import org.vivarium.lcf.EventCode;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct TroopPage. Generated from the schema by ViewGenerator. */
public record TroopPage(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("TroopPage");
    public static final Field CONDITION = STRUCT.field("condition");
    public static final Field EVENT_COMMANDS = STRUCT.field("event_commands");

    /** Chunk 0x02. */
    public TroopPageCondition condition() {
        return new TroopPageCondition(data.struct(CONDITION));
    }

    /** Chunk 0x0C. */
    public EventCode eventCommands() {
        return data.eventCode(EVENT_COMMANDS);
    }
}
