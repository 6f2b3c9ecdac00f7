package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.MoveCode;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct MoveRoute. Generated from the schema by ViewGenerator. */
public record MoveRoute(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("MoveRoute");
    public static final Field MOVE_COMMANDS = STRUCT.field("move_commands");
    public static final Field REPEAT = STRUCT.field("repeat");
    public static final Field SKIPPABLE = STRUCT.field("skippable");

    /** Chunk 0x0C. */
    public MoveCode moveCommands() {
        return data.moveCode(MOVE_COMMANDS);
    }

    /** Chunk 0x15, default true. */
    public boolean repeat() {
        return data.getBool(REPEAT);
    }

    /** Chunk 0x16, default false. */
    public boolean skippable() {
        return data.getBool(SKIPPABLE);
    }
}
