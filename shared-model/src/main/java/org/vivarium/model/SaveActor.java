package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct SaveActor. Generated from the schema by ViewGenerator. */
public record SaveActor(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("SaveActor");
    public static final Field NAME = STRUCT.field("name");
    public static final Field TITLE = STRUCT.field("title");
    public static final Field SPRITE_NAME = STRUCT.field("sprite_name");
    public static final Field SPRITE_ID = STRUCT.field("sprite_id");
    public static final Field TRANSPARENCY = STRUCT.field("transparency");
    public static final Field FACE_NAME = STRUCT.field("face_name");
    public static final Field FACE_ID = STRUCT.field("face_id");
    public static final Field LEVEL = STRUCT.field("level");
    public static final Field EXP = STRUCT.field("exp");
    public static final Field HP_MOD = STRUCT.field("hp_mod");
    public static final Field SP_MOD = STRUCT.field("sp_mod");
    public static final Field ATTACK_MOD = STRUCT.field("attack_mod");
    public static final Field DEFENSE_MOD = STRUCT.field("defense_mod");
    public static final Field SPIRIT_MOD = STRUCT.field("spirit_mod");
    public static final Field AGILITY_MOD = STRUCT.field("agility_mod");
    public static final Field SKILLS = STRUCT.field("skills");
    public static final Field EQUIPPED = STRUCT.field("equipped");
    public static final Field CURRENT_HP = STRUCT.field("current_hp");
    public static final Field CURRENT_SP = STRUCT.field("current_sp");
    public static final Field BATTLE_COMMANDS = STRUCT.field("battle_commands");
    public static final Field STATUS = STRUCT.field("status");
    public static final Field CHANGED_BATTLE_COMMANDS = STRUCT.field("changed_battle_commands");
    public static final Field CLASS_ID = STRUCT.field("class_id");
    public static final Field ROW = STRUCT.field("row");
    public static final Field TWO_WEAPON = STRUCT.field("two_weapon");
    public static final Field LOCK_EQUIPMENT = STRUCT.field("lock_equipment");
    public static final Field AUTO_BATTLE = STRUCT.field("auto_battle");
    public static final Field SUPER_GUARD = STRUCT.field("super_guard");
    public static final Field BATTLER_ANIMATION = STRUCT.field("battler_animation");

    /** Chunk 0x01. */
    public String name() {
        return data.getString(NAME);
    }

    /** Chunk 0x02. */
    public String title() {
        return data.getString(TITLE);
    }

    /** Chunk 0x0B, charset. */
    public String spriteName() {
        return data.getString(SPRITE_NAME);
    }

    /** Chunk 0x0C, default 0. */
    public int spriteId() {
        return data.getInt(SPRITE_ID);
    }

    /** Chunk 0x0D, default 0. */
    public int transparency() {
        return data.getInt(TRANSPARENCY);
    }

    /** Chunk 0x15, faceset. */
    public String faceName() {
        return data.getString(FACE_NAME);
    }

    /** Chunk 0x16, default 0. */
    public int faceId() {
        return data.getInt(FACE_ID);
    }

    /** Chunk 0x1F, default -1. */
    public int level() {
        return data.getInt(LEVEL);
    }

    /** Chunk 0x20, default -1. */
    public int exp() {
        return data.getInt(EXP);
    }

    /** Chunk 0x21, default -1. */
    public int hpMod() {
        return data.getInt(HP_MOD);
    }

    /** Chunk 0x22, default -1. */
    public int spMod() {
        return data.getInt(SP_MOD);
    }

    /** Chunk 0x29, default 0. */
    public int attackMod() {
        return data.getInt(ATTACK_MOD);
    }

    /** Chunk 0x2A, default 0. */
    public int defenseMod() {
        return data.getInt(DEFENSE_MOD);
    }

    /** Chunk 0x2B, default 0. */
    public int spiritMod() {
        return data.getInt(SPIRIT_MOD);
    }

    /** Chunk 0x2C, default 0. */
    public int agilityMod() {
        return data.getInt(AGILITY_MOD);
    }

    /** Chunk 0x34, skill. */
    public LcfArray skills() {
        return data.getArray(SKILLS);
    }

    /** Chunk 0x3D, item. */
    public LcfArray equipped() {
        return data.getArray(EQUIPPED);
    }

    /** Chunk 0x47, default -1. */
    public int currentHp() {
        return data.getInt(CURRENT_HP);
    }

    /** Chunk 0x48, default -1. */
    public int currentSp() {
        return data.getInt(CURRENT_SP);
    }

    /** Chunk 0x50, battle-command, 2003. */
    public LcfArray battleCommands() {
        return data.getArray(BATTLE_COMMANDS);
    }

    /** Chunk 0x52, one element per state. */
    public LcfArray status() {
        return data.getArray(STATUS);
    }

    /** Chunk 0x53, default false. */
    public boolean changedBattleCommands() {
        return data.getBool(CHANGED_BATTLE_COMMANDS);
    }

    /** Chunk 0x5A, class, default -1. */
    public int classId() {
        return data.getInt(CLASS_ID);
    }

    /** Chunk 0x5B, SaveActor.RowType, default 0, 2003. */
    public int row() {
        return data.getInt(ROW);
    }

    /** Chunk 0x5C, default false, 2003. */
    public boolean twoWeapon() {
        return data.getBool(TWO_WEAPON);
    }

    /** Chunk 0x5D, default false, 2003. */
    public boolean lockEquipment() {
        return data.getBool(LOCK_EQUIPMENT);
    }

    /** Chunk 0x5E, default false, 2003. */
    public boolean autoBattle() {
        return data.getBool(AUTO_BATTLE);
    }

    /** Chunk 0x5F, default false, 2003. */
    public boolean superGuard() {
        return data.getBool(SUPER_GUARD);
    }

    /** Chunk 0x60, battler-animation, default 0, 2003. */
    public int battlerAnimation() {
        return data.getInt(BATTLER_ANIMATION);
    }

    /** Values of SaveActor.RowType; other numbers may occur. */
    public static final class RowType {
        public static final int FRONT = 0;
        public static final int BACK = 1;

        private RowType() {}
    }
}
