package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct SaveMapEvent. Generated from the schema by ViewGenerator. */
public record SaveMapEvent(Row data) implements SaveMapEventBase {
    public static final StructType STRUCT = Schema.struct("SaveMapEvent");
    public static final Field WAITING_EXECUTION = STRUCT.field("waiting_execution");
    public static final Field ORIGINAL_MOVE_ROUTE_INDEX = STRUCT.field("original_move_route_index");
    public static final Field TRIGGERED_BY_DECISION_KEY = STRUCT.field("triggered_by_decision_key");
    public static final Field PARALLEL_EVENT_EXECSTATE = STRUCT.field("parallel_event_execstate");

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
}
