package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct TroopMember. Generated from the schema by ViewGenerator. */
public record TroopMember(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("TroopMember");
    public static final Field ENEMY_ID = STRUCT.field("enemy_id");
    public static final Field X = STRUCT.field("x");
    public static final Field Y = STRUCT.field("y");
    public static final Field INVISIBLE = STRUCT.field("invisible");

    /** Chunk 0x01, enemy, default 1. */
    public int enemyId() {
        return data.getInt(ENEMY_ID);
    }

    /** Chunk 0x02, default 0. */
    public int x() {
        return data.getInt(X);
    }

    /** Chunk 0x03, default 0. */
    public int y() {
        return data.getInt(Y);
    }

    /** Chunk 0x04, default false. */
    public boolean invisible() {
        return data.getBool(INVISIBLE);
    }
}
