package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct Enemy. Generated from the schema by ViewGenerator. */
public record Enemy(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("Enemy");
    public static final Field NAME = STRUCT.field("name");
    public static final Field BATTLER_NAME = STRUCT.field("battler_name");
    public static final Field BATTLER_HUE = STRUCT.field("battler_hue");
    public static final Field MAX_HP = STRUCT.field("max_hp");
    public static final Field MAX_SP = STRUCT.field("max_sp");
    public static final Field ATTACK = STRUCT.field("attack");
    public static final Field DEFENSE = STRUCT.field("defense");
    public static final Field SPIRIT = STRUCT.field("spirit");
    public static final Field AGILITY = STRUCT.field("agility");
    public static final Field TRANSPARENT = STRUCT.field("transparent");
    public static final Field EXP = STRUCT.field("exp");
    public static final Field GOLD = STRUCT.field("gold");
    public static final Field DROP_ID = STRUCT.field("drop_id");
    public static final Field DROP_PROB = STRUCT.field("drop_prob");
    public static final Field MANIAC_UNARMED_ANIMATION = STRUCT.field("maniac_unarmed_animation");
    public static final Field CRITICAL_HIT = STRUCT.field("critical_hit");
    public static final Field CRITICAL_HIT_CHANCE = STRUCT.field("critical_hit_chance");
    public static final Field MISS = STRUCT.field("miss");
    public static final Field LEVITATE = STRUCT.field("levitate");
    public static final Field STATE_RANKS = STRUCT.field("state_ranks");
    public static final Field ATTRIBUTE_RANKS = STRUCT.field("attribute_ranks");
    public static final Field ACTIONS = STRUCT.field("actions");
    public static final Field EASYRPG_ENEMYAI = STRUCT.field("easyrpg_enemyai");
    public static final Field EASYRPG_PREVENT_CRITICAL = STRUCT.field("easyrpg_prevent_critical");
    public static final Field EASYRPG_RAISE_EVASION = STRUCT.field("easyrpg_raise_evasion");
    public static final Field EASYRPG_IMMUNE_TO_ATTRIBUTE_DOWNSHIFTS =
            STRUCT.field("easyrpg_immune_to_attribute_downshifts");
    public static final Field EASYRPG_IGNORE_EVASION = STRUCT.field("easyrpg_ignore_evasion");
    public static final Field EASYRPG_HIT = STRUCT.field("easyrpg_hit");
    public static final Field EASYRPG_STATE_SET = STRUCT.field("easyrpg_state_set");
    public static final Field EASYRPG_STATE_CHANCE = STRUCT.field("easyrpg_state_chance");
    public static final Field EASYRPG_ATTRIBUTE_SET = STRUCT.field("easyrpg_attribute_set");
    public static final Field EASYRPG_SUPER_GUARD = STRUCT.field("easyrpg_super_guard");
    public static final Field EASYRPG_ATTACK_ALL = STRUCT.field("easyrpg_attack_all");

    /** Chunk 0x01. */
    public String name() {
        return data.getString(NAME);
    }

    /** Chunk 0x02, monster. */
    public String battlerName() {
        return data.getString(BATTLER_NAME);
    }

    /** Chunk 0x03, default 0. */
    public int battlerHue() {
        return data.getInt(BATTLER_HUE);
    }

    /** Chunk 0x04, default 10. */
    public int maxHp() {
        return data.getInt(MAX_HP);
    }

    /** Chunk 0x05, default 10. */
    public int maxSp() {
        return data.getInt(MAX_SP);
    }

    /** Chunk 0x06, default 10. */
    public int attack() {
        return data.getInt(ATTACK);
    }

    /** Chunk 0x07, default 10. */
    public int defense() {
        return data.getInt(DEFENSE);
    }

    /** Chunk 0x08, default 10. */
    public int spirit() {
        return data.getInt(SPIRIT);
    }

    /** Chunk 0x09, default 10. */
    public int agility() {
        return data.getInt(AGILITY);
    }

    /** Chunk 0x0A, default false. */
    public boolean transparent() {
        return data.getBool(TRANSPARENT);
    }

    /** Chunk 0x0B, default 0. */
    public int exp() {
        return data.getInt(EXP);
    }

    /** Chunk 0x0C, default 0. */
    public int gold() {
        return data.getInt(GOLD);
    }

    /** Chunk 0x0D, item, default 0. */
    public int dropId() {
        return data.getInt(DROP_ID);
    }

    /** Chunk 0x0E, default 100. */
    public int dropProb() {
        return data.getInt(DROP_PROB);
    }

    /** Chunk 0x0F, animation, default 1, Maniac. */
    public int maniacUnarmedAnimation() {
        return data.getInt(MANIAC_UNARMED_ANIMATION);
    }

    /** Chunk 0x15, default false. */
    public boolean criticalHit() {
        return data.getBool(CRITICAL_HIT);
    }

    /** Chunk 0x16, default 30. */
    public int criticalHitChance() {
        return data.getInt(CRITICAL_HIT_CHANCE);
    }

    /** Chunk 0x1A, default false. */
    public boolean miss() {
        return data.getBool(MISS);
    }

    /** Chunk 0x1C, default false. */
    public boolean levitate() {
        return data.getBool(LEVITATE);
    }

    /** Chunk 0x20, one element per state. */
    public LcfArray stateRanks() {
        return data.getArray(STATE_RANKS);
    }

    /** Chunk 0x22, one element per attribute. */
    public LcfArray attributeRanks() {
        return data.getArray(ATTRIBUTE_RANKS);
    }

    /** Chunk 0x2A. */
    public Rows<EnemyAction> actions() {
        return new Rows<>(data.table(ACTIONS), EnemyAction::new);
    }

    /** Chunk 0xC9, default -1, EasyRPG. */
    public int easyrpgEnemyai() {
        return data.getInt(EASYRPG_ENEMYAI);
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
    public int easyrpgHit() {
        return data.getInt(EASYRPG_HIT);
    }

    /** Chunk 0xD0, one element per state, EasyRPG. */
    public LcfArray easyrpgStateSet() {
        return data.getArray(EASYRPG_STATE_SET);
    }

    /** Chunk 0xD1, default 0, EasyRPG. */
    public int easyrpgStateChance() {
        return data.getInt(EASYRPG_STATE_CHANCE);
    }

    /** Chunk 0xD3, one element per attribute, EasyRPG. */
    public LcfArray easyrpgAttributeSet() {
        return data.getArray(EASYRPG_ATTRIBUTE_SET);
    }

    /** Chunk 0xD4, default false, EasyRPG. */
    public boolean easyrpgSuperGuard() {
        return data.getBool(EASYRPG_SUPER_GUARD);
    }

    /** Chunk 0xD5, default false, EasyRPG. */
    public boolean easyrpgAttackAll() {
        return data.getBool(EASYRPG_ATTACK_ALL);
    }
}
