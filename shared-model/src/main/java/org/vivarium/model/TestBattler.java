package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct TestBattler. Generated from the schema by ViewGenerator. */
public record TestBattler(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("TestBattler");
    public static final Field ACTOR_ID = STRUCT.field("actor_id");
    public static final Field LEVEL = STRUCT.field("level");
    public static final Field WEAPON_ID = STRUCT.field("weapon_id");
    public static final Field SHIELD_ID = STRUCT.field("shield_id");
    public static final Field ARMOR_ID = STRUCT.field("armor_id");
    public static final Field HELMET_ID = STRUCT.field("helmet_id");
    public static final Field ACCESSORY_ID = STRUCT.field("accessory_id");

    /** Chunk 0x01, actor, default 1. */
    public int actorId() {
        return data.getInt(ACTOR_ID);
    }

    /** Chunk 0x02, default 1. */
    public int level() {
        return data.getInt(LEVEL);
    }

    /** Chunk 0x0B, item, default 0. */
    public int weaponId() {
        return data.getInt(WEAPON_ID);
    }

    /** Chunk 0x0C, item, default 0. */
    public int shieldId() {
        return data.getInt(SHIELD_ID);
    }

    /** Chunk 0x0D, item, default 0. */
    public int armorId() {
        return data.getInt(ARMOR_ID);
    }

    /** Chunk 0x0E, item, default 0. */
    public int helmetId() {
        return data.getInt(HELMET_ID);
    }

    /** Chunk 0x0F, item, default 0. */
    public int accessoryId() {
        return data.getInt(ACCESSORY_ID);
    }
}
