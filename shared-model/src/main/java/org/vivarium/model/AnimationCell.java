package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct AnimationCellData. Generated from the schema by ViewGenerator. */
public record AnimationCell(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("AnimationCellData");
    public static final Field VALID = STRUCT.field("valid");
    public static final Field CELL_ID = STRUCT.field("cell_id");
    public static final Field X = STRUCT.field("x");
    public static final Field Y = STRUCT.field("y");
    public static final Field ZOOM = STRUCT.field("zoom");
    public static final Field TONE_RED = STRUCT.field("tone_red");
    public static final Field TONE_GREEN = STRUCT.field("tone_green");
    public static final Field TONE_BLUE = STRUCT.field("tone_blue");
    public static final Field TONE_GRAY = STRUCT.field("tone_gray");
    public static final Field TRANSPARENCY = STRUCT.field("transparency");

    /** Chunk 0x01, default 1. */
    public int valid() {
        return data.getInt(VALID);
    }

    /** Chunk 0x02, default 0. */
    public int cellId() {
        return data.getInt(CELL_ID);
    }

    /** Chunk 0x03, default 0. */
    public int x() {
        return data.getInt(X);
    }

    /** Chunk 0x04, default 0. */
    public int y() {
        return data.getInt(Y);
    }

    /** Chunk 0x05, default 100. */
    public int zoom() {
        return data.getInt(ZOOM);
    }

    /** Chunk 0x06, default 100. */
    public int toneRed() {
        return data.getInt(TONE_RED);
    }

    /** Chunk 0x07, default 100. */
    public int toneGreen() {
        return data.getInt(TONE_GREEN);
    }

    /** Chunk 0x08, default 100. */
    public int toneBlue() {
        return data.getInt(TONE_BLUE);
    }

    /** Chunk 0x09, default 100. */
    public int toneGray() {
        return data.getInt(TONE_GRAY);
    }

    /** Chunk 0x0A, default 0. */
    public int transparency() {
        return data.getInt(TRANSPARENCY);
    }
}
