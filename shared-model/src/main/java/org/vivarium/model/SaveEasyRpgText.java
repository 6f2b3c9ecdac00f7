package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct SaveEasyRpgText. Generated from the schema by ViewGenerator. */
public record SaveEasyRpgText(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("SaveEasyRpgText");
    public static final Field TEXT = STRUCT.field("text");
    public static final Field POSITION_X = STRUCT.field("position_x");
    public static final Field POSITION_Y = STRUCT.field("position_y");
    public static final Field FONT_NAME = STRUCT.field("font_name");
    public static final Field FONT_SIZE = STRUCT.field("font_size");
    public static final Field LETTER_SPACING = STRUCT.field("letter_spacing");
    public static final Field LINE_SPACING = STRUCT.field("line_spacing");
    public static final Field FLAGS = STRUCT.field("flags");

    /** Chunk 0x01, EasyRPG. */
    public String text() {
        return data.getString(TEXT);
    }

    /** Chunk 0x02, default 0, EasyRPG. */
    public int positionX() {
        return data.getInt(POSITION_X);
    }

    /** Chunk 0x03, default 0, EasyRPG. */
    public int positionY() {
        return data.getInt(POSITION_Y);
    }

    /** Chunk 0x04, EasyRPG. */
    public String fontName() {
        return data.getString(FONT_NAME);
    }

    /** Chunk 0x05, default 12, EasyRPG. */
    public int fontSize() {
        return data.getInt(FONT_SIZE);
    }

    /** Chunk 0x06, default 0, EasyRPG. */
    public int letterSpacing() {
        return data.getInt(LETTER_SPACING);
    }

    /** Chunk 0x07, default 4, EasyRPG. */
    public int lineSpacing() {
        return data.getInt(LINE_SPACING);
    }

    /** Chunk 0x08, SaveEasyRpgText, default 3, EasyRPG. */
    public int flags() {
        return data.getInt(FLAGS);
    }

    /** Bit 0 of flags. */
    public boolean drawGradient() {
        return data.getFlag(FLAGS, 0);
    }

    /** Bit 1 of flags. */
    public boolean drawShadow() {
        return data.getFlag(FLAGS, 1);
    }

    /** Bit 2 of flags. */
    public boolean bold() {
        return data.getFlag(FLAGS, 2);
    }

    /** Bit 3 of flags. */
    public boolean italic() {
        return data.getFlag(FLAGS, 3);
    }
}
