package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct SaveEasyRpgWindow. Generated from the schema by ViewGenerator. */
public record SaveEasyRpgWindow(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("SaveEasyRpgWindow");
    public static final Field TEXTS = STRUCT.field("texts");
    public static final Field WIDTH = STRUCT.field("width");
    public static final Field HEIGHT = STRUCT.field("height");
    public static final Field SYSTEM_NAME = STRUCT.field("system_name");
    public static final Field MESSAGE_STRETCH = STRUCT.field("message_stretch");
    public static final Field FLAGS = STRUCT.field("flags");

    /** Chunk 0x01, EasyRPG. */
    public Rows<SaveEasyRpgText> texts() {
        return new Rows<>(data.table(TEXTS), SaveEasyRpgText::new);
    }

    /** Chunk 0x02, default 0, EasyRPG. */
    public int width() {
        return data.getInt(WIDTH);
    }

    /** Chunk 0x03, default 0, EasyRPG. */
    public int height() {
        return data.getInt(HEIGHT);
    }

    /** Chunk 0x04, system, EasyRPG. */
    public String systemName() {
        return data.getString(SYSTEM_NAME);
    }

    /** Chunk 0x05, System.Stretch, default 0, EasyRPG. */
    public int messageStretch() {
        return data.getInt(MESSAGE_STRETCH);
    }

    /** Chunk 0x06, SaveEasyRpgWindow, default 3, EasyRPG. */
    public int flags() {
        return data.getInt(FLAGS);
    }

    /** Bit 0 of flags. */
    public boolean drawFrame() {
        return data.getFlag(FLAGS, 0);
    }

    /** Bit 1 of flags. */
    public boolean borderMargin() {
        return data.getFlag(FLAGS, 1);
    }
}
