package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct EventPageCondition. Generated from the schema by ViewGenerator. */
public record PageCondition(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("EventPageCondition");
    public static final Field FLAGS = STRUCT.field("flags");
    public static final Field SWITCH_A_ID = STRUCT.field("switch_a_id");
    public static final Field SWITCH_B_ID = STRUCT.field("switch_b_id");
    public static final Field VARIABLE_ID = STRUCT.field("variable_id");
    public static final Field VARIABLE_VALUE = STRUCT.field("variable_value");
    public static final Field ITEM_ID = STRUCT.field("item_id");
    public static final Field ACTOR_ID = STRUCT.field("actor_id");
    public static final Field TIMER_SEC = STRUCT.field("timer_sec");
    public static final Field TIMER2_SEC = STRUCT.field("timer2_sec");
    public static final Field COMPARE_OPERATOR = STRUCT.field("compare_operator");

    /** Chunk 0x01, EventPageCondition, default 0. */
    public int flags() {
        return data.getInt(FLAGS);
    }

    /** Bit 0 of flags. */
    public boolean switchA() {
        return data.getFlag(FLAGS, 0);
    }

    /** Bit 1 of flags. */
    public boolean switchB() {
        return data.getFlag(FLAGS, 1);
    }

    /** Bit 2 of flags. */
    public boolean variable() {
        return data.getFlag(FLAGS, 2);
    }

    /** Bit 3 of flags. */
    public boolean item() {
        return data.getFlag(FLAGS, 3);
    }

    /** Bit 4 of flags. */
    public boolean actor() {
        return data.getFlag(FLAGS, 4);
    }

    /** Bit 5 of flags. */
    public boolean timer() {
        return data.getFlag(FLAGS, 5);
    }

    /** Bit 6 of flags. */
    public boolean timer2() {
        return data.getFlag(FLAGS, 6);
    }

    /** Chunk 0x02, switch, default 1. */
    public int switchAId() {
        return data.getInt(SWITCH_A_ID);
    }

    /** Chunk 0x03, switch, default 1. */
    public int switchBId() {
        return data.getInt(SWITCH_B_ID);
    }

    /** Chunk 0x04, variable, default 1. */
    public int variableId() {
        return data.getInt(VARIABLE_ID);
    }

    /** Chunk 0x05, default 0. */
    public int variableValue() {
        return data.getInt(VARIABLE_VALUE);
    }

    /** Chunk 0x06, item, default 1. */
    public int itemId() {
        return data.getInt(ITEM_ID);
    }

    /** Chunk 0x07, actor, default 1. */
    public int actorId() {
        return data.getInt(ACTOR_ID);
    }

    /** Chunk 0x08, default 0. */
    public int timerSec() {
        return data.getInt(TIMER_SEC);
    }

    /** Chunk 0x09, default 0, 2003. */
    public int timer2Sec() {
        return data.getInt(TIMER2_SEC);
    }

    /** Chunk 0x0A, EventPageCondition.Comparison, default 1, 2003. */
    public int compareOperator() {
        return data.getInt(COMPARE_OPERATOR);
    }

    /** Values of EventPageCondition.Comparison; other numbers may occur. */
    public static final class Comparison {
        public static final int EQUAL = 0;
        public static final int GREATER_EQUAL = 1;
        public static final int LESS_EQUAL = 2;
        public static final int GREATER = 3;
        public static final int LESS = 4;
        public static final int NOT_EQUAL = 5;

        private Comparison() {}
    }
}
