package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct Parameters. Generated from the schema by ViewGenerator. */
public record Parameters(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("Parameters");
    public static final Field MAXHP = STRUCT.field("maxhp");
    public static final Field MAXSP = STRUCT.field("maxsp");
    public static final Field ATTACK = STRUCT.field("attack");
    public static final Field DEFENSE = STRUCT.field("defense");
    public static final Field SPIRIT = STRUCT.field("spirit");
    public static final Field AGILITY = STRUCT.field("agility");

    /** shorts. */
    public LcfArray maxhp() {
        return data.getArray(MAXHP);
    }

    /** shorts. */
    public LcfArray maxsp() {
        return data.getArray(MAXSP);
    }

    /** shorts. */
    public LcfArray attack() {
        return data.getArray(ATTACK);
    }

    /** shorts. */
    public LcfArray defense() {
        return data.getArray(DEFENSE);
    }

    /** shorts. */
    public LcfArray spirit() {
        return data.getArray(SPIRIT);
    }

    /** shorts. */
    public LcfArray agility() {
        return data.getArray(AGILITY);
    }
}
