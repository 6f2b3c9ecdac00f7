package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct SaveTarget. Generated from the schema by ViewGenerator. */
public record SaveTarget(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("SaveTarget");
    public static final Field MAP_ID = STRUCT.field("map_id");
    public static final Field MAP_X = STRUCT.field("map_x");
    public static final Field MAP_Y = STRUCT.field("map_y");
    public static final Field SWITCH_ON = STRUCT.field("switch_on");
    public static final Field SWITCH_ID = STRUCT.field("switch_id");

    /** Chunk 0x01, map, default 0. */
    public int mapId() {
        return data.getInt(MAP_ID);
    }

    /** Chunk 0x02, default 0. */
    public int mapX() {
        return data.getInt(MAP_X);
    }

    /** Chunk 0x03, default 0. */
    public int mapY() {
        return data.getInt(MAP_Y);
    }

    /** Chunk 0x04, default false. */
    public boolean switchOn() {
        return data.getBool(SWITCH_ON);
    }

    /** Chunk 0x05, switch, default 0. */
    public int switchId() {
        return data.getInt(SWITCH_ID);
    }
}
