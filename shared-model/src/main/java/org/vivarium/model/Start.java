package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct Start. Generated from the schema by ViewGenerator. */
public record Start(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("Start");
    public static final Field PARTY_MAP_ID = STRUCT.field("party_map_id");
    public static final Field PARTY_X = STRUCT.field("party_x");
    public static final Field PARTY_Y = STRUCT.field("party_y");
    public static final Field BOAT_MAP_ID = STRUCT.field("boat_map_id");
    public static final Field BOAT_X = STRUCT.field("boat_x");
    public static final Field BOAT_Y = STRUCT.field("boat_y");
    public static final Field SHIP_MAP_ID = STRUCT.field("ship_map_id");
    public static final Field SHIP_X = STRUCT.field("ship_x");
    public static final Field SHIP_Y = STRUCT.field("ship_y");
    public static final Field AIRSHIP_MAP_ID = STRUCT.field("airship_map_id");
    public static final Field AIRSHIP_X = STRUCT.field("airship_x");
    public static final Field AIRSHIP_Y = STRUCT.field("airship_y");

    /** Chunk 0x01, map, default 0. */
    public int partyMapId() {
        return data.getInt(PARTY_MAP_ID);
    }

    /** Chunk 0x02, default 0. */
    public int partyX() {
        return data.getInt(PARTY_X);
    }

    /** Chunk 0x03, default 0. */
    public int partyY() {
        return data.getInt(PARTY_Y);
    }

    /** Chunk 0x0B, map, default 0. */
    public int boatMapId() {
        return data.getInt(BOAT_MAP_ID);
    }

    /** Chunk 0x0C, default 0. */
    public int boatX() {
        return data.getInt(BOAT_X);
    }

    /** Chunk 0x0D, default 0. */
    public int boatY() {
        return data.getInt(BOAT_Y);
    }

    /** Chunk 0x15, map, default 0. */
    public int shipMapId() {
        return data.getInt(SHIP_MAP_ID);
    }

    /** Chunk 0x16, default 0. */
    public int shipX() {
        return data.getInt(SHIP_X);
    }

    /** Chunk 0x17, default 0. */
    public int shipY() {
        return data.getInt(SHIP_Y);
    }

    /** Chunk 0x1F, map, default 0. */
    public int airshipMapId() {
        return data.getInt(AIRSHIP_MAP_ID);
    }

    /** Chunk 0x20, default 0. */
    public int airshipX() {
        return data.getInt(AIRSHIP_X);
    }

    /** Chunk 0x21, default 0. */
    public int airshipY() {
        return data.getInt(AIRSHIP_Y);
    }
}
