package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct Actor. Generated from the schema by ViewGenerator. */
public record Actor(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("Actor");
    public static final Field NAME = STRUCT.field("name");
    public static final Field TITLE = STRUCT.field("title");
    public static final Field CHARACTER_NAME = STRUCT.field("character_name");
    public static final Field CHARACTER_INDEX = STRUCT.field("character_index");
    public static final Field TRANSPARENT = STRUCT.field("transparent");
    public static final Field INITIAL_LEVEL = STRUCT.field("initial_level");
    public static final Field FINAL_LEVEL = STRUCT.field("final_level");
    public static final Field CRITICAL_HIT = STRUCT.field("critical_hit");
    public static final Field CRITICAL_HIT_CHANCE = STRUCT.field("critical_hit_chance");
    public static final Field FACE_NAME = STRUCT.field("face_name");
    public static final Field FACE_INDEX = STRUCT.field("face_index");
    public static final Field TWO_WEAPON = STRUCT.field("two_weapon");
    public static final Field LOCK_EQUIPMENT = STRUCT.field("lock_equipment");
    public static final Field AUTO_BATTLE = STRUCT.field("auto_battle");
    public static final Field SUPER_GUARD = STRUCT.field("super_guard");
    public static final Field PARAMETERS = STRUCT.field("parameters");
    public static final Field EXP_BASE = STRUCT.field("exp_base");
    public static final Field EXP_INFLATION = STRUCT.field("exp_inflation");
    public static final Field EXP_CORRECTION = STRUCT.field("exp_correction");
    public static final Field INITIAL_EQUIPMENT = STRUCT.field("initial_equipment");
    public static final Field UNARMED_ANIMATION = STRUCT.field("unarmed_animation");
    public static final Field CLASS_ID = STRUCT.field("class_id");
    public static final Field BATTLE_X = STRUCT.field("battle_x");
    public static final Field BATTLE_Y = STRUCT.field("battle_y");
    public static final Field BATTLER_ANIMATION = STRUCT.field("battler_animation");
    public static final Field SKILLS = STRUCT.field("skills");
    public static final Field RENAME_SKILL = STRUCT.field("rename_skill");
    public static final Field SKILL_NAME = STRUCT.field("skill_name");
    public static final Field STATE_RANKS = STRUCT.field("state_ranks");
    public static final Field ATTRIBUTE_RANKS = STRUCT.field("attribute_ranks");
    public static final Field BATTLE_COMMANDS = STRUCT.field("battle_commands");
    public static final Field EASYRPG_ACTORAI = STRUCT.field("easyrpg_actorai");
    public static final Field EASYRPG_PREVENT_CRITICAL = STRUCT.field("easyrpg_prevent_critical");
    public static final Field EASYRPG_RAISE_EVASION = STRUCT.field("easyrpg_raise_evasion");
    public static final Field EASYRPG_IMMUNE_TO_ATTRIBUTE_DOWNSHIFTS =
            STRUCT.field("easyrpg_immune_to_attribute_downshifts");
    public static final Field EASYRPG_IGNORE_EVASION = STRUCT.field("easyrpg_ignore_evasion");
    public static final Field EASYRPG_UNARMED_HIT = STRUCT.field("easyrpg_unarmed_hit");
    public static final Field EASYRPG_UNARMED_STATE_SET = STRUCT.field("easyrpg_unarmed_state_set");
    public static final Field EASYRPG_UNARMED_STATE_CHANCE =
            STRUCT.field("easyrpg_unarmed_state_chance");
    public static final Field EASYRPG_UNARMED_ATTRIBUTE_SET =
            STRUCT.field("easyrpg_unarmed_attribute_set");
    public static final Field EASYRPG_DUAL_ATTACK = STRUCT.field("easyrpg_dual_attack");
    public static final Field EASYRPG_ATTACK_ALL = STRUCT.field("easyrpg_attack_all");

    /** Chunk 0x01. */
    public String name() {
        return data.getString(NAME);
    }

    /** Chunk 0x02. */
    public String title() {
        return data.getString(TITLE);
    }

    /** Chunk 0x03, charset. */
    public String characterName() {
        return data.getString(CHARACTER_NAME);
    }

    /** Chunk 0x04, default 0. */
    public int characterIndex() {
        return data.getInt(CHARACTER_INDEX);
    }

    /** Chunk 0x05, default false. */
    public boolean transparent() {
        return data.getBool(TRANSPARENT);
    }

    /** Chunk 0x07, default 1. */
    public int initialLevel() {
        return data.getInt(INITIAL_LEVEL);
    }

    /** Chunk 0x08, default 50 (2003: 99). */
    public int finalLevel() {
        return data.getInt(FINAL_LEVEL);
    }

    /** Chunk 0x09, default true. */
    public boolean criticalHit() {
        return data.getBool(CRITICAL_HIT);
    }

    /** Chunk 0x0A, default 30. */
    public int criticalHitChance() {
        return data.getInt(CRITICAL_HIT_CHANCE);
    }

    /** Chunk 0x0F, faceset. */
    public String faceName() {
        return data.getString(FACE_NAME);
    }

    /** Chunk 0x10, default 0. */
    public int faceIndex() {
        return data.getInt(FACE_INDEX);
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

    /** Chunk 0x29, default 30 (2003: 300). */
    public int expBase() {
        return data.getInt(EXP_BASE);
    }

    /** Chunk 0x2A, default 30 (2003: 300). */
    public int expInflation() {
        return data.getInt(EXP_INFLATION);
    }

    /** Chunk 0x2B, default 0. */
    public int expCorrection() {
        return data.getInt(EXP_CORRECTION);
    }

    /** Chunk 0x33. */
    public Equipment initialEquipment() {
        return new Equipment(data.struct(INITIAL_EQUIPMENT));
    }

    /** Chunk 0x38, animation, default 1. */
    public int unarmedAnimation() {
        return data.getInt(UNARMED_ANIMATION);
    }

    /** Chunk 0x39, class, default 0, 2003. */
    public int classId() {
        return data.getInt(CLASS_ID);
    }

    /** Chunk 0x3B, default 220, 2003. */
    public int battleX() {
        return data.getInt(BATTLE_X);
    }

    /** Chunk 0x3C, default 120, 2003. */
    public int battleY() {
        return data.getInt(BATTLE_Y);
    }

    /** Chunk 0x3E, battler-animation, default 1, 2003. */
    public int battlerAnimation() {
        return data.getInt(BATTLER_ANIMATION);
    }

    /** Chunk 0x3F. */
    public Rows<Learning> skills() {
        return new Rows<>(data.table(SKILLS), Learning::new);
    }

    /** Chunk 0x42, default false. */
    public boolean renameSkill() {
        return data.getBool(RENAME_SKILL);
    }

    /** Chunk 0x43. */
    public String skillName() {
        return data.getString(SKILL_NAME);
    }

    /** Chunk 0x48, one element per state. */
    public LcfArray stateRanks() {
        return data.getArray(STATE_RANKS);
    }

    /** Chunk 0x4A, one element per attribute. */
    public LcfArray attributeRanks() {
        return data.getArray(ATTRIBUTE_RANKS);
    }

    /** Chunk 0x50, battle-command, 2003. */
    public LcfArray battleCommands() {
        return data.getArray(BATTLE_COMMANDS);
    }

    /** Chunk 0xC9, default -1, EasyRPG. */
    public int easyrpgActorai() {
        return data.getInt(EASYRPG_ACTORAI);
    }

    /** Chunk 0xCA, default false, EasyRPG. */
    public boolean easyrpgPreventCritical() {
        return data.getBool(EASYRPG_PREVENT_CRITICAL);
    }

    /** Chunk 0xCB, default false, EasyRPG. */
    public boolean easyrpgRaiseEvasion() {
        return data.getBool(EASYRPG_RAISE_EVASION);
    }

    /** Chunk 0xCC, default false, EasyRPG. */
    public boolean easyrpgImmuneToAttributeDownshifts() {
        return data.getBool(EASYRPG_IMMUNE_TO_ATTRIBUTE_DOWNSHIFTS);
    }

    /** Chunk 0xCD, default false, EasyRPG. */
    public boolean easyrpgIgnoreEvasion() {
        return data.getBool(EASYRPG_IGNORE_EVASION);
    }

    /** Chunk 0xCE, default -1, EasyRPG. */
    public int easyrpgUnarmedHit() {
        return data.getInt(EASYRPG_UNARMED_HIT);
    }

    /** Chunk 0xD0, one element per state, EasyRPG. */
    public LcfArray easyrpgUnarmedStateSet() {
        return data.getArray(EASYRPG_UNARMED_STATE_SET);
    }

    /** Chunk 0xD1, default 0, EasyRPG. */
    public int easyrpgUnarmedStateChance() {
        return data.getInt(EASYRPG_UNARMED_STATE_CHANCE);
    }

    /** Chunk 0xD3, one element per attribute, EasyRPG. */
    public LcfArray easyrpgUnarmedAttributeSet() {
        return data.getArray(EASYRPG_UNARMED_ATTRIBUTE_SET);
    }

    /** Chunk 0xD4, default false, EasyRPG. */
    public boolean easyrpgDualAttack() {
        return data.getBool(EASYRPG_DUAL_ATTACK);
    }

    /** Chunk 0xD5, default false, EasyRPG. */
    public boolean easyrpgAttackAll() {
        return data.getBool(EASYRPG_ATTACK_ALL);
    }
}
