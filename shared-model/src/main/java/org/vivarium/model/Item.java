package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct Item. Generated from the schema by ViewGenerator. */
public record Item(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("Item");
    public static final Field NAME = STRUCT.field("name");
    public static final Field DESCRIPTION = STRUCT.field("description");
    public static final Field TYPE = STRUCT.field("type");
    public static final Field PRICE = STRUCT.field("price");
    public static final Field USES = STRUCT.field("uses");
    public static final Field ATK_POINTS1 = STRUCT.field("atk_points1");
    public static final Field DEF_POINTS1 = STRUCT.field("def_points1");
    public static final Field SPI_POINTS1 = STRUCT.field("spi_points1");
    public static final Field AGI_POINTS1 = STRUCT.field("agi_points1");
    public static final Field TWO_HANDED = STRUCT.field("two_handed");
    public static final Field SP_COST = STRUCT.field("sp_cost");
    public static final Field HIT = STRUCT.field("hit");
    public static final Field CRITICAL_HIT = STRUCT.field("critical_hit");
    public static final Field ANIMATION_ID = STRUCT.field("animation_id");
    public static final Field PREEMPTIVE = STRUCT.field("preemptive");
    public static final Field DUAL_ATTACK = STRUCT.field("dual_attack");
    public static final Field ATTACK_ALL = STRUCT.field("attack_all");
    public static final Field IGNORE_EVASION = STRUCT.field("ignore_evasion");
    public static final Field PREVENT_CRITICAL = STRUCT.field("prevent_critical");
    public static final Field RAISE_EVASION = STRUCT.field("raise_evasion");
    public static final Field HALF_SP_COST = STRUCT.field("half_sp_cost");
    public static final Field NO_TERRAIN_DAMAGE = STRUCT.field("no_terrain_damage");
    public static final Field CURSED = STRUCT.field("cursed");
    public static final Field ENTIRE_PARTY = STRUCT.field("entire_party");
    public static final Field RECOVER_HP_RATE = STRUCT.field("recover_hp_rate");
    public static final Field RECOVER_HP = STRUCT.field("recover_hp");
    public static final Field RECOVER_SP_RATE = STRUCT.field("recover_sp_rate");
    public static final Field RECOVER_SP = STRUCT.field("recover_sp");
    public static final Field OCCASION_FIELD1 = STRUCT.field("occasion_field1");
    public static final Field KO_ONLY = STRUCT.field("ko_only");
    public static final Field MAX_HP_POINTS = STRUCT.field("max_hp_points");
    public static final Field MAX_SP_POINTS = STRUCT.field("max_sp_points");
    public static final Field ATK_POINTS2 = STRUCT.field("atk_points2");
    public static final Field DEF_POINTS2 = STRUCT.field("def_points2");
    public static final Field SPI_POINTS2 = STRUCT.field("spi_points2");
    public static final Field AGI_POINTS2 = STRUCT.field("agi_points2");
    public static final Field USING_MESSAGE = STRUCT.field("using_message");
    public static final Field SKILL_ID = STRUCT.field("skill_id");
    public static final Field SWITCH_ID = STRUCT.field("switch_id");
    public static final Field OCCASION_FIELD2 = STRUCT.field("occasion_field2");
    public static final Field OCCASION_BATTLE = STRUCT.field("occasion_battle");
    public static final Field ACTOR_SET = STRUCT.field("actor_set");
    public static final Field STATE_SET = STRUCT.field("state_set");
    public static final Field ATTRIBUTE_SET = STRUCT.field("attribute_set");
    public static final Field STATE_CHANCE = STRUCT.field("state_chance");
    public static final Field REVERSE_STATE_EFFECT = STRUCT.field("reverse_state_effect");
    public static final Field WEAPON_ANIMATION = STRUCT.field("weapon_animation");
    public static final Field ANIMATION_DATA = STRUCT.field("animation_data");
    public static final Field USE_SKILL = STRUCT.field("use_skill");
    public static final Field CLASS_SET = STRUCT.field("class_set");
    public static final Field RANGED_TRAJECTORY = STRUCT.field("ranged_trajectory");
    public static final Field RANGED_TARGET = STRUCT.field("ranged_target");
    public static final Field EASYRPG_USING_MESSAGE = STRUCT.field("easyrpg_using_message");
    public static final Field EASYRPG_MAX_COUNT = STRUCT.field("easyrpg_max_count");

    /** Chunk 0x01. */
    public String name() {
        return data.getString(NAME);
    }

    /** Chunk 0x02. */
    public String description() {
        return data.getString(DESCRIPTION);
    }

    /** Chunk 0x03, Item.Type, default 0. */
    public int type() {
        return data.getInt(TYPE);
    }

    /** Chunk 0x05, default 0. */
    public int price() {
        return data.getInt(PRICE);
    }

    /** Chunk 0x06, default 1. */
    public int uses() {
        return data.getInt(USES);
    }

    /** Chunk 0x0B, default 0. */
    public int atkPoints1() {
        return data.getInt(ATK_POINTS1);
    }

    /** Chunk 0x0C, default 0. */
    public int defPoints1() {
        return data.getInt(DEF_POINTS1);
    }

    /** Chunk 0x0D, default 0. */
    public int spiPoints1() {
        return data.getInt(SPI_POINTS1);
    }

    /** Chunk 0x0E, default 0. */
    public int agiPoints1() {
        return data.getInt(AGI_POINTS1);
    }

    /** Chunk 0x0F, default false. */
    public boolean twoHanded() {
        return data.getBool(TWO_HANDED);
    }

    /** Chunk 0x10, default 0. */
    public int spCost() {
        return data.getInt(SP_COST);
    }

    /** Chunk 0x11, default 90. */
    public int hit() {
        return data.getInt(HIT);
    }

    /** Chunk 0x12, default 0. */
    public int criticalHit() {
        return data.getInt(CRITICAL_HIT);
    }

    /** Chunk 0x14, animation, default 1. */
    public int animationId() {
        return data.getInt(ANIMATION_ID);
    }

    /** Chunk 0x15, default false. */
    public boolean preemptive() {
        return data.getBool(PREEMPTIVE);
    }

    /** Chunk 0x16, default false. */
    public boolean dualAttack() {
        return data.getBool(DUAL_ATTACK);
    }

    /** Chunk 0x17, default false. */
    public boolean attackAll() {
        return data.getBool(ATTACK_ALL);
    }

    /** Chunk 0x18, default false. */
    public boolean ignoreEvasion() {
        return data.getBool(IGNORE_EVASION);
    }

    /** Chunk 0x19, default false. */
    public boolean preventCritical() {
        return data.getBool(PREVENT_CRITICAL);
    }

    /** Chunk 0x1A, default false. */
    public boolean raiseEvasion() {
        return data.getBool(RAISE_EVASION);
    }

    /** Chunk 0x1B, default false. */
    public boolean halfSpCost() {
        return data.getBool(HALF_SP_COST);
    }

    /** Chunk 0x1C, default false. */
    public boolean noTerrainDamage() {
        return data.getBool(NO_TERRAIN_DAMAGE);
    }

    /** Chunk 0x1D, default false, 2003. */
    public boolean cursed() {
        return data.getBool(CURSED);
    }

    /** Chunk 0x1F, default false. */
    public boolean entireParty() {
        return data.getBool(ENTIRE_PARTY);
    }

    /** Chunk 0x20, default 0. */
    public int recoverHpRate() {
        return data.getInt(RECOVER_HP_RATE);
    }

    /** Chunk 0x21, default 0. */
    public int recoverHp() {
        return data.getInt(RECOVER_HP);
    }

    /** Chunk 0x22, default 0. */
    public int recoverSpRate() {
        return data.getInt(RECOVER_SP_RATE);
    }

    /** Chunk 0x23, default 0. */
    public int recoverSp() {
        return data.getInt(RECOVER_SP);
    }

    /** Chunk 0x25, default false. */
    public boolean occasionField1() {
        return data.getBool(OCCASION_FIELD1);
    }

    /** Chunk 0x26, default false. */
    public boolean koOnly() {
        return data.getBool(KO_ONLY);
    }

    /** Chunk 0x29, default 0. */
    public int maxHpPoints() {
        return data.getInt(MAX_HP_POINTS);
    }

    /** Chunk 0x2A, default 0. */
    public int maxSpPoints() {
        return data.getInt(MAX_SP_POINTS);
    }

    /** Chunk 0x2B, default 0. */
    public int atkPoints2() {
        return data.getInt(ATK_POINTS2);
    }

    /** Chunk 0x2C, default 0. */
    public int defPoints2() {
        return data.getInt(DEF_POINTS2);
    }

    /** Chunk 0x2D, default 0. */
    public int spiPoints2() {
        return data.getInt(SPI_POINTS2);
    }

    /** Chunk 0x2E, default 0. */
    public int agiPoints2() {
        return data.getInt(AGI_POINTS2);
    }

    /** Chunk 0x33, default 0. */
    public int usingMessage() {
        return data.getInt(USING_MESSAGE);
    }

    /** Chunk 0x35, skill, default 1. */
    public int skillId() {
        return data.getInt(SKILL_ID);
    }

    /** Chunk 0x37, switch, default 1. */
    public int switchId() {
        return data.getInt(SWITCH_ID);
    }

    /** Chunk 0x39, default true. */
    public boolean occasionField2() {
        return data.getBool(OCCASION_FIELD2);
    }

    /** Chunk 0x3A, default false. */
    public boolean occasionBattle() {
        return data.getBool(OCCASION_BATTLE);
    }

    /** Chunk 0x3E, one element per actor. */
    public LcfArray actorSet() {
        return data.getArray(ACTOR_SET);
    }

    /** Chunk 0x40, one element per state. */
    public LcfArray stateSet() {
        return data.getArray(STATE_SET);
    }

    /** Chunk 0x42, one element per attribute. */
    public LcfArray attributeSet() {
        return data.getArray(ATTRIBUTE_SET);
    }

    /** Chunk 0x43, default 0. */
    public int stateChance() {
        return data.getInt(STATE_CHANCE);
    }

    /** Chunk 0x44, default false. */
    public boolean reverseStateEffect() {
        return data.getBool(REVERSE_STATE_EFFECT);
    }

    /** Chunk 0x45, default -1, 2003. */
    public int weaponAnimation() {
        return data.getInt(WEAPON_ANIMATION);
    }

    /** Chunk 0x46, actor, 2003. */
    public Rows<BattlerAnimationItemSkill> animationData() {
        return new Rows<>(data.table(ANIMATION_DATA), BattlerAnimationItemSkill::new);
    }

    /** Chunk 0x47, default false, 2003. */
    public boolean useSkill() {
        return data.getBool(USE_SKILL);
    }

    /** Chunk 0x49, one element per class, 2003. */
    public LcfArray classSet() {
        return data.getArray(CLASS_SET);
    }

    /** Chunk 0x4B, Item.Trajectory, default 0. */
    public int rangedTrajectory() {
        return data.getInt(RANGED_TRAJECTORY);
    }

    /** Chunk 0x4C, Item.Target, default 0. */
    public int rangedTarget() {
        return data.getInt(RANGED_TARGET);
    }

    /** Chunk 0xC9, EasyRPG. */
    public String easyrpgUsingMessage() {
        return data.getString(EASYRPG_USING_MESSAGE);
    }

    /** Chunk 0xCA, default -1, EasyRPG. */
    public int easyrpgMaxCount() {
        return data.getInt(EASYRPG_MAX_COUNT);
    }

    /** Values of Item.Type; other numbers may occur. */
    public static final class Type {
        public static final int NORMAL = 0;
        public static final int WEAPON = 1;
        public static final int SHIELD = 2;
        public static final int ARMOR = 3;
        public static final int HELMET = 4;
        public static final int ACCESSORY = 5;
        public static final int MEDICINE = 6;
        public static final int BOOK = 7;
        public static final int MATERIAL = 8;
        public static final int SPECIAL = 9;
        public static final int SWITCH = 10;

        private Type() {}
    }

    /** Values of Item.Trajectory; other numbers may occur. */
    public static final class Trajectory {
        public static final int STRAIGHT = 0;
        public static final int RETURN = 1;

        private Trajectory() {}
    }

    /** Values of Item.Target; other numbers may occur. */
    public static final class Target {
        public static final int SINGLE = 0;
        public static final int CENTER = 1;
        public static final int SIMULTANEOUS = 2;
        public static final int SEQUENTIAL = 3;

        private Target() {}
    }
}
