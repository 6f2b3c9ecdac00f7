package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct AnimationFrame. Generated from the schema by ViewGenerator. */
public record AnimationFrame(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("AnimationFrame");
    public static final Field CELLS = STRUCT.field("cells");

    /** Chunk 0x01. */
    public Rows<AnimationCell> cells() {
        return new Rows<>(data.table(CELLS), AnimationCell::new);
    }
}
