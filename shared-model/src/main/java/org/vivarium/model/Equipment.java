package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct Equipment. Generated from the schema by ViewGenerator. */
public record Equipment(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("Equipment");
    public static final Field WEAPON_ID = STRUCT.field("weapon_id");
    public static final Field SHIELD_ID = STRUCT.field("shield_id");
    public static final Field ARMOR_ID = STRUCT.field("armor_id");
    public static final Field HELMET_ID = STRUCT.field("helmet_id");
    public static final Field ACCESSORY_ID = STRUCT.field("accessory_id");

    /** int16, item, default 0. */
    public int weaponId() {
        return data.getInt(WEAPON_ID);
    }

    /** int16, item, default 0. */
    public int shieldId() {
        return data.getInt(SHIELD_ID);
    }

    /** int16, item, default 0. */
    public int armorId() {
        return data.getInt(ARMOR_ID);
    }

    /** int16, item, default 0. */
    public int helmetId() {
        return data.getInt(HELMET_ID);
    }

    /** int16, item, default 0. */
    public int accessoryId() {
        return data.getInt(ACCESSORY_ID);
    }
}
