package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct SaveCommonEvent. Generated from the schema by ViewGenerator. */
public record SaveCommonEvent(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("SaveCommonEvent");
    public static final Field PARALLEL_EVENT_EXECSTATE = STRUCT.field("parallel_event_execstate");

    /** Chunk 0x01. */
    public SaveEventExecState parallelEventExecstate() {
        return new SaveEventExecState(data.struct(PARALLEL_EVENT_EXECSTATE));
    }
}
