package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct BattlerAnimationWeapon. Generated from the schema by ViewGenerator. */
public record BattlerAnimationWeapon(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("BattlerAnimationWeapon");
    public static final Field NAME = STRUCT.field("name");
    public static final Field WEAPON_NAME = STRUCT.field("weapon_name");
    public static final Field WEAPON_INDEX = STRUCT.field("weapon_index");

    /** Chunk 0x01, 2003. */
    public String name() {
        return data.getString(NAME);
    }

    /** Chunk 0x02, battle-weapon, 2003. */
    public String weaponName() {
        return data.getString(WEAPON_NAME);
    }

    /** Chunk 0x03, default 0, 2003. */
    public int weaponIndex() {
        return data.getInt(WEAPON_INDEX);
    }
}
