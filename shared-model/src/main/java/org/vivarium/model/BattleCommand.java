package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct BattleCommand. Generated from the schema by ViewGenerator. */
public record BattleCommand(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("BattleCommand");
    public static final Field NAME = STRUCT.field("name");
    public static final Field TYPE = STRUCT.field("type");

    /** Chunk 0x01. */
    public String name() {
        return data.getString(NAME);
    }

    /** Chunk 0x02, BattleCommand.Type, default 0. */
    public int type() {
        return data.getInt(TYPE);
    }

    /** Values of BattleCommand.Type; other numbers may occur. */
    public static final class Type {
        public static final int ATTACK = 0;
        public static final int SKILL = 1;
        public static final int SUBSKILL = 2;
        public static final int DEFENSE = 3;
        public static final int ITEM = 4;
        public static final int ESCAPE = 5;
        public static final int SPECIAL = 6;

        private Type() {}
    }
}
