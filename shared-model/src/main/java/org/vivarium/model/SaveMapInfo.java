package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct SaveMapInfo. Generated from the schema by ViewGenerator. */
public record SaveMapInfo(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("SaveMapInfo");
    public static final Field POSITION_X = STRUCT.field("position_x");
    public static final Field POSITION_Y = STRUCT.field("position_y");
    public static final Field ENCOUNTER_STEPS = STRUCT.field("encounter_steps");
    public static final Field CHIPSET_ID = STRUCT.field("chipset_id");
    public static final Field EVENTS = STRUCT.field("events");
    public static final Field LOWER_TILES = STRUCT.field("lower_tiles");
    public static final Field UPPER_TILES = STRUCT.field("upper_tiles");
    public static final Field PARALLAX_NAME = STRUCT.field("parallax_name");
    public static final Field PARALLAX_HORZ = STRUCT.field("parallax_horz");
    public static final Field PARALLAX_VERT = STRUCT.field("parallax_vert");
    public static final Field PARALLAX_HORZ_AUTO = STRUCT.field("parallax_horz_auto");
    public static final Field PARALLAX_HORZ_SPEED = STRUCT.field("parallax_horz_speed");
    public static final Field PARALLAX_VERT_AUTO = STRUCT.field("parallax_vert_auto");
    public static final Field PARALLAX_VERT_SPEED = STRUCT.field("parallax_vert_speed");

    /** Chunk 0x01, default 0. */
    public int positionX() {
        return data.getInt(POSITION_X);
    }

    /** Chunk 0x02, default 0. */
    public int positionY() {
        return data.getInt(POSITION_Y);
    }

    /** Chunk 0x03, default -1. */
    public int encounterSteps() {
        return data.getInt(ENCOUNTER_STEPS);
    }

    /** Chunk 0x05, chipset, default 0. */
    public int chipsetId() {
        return data.getInt(CHIPSET_ID);
    }

    /** Chunk 0x0B. */
    public Rows<SaveMapEvent> events() {
        return new Rows<>(data.table(EVENTS), SaveMapEvent::new);
    }

    /** Chunk 0x15. */
    public LcfArray lowerTiles() {
        return data.getArray(LOWER_TILES);
    }

    /** Chunk 0x16. */
    public LcfArray upperTiles() {
        return data.getArray(UPPER_TILES);
    }

    /** Chunk 0x20, panorama. */
    public String parallaxName() {
        return data.getString(PARALLAX_NAME);
    }

    /** Chunk 0x21, default false. */
    public boolean parallaxHorz() {
        return data.getBool(PARALLAX_HORZ);
    }

    /** Chunk 0x22, default false. */
    public boolean parallaxVert() {
        return data.getBool(PARALLAX_VERT);
    }

    /** Chunk 0x23, default false. */
    public boolean parallaxHorzAuto() {
        return data.getBool(PARALLAX_HORZ_AUTO);
    }

    /** Chunk 0x24, default 0. */
    public int parallaxHorzSpeed() {
        return data.getInt(PARALLAX_HORZ_SPEED);
    }

    /** Chunk 0x25, default false. */
    public boolean parallaxVertAuto() {
        return data.getBool(PARALLAX_VERT_AUTO);
    }

    /** Chunk 0x26, default 0. */
    public int parallaxVertSpeed() {
        return data.getInt(PARALLAX_VERT_SPEED);
    }
}
