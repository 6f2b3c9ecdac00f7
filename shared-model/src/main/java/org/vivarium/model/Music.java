package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct Music. Generated from the schema by ViewGenerator. */
public record Music(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("Music");
    public static final Field NAME = STRUCT.field("name");
    public static final Field FADEIN = STRUCT.field("fadein");
    public static final Field VOLUME = STRUCT.field("volume");
    public static final Field TEMPO = STRUCT.field("tempo");
    public static final Field BALANCE = STRUCT.field("balance");

    /** Chunk 0x01, music. */
    public String name() {
        return data.getString(NAME);
    }

    /** Chunk 0x02, default 0. */
    public int fadein() {
        return data.getInt(FADEIN);
    }

    /** Chunk 0x03, default 100. */
    public int volume() {
        return data.getInt(VOLUME);
    }

    /** Chunk 0x04, default 100. */
    public int tempo() {
        return data.getInt(TEMPO);
    }

    /** Chunk 0x05, default 50. */
    public int balance() {
        return data.getInt(BALANCE);
    }
}
