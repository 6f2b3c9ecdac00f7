package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct Troop. Generated from the schema by ViewGenerator. */
public record Troop(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("Troop");
    public static final Field NAME = STRUCT.field("name");
    public static final Field MEMBERS = STRUCT.field("members");
    public static final Field AUTO_ALIGNMENT = STRUCT.field("auto_alignment");
    public static final Field TERRAIN_SET = STRUCT.field("terrain_set");
    public static final Field APPEAR_RANDOMLY = STRUCT.field("appear_randomly");
    public static final Field PAGES = STRUCT.field("pages");

    /** Chunk 0x01. */
    public String name() {
        return data.getString(NAME);
    }

    /** Chunk 0x02. */
    public Rows<TroopMember> members() {
        return new Rows<>(data.table(MEMBERS), TroopMember::new);
    }

    /** Chunk 0x03, default false, 2003. */
    public boolean autoAlignment() {
        return data.getBool(AUTO_ALIGNMENT);
    }

    /** Chunk 0x05, one element per terrain. */
    public LcfArray terrainSet() {
        return data.getArray(TERRAIN_SET);
    }

    /** Chunk 0x06, default false, 2003. */
    public boolean appearRandomly() {
        return data.getBool(APPEAR_RANDOMLY);
    }

    /** Chunk 0x0B. */
    public Rows<TroopPage> pages() {
        return new Rows<>(data.table(PAGES), TroopPage::new);
    }
}
