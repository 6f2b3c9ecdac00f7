package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct Class. Generated from the schema by ViewGenerator. */
public record ActorClass(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("Class");
    public static final Field NAME = STRUCT.field("name");
    public static final Field TWO_WEAPON = STRUCT.field("two_weapon");
    public static final Field LOCK_EQUIPMENT = STRUCT.field("lock_equipment");
    public static final Field AUTO_BATTLE = STRUCT.field("auto_battle");
    public static final Field SUPER_GUARD = STRUCT.field("super_guard");
    public static final Field PARAMETERS = STRUCT.field("parameters");
    public static final Field EXP_BASE = STRUCT.field("exp_base");
    public static final Field EXP_INFLATION = STRUCT.field("exp_inflation");
    public static final Field EXP_CORRECTION = STRUCT.field("exp_correction");
    public static final Field BATTLER_ANIMATION = STRUCT.field("battler_animation");
    public static final Field SKILLS = STRUCT.field("skills");
    public static final Field STATE_RANKS = STRUCT.field("state_ranks");
    public static final Field ATTRIBUTE_RANKS = STRUCT.field("attribute_ranks");
    public static final Field BATTLE_COMMANDS = STRUCT.field("battle_commands");

    /** Chunk 0x01. */
    public String name() {
        return data.getString(NAME);
    }

    /** Chunk 0x15, default false. */
    public boolean twoWeapon() {
        return data.getBool(TWO_WEAPON);
    }

    /** Chunk 0x16, default false. */
    public boolean lockEquipment() {
        return data.getBool(LOCK_EQUIPMENT);
    }

    /** Chunk 0x17, default false. */
    public boolean autoBattle() {
        return data.getBool(AUTO_BATTLE);
    }

    /** Chunk 0x18, default false. */
    public boolean superGuard() {
        return data.getBool(SUPER_GUARD);
    }

    /** Chunk 0x1F. */
    public Parameters parameters() {
        return new Parameters(data.struct(PARAMETERS));
    }

    /** Chunk 0x29, default 300. */
    public int expBase() {
        return data.getInt(EXP_BASE);
    }

    /** Chunk 0x2A, default 300. */
    public int expInflation() {
        return data.getInt(EXP_INFLATION);
    }

    /** Chunk 0x2B, default 0. */
    public int expCorrection() {
        return data.getInt(EXP_CORRECTION);
    }

    /** Chunk 0x3E, battler-animation, default 0. */
    public int battlerAnimation() {
        return data.getInt(BATTLER_ANIMATION);
    }

    /** Chunk 0x3F. */
    public Rows<Learning> skills() {
        return new Rows<>(data.table(SKILLS), Learning::new);
    }

    /** Chunk 0x48, one element per state. */
    public LcfArray stateRanks() {
        return data.getArray(STATE_RANKS);
    }

    /** Chunk 0x4A, one element per attribute. */
    public LcfArray attributeRanks() {
        return data.getArray(ATTRIBUTE_RANKS);
    }

    /** Chunk 0x50, battle-command. */
    public LcfArray battleCommands() {
        return data.getArray(BATTLE_COMMANDS);
    }
}
