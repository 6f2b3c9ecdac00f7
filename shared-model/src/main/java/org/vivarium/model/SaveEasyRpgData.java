package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct SaveEasyRpgData. Generated from the schema by ViewGenerator. */
public record SaveEasyRpgData(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("SaveEasyRpgData");
    public static final Field VERSION = STRUCT.field("version");
    public static final Field CODEPAGE = STRUCT.field("codepage");
    public static final Field WINDOWS = STRUCT.field("windows");

    /** Chunk 0x01, default 0, EasyRPG. */
    public int version() {
        return data.getInt(VERSION);
    }

    /** Chunk 0x02, default 0, EasyRPG. */
    public int codepage() {
        return data.getInt(CODEPAGE);
    }

    /** Chunk 0x64, EasyRPG. */
    public Rows<SaveEasyRpgWindow> windows() {
        return new Rows<>(data.table(WINDOWS), SaveEasyRpgWindow::new);
    }
}
