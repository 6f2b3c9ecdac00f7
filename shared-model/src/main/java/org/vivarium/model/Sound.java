package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct Sound. Generated from the schema by ViewGenerator. */
public record Sound(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("Sound");
    public static final Field NAME = STRUCT.field("name");
    public static final Field VOLUME = STRUCT.field("volume");
    public static final Field TEMPO = STRUCT.field("tempo");
    public static final Field BALANCE = STRUCT.field("balance");

    /** Chunk 0x01, sound. */
    public String name() {
        return data.getString(NAME);
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
