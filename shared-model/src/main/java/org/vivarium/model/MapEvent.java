package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct Event. Generated from the schema by ViewGenerator. */
public record MapEvent(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("Event");
    public static final Field NAME = STRUCT.field("name");
    public static final Field X = STRUCT.field("x");
    public static final Field Y = STRUCT.field("y");
    public static final Field PAGES = STRUCT.field("pages");

    /** Chunk 0x01. */
    public String name() {
        return data.getString(NAME);
    }

    /** Chunk 0x02, default 0. */
    public int x() {
        return data.getInt(X);
    }

    /** Chunk 0x03, default 0. */
    public int y() {
        return data.getInt(Y);
    }

    /** Chunk 0x05. */
    public Rows<EventPage> pages() {
        return new Rows<>(data.table(PAGES), EventPage::new);
    }
}
