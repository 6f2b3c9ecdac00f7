package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct Skill. Generated from the schema by ViewGenerator. */
public record Skill(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("Skill");
    public static final Field NAME = STRUCT.field("name");
    public static final Field DESCRIPTION = STRUCT.field("description");
    public static final Field USING_MESSAGE1 = STRUCT.field("using_message1");
    public static final Field USING_MESSAGE2 = STRUCT.field("using_message2");
    public static final Field FAILURE_MESSAGE = STRUCT.field("failure_message");
    public static final Field TYPE = STRUCT.field("type");
    public static final Field SP_TYPE = STRUCT.field("sp_type");
    public static final Field SP_PERCENT = STRUCT.field("sp_percent");
    public static final Field SP_COST = STRUCT.field("sp_cost");
    public static final Field SCOPE = STRUCT.field("scope");
    public static final Field SWITCH_ID = STRUCT.field("switch_id");
    public static final Field ANIMATION_ID = STRUCT.field("animation_id");
    public static final Field SOUND_EFFECT = STRUCT.field("sound_effect");
    public static final Field OCCASION_FIELD = STRUCT.field("occasion_field");
    public static final Field OCCASION_BATTLE = STRUCT.field("occasion_battle");
    public static final Field REVERSE_STATE_EFFECT = STRUCT.field("reverse_state_effect");
    public static final Field PHYSICAL_RATE = STRUCT.field("physical_rate");
    public static final Field MAGICAL_RATE = STRUCT.field("magical_rate");
    public static final Field VARIANCE = STRUCT.field("variance");
    public static final Field POWER = STRUCT.field("power");
    public static final Field HIT = STRUCT.field("hit");
    public static final Field AFFECT_HP = STRUCT.field("affect_hp");
    public static final Field AFFECT_SP = STRUCT.field("affect_sp");
    public static final Field AFFECT_ATTACK = STRUCT.field("affect_attack");
    public static final Field AFFECT_DEFENSE = STRUCT.field("affect_defense");
    public static final Field AFFECT_SPIRIT = STRUCT.field("affect_spirit");
    public static final Field AFFECT_AGILITY = STRUCT.field("affect_agility");
    public static final Field ABSORB_DAMAGE = STRUCT.field("absorb_damage");
    public static final Field IGNORE_DEFENSE = STRUCT.field("ignore_defense");
    public static final Field STATE_EFFECTS = STRUCT.field("state_effects");
    public static final Field ATTRIBUTE_EFFECTS = STRUCT.field("attribute_effects");
    public static final Field AFFECT_ATTR_DEFENCE = STRUCT.field("affect_attr_defence");
    public static final Field BATTLER_ANIMATION = STRUCT.field("battler_animation");
    public static final Field BATTLER_ANIMATION_DATA = STRUCT.field("battler_animation_data");
    public static final Field EASYRPG_BATTLE2K3_MESSAGE = STRUCT.field("easyrpg_battle2k3_message");
    public static final Field EASYRPG_IGNORE_REFLECT = STRUCT.field("easyrpg_ignore_reflect");
    public static final Field EASYRPG_STATE_HIT = STRUCT.field("easyrpg_state_hit");
    public static final Field EASYRPG_ATTRIBUTE_HIT = STRUCT.field("easyrpg_attribute_hit");
    public static final Field EASYRPG_IGNORE_RESTRICT_SKILL =
            STRUCT.field("easyrpg_ignore_restrict_skill");
    public static final Field EASYRPG_IGNORE_RESTRICT_MAGIC =
            STRUCT.field("easyrpg_ignore_restrict_magic");
    public static final Field EASYRPG_ENABLE_STAT_ABSORBING =
            STRUCT.field("easyrpg_enable_stat_absorbing");
    public static final Field EASYRPG_AFFECTED_BY_EVADE_ALL_PHYSICAL_ATTACKS =
            STRUCT.field("easyrpg_affected_by_evade_all_physical_attacks");
    public static final Field EASYRPG_CRITICAL_HIT_CHANCE =
            STRUCT.field("easyrpg_critical_hit_chance");
    public static final Field EASYRPG_AFFECTED_BY_ROW_MODIFIERS =
            STRUCT.field("easyrpg_affected_by_row_modifiers");
    public static final Field EASYRPG_HP_TYPE = STRUCT.field("easyrpg_hp_type");
    public static final Field EASYRPG_HP_PERCENT = STRUCT.field("easyrpg_hp_percent");
    public static final Field EASYRPG_HP_COST = STRUCT.field("easyrpg_hp_cost");

    /** Chunk 0x01. */
    public String name() {
        return data.getString(NAME);
    }

    /** Chunk 0x02. */
    public String description() {
        return data.getString(DESCRIPTION);
    }

    /** Chunk 0x03. */
    public String usingMessage1() {
        return data.getString(USING_MESSAGE1);
    }

    /** Chunk 0x04. */
    public String usingMessage2() {
        return data.getString(USING_MESSAGE2);
    }

    /** Chunk 0x07, default 0. */
    public int failureMessage() {
        return data.getInt(FAILURE_MESSAGE);
    }

    /** Chunk 0x08, Skill.Type, default 0. */
    public int type() {
        return data.getInt(TYPE);
    }

    /** Chunk 0x09, Skill.SpType, default 0, 2003. */
    public int spType() {
        return data.getInt(SP_TYPE);
    }

    /** Chunk 0x0A, default 0, 2003. */
    public int spPercent() {
        return data.getInt(SP_PERCENT);
    }

    /** Chunk 0x0B, default 0. */
    public int spCost() {
        return data.getInt(SP_COST);
    }

    /** Chunk 0x0C, Skill.Scope, default 0. */
    public int scope() {
        return data.getInt(SCOPE);
    }

    /** Chunk 0x0D, switch, default 1. */
    public int switchId() {
        return data.getInt(SWITCH_ID);
    }

    /** Chunk 0x0E, animation, default 1. */
    public int animationId() {
        return data.getInt(ANIMATION_ID);
    }

    /** Chunk 0x10. */
    public Sound soundEffect() {
        return new Sound(data.struct(SOUND_EFFECT));
    }

    /** Chunk 0x12, default true. */
    public boolean occasionField() {
        return data.getBool(OCCASION_FIELD);
    }

    /** Chunk 0x13, default false. */
    public boolean occasionBattle() {
        return data.getBool(OCCASION_BATTLE);
    }

    /** Chunk 0x14, default false, 2003. */
    public boolean reverseStateEffect() {
        return data.getBool(REVERSE_STATE_EFFECT);
    }

    /** Chunk 0x15, default 0. */
    public int physicalRate() {
        return data.getInt(PHYSICAL_RATE);
    }

    /** Chunk 0x16, default 3. */
    public int magicalRate() {
        return data.getInt(MAGICAL_RATE);
    }

    /** Chunk 0x17, default 4. */
    public int variance() {
        return data.getInt(VARIANCE);
    }

    /** Chunk 0x18, default 0. */
    public int power() {
        return data.getInt(POWER);
    }

    /** Chunk 0x19, default 100. */
    public int hit() {
        return data.getInt(HIT);
    }

    /** Chunk 0x1F, default false. */
    public boolean affectHp() {
        return data.getBool(AFFECT_HP);
    }

    /** Chunk 0x20, default false. */
    public boolean affectSp() {
        return data.getBool(AFFECT_SP);
    }

    /** Chunk 0x21, default false. */
    public boolean affectAttack() {
        return data.getBool(AFFECT_ATTACK);
    }

    /** Chunk 0x22, default false. */
    public boolean affectDefense() {
        return data.getBool(AFFECT_DEFENSE);
    }

    /** Chunk 0x23, default false. */
    public boolean affectSpirit() {
        return data.getBool(AFFECT_SPIRIT);
    }

    /** Chunk 0x24, default false. */
    public boolean affectAgility() {
        return data.getBool(AFFECT_AGILITY);
    }

    /** Chunk 0x25, default false. */
    public boolean absorbDamage() {
        return data.getBool(ABSORB_DAMAGE);
    }

    /** Chunk 0x26, default false. */
    public boolean ignoreDefense() {
        return data.getBool(IGNORE_DEFENSE);
    }

    /** Chunk 0x2A, one element per state. */
    public LcfArray stateEffects() {
        return data.getArray(STATE_EFFECTS);
    }

    /** Chunk 0x2C, one element per attribute. */
    public LcfArray attributeEffects() {
        return data.getArray(ATTRIBUTE_EFFECTS);
    }

    /** Chunk 0x2D, default false. */
    public boolean affectAttrDefence() {
        return data.getBool(AFFECT_ATTR_DEFENCE);
    }

    /** Chunk 0x31, default -1, 2003. */
    public int battlerAnimation() {
        return data.getInt(BATTLER_ANIMATION);
    }

    /** Chunk 0x32, actor, 2003. */
    public Rows<BattlerAnimationItemSkill> battlerAnimationData() {
        return new Rows<>(data.table(BATTLER_ANIMATION_DATA), BattlerAnimationItemSkill::new);
    }

    /** Chunk 0xC9, EasyRPG. */
    public String easyrpgBattle2k3Message() {
        return data.getString(EASYRPG_BATTLE2K3_MESSAGE);
    }

    /** Chunk 0xCA, default false, EasyRPG. */
    public boolean easyrpgIgnoreReflect() {
        return data.getBool(EASYRPG_IGNORE_REFLECT);
    }

    /** Chunk 0xCB, default -1, EasyRPG. */
    public int easyrpgStateHit() {
        return data.getInt(EASYRPG_STATE_HIT);
    }

    /** Chunk 0xCC, default -1, EasyRPG. */
    public int easyrpgAttributeHit() {
        return data.getInt(EASYRPG_ATTRIBUTE_HIT);
    }

    /** Chunk 0xCD, default false, EasyRPG. */
    public boolean easyrpgIgnoreRestrictSkill() {
        return data.getBool(EASYRPG_IGNORE_RESTRICT_SKILL);
    }

    /** Chunk 0xCE, default false, EasyRPG. */
    public boolean easyrpgIgnoreRestrictMagic() {
        return data.getBool(EASYRPG_IGNORE_RESTRICT_MAGIC);
    }

    /** Chunk 0xCF, default false, EasyRPG. */
    public boolean easyrpgEnableStatAbsorbing() {
        return data.getBool(EASYRPG_ENABLE_STAT_ABSORBING);
    }

    /** Chunk 0xD0, default false, EasyRPG. */
    public boolean easyrpgAffectedByEvadeAllPhysicalAttacks() {
        return data.getBool(EASYRPG_AFFECTED_BY_EVADE_ALL_PHYSICAL_ATTACKS);
    }

    /** Chunk 0xD1, default 0, EasyRPG. */
    public int easyrpgCriticalHitChance() {
        return data.getInt(EASYRPG_CRITICAL_HIT_CHANCE);
    }

    /** Chunk 0xD2, default false, EasyRPG. */
    public boolean easyrpgAffectedByRowModifiers() {
        return data.getBool(EASYRPG_AFFECTED_BY_ROW_MODIFIERS);
    }

    /** Chunk 0xD3, Skill.SpType, default 0, EasyRPG. */
    public int easyrpgHpType() {
        return data.getInt(EASYRPG_HP_TYPE);
    }

    /** Chunk 0xD4, default 0, EasyRPG. */
    public int easyrpgHpPercent() {
        return data.getInt(EASYRPG_HP_PERCENT);
    }

    /** Chunk 0xD5, default 0, EasyRPG. */
    public int easyrpgHpCost() {
        return data.getInt(EASYRPG_HP_COST);
    }

    /** Values of Skill.Type; other numbers may occur. */
    public static final class Type {
        public static final int NORMAL = 0;
        public static final int TELEPORT = 1;
        public static final int ESCAPE = 2;
        public static final int SWITCH = 3;
        public static final int SUBSKILL = 4;

        private Type() {}
    }

    /** Values of Skill.SpType; other numbers may occur. */
    public static final class SpType {
        public static final int COST = 0;
        public static final int PERCENT = 1;

        private SpType() {}
    }

    /** Values of Skill.Scope; other numbers may occur. */
    public static final class Scope {
        public static final int ENEMY = 0;
        public static final int ENEMIES = 1;
        public static final int SELF = 2;
        public static final int ALLY = 3;
        public static final int PARTY = 4;

        private Scope() {}
    }

    /** Values of Skill.HpType; other numbers may occur. */
    public static final class HpType {
        public static final int COST = 0;
        public static final int PERCENT = 1;

        private HpType() {}
    }
}
