package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct State. Generated from the schema by ViewGenerator. */
public record State(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("State");
    public static final Field NAME = STRUCT.field("name");
    public static final Field TYPE = STRUCT.field("type");
    public static final Field COLOR = STRUCT.field("color");
    public static final Field PRIORITY = STRUCT.field("priority");
    public static final Field RESTRICTION = STRUCT.field("restriction");
    public static final Field A_RATE = STRUCT.field("a_rate");
    public static final Field B_RATE = STRUCT.field("b_rate");
    public static final Field C_RATE = STRUCT.field("c_rate");
    public static final Field D_RATE = STRUCT.field("d_rate");
    public static final Field E_RATE = STRUCT.field("e_rate");
    public static final Field HOLD_TURN = STRUCT.field("hold_turn");
    public static final Field AUTO_RELEASE_PROB = STRUCT.field("auto_release_prob");
    public static final Field RELEASE_BY_DAMAGE = STRUCT.field("release_by_damage");
    public static final Field AFFECT_TYPE = STRUCT.field("affect_type");
    public static final Field AFFECT_ATTACK = STRUCT.field("affect_attack");
    public static final Field AFFECT_DEFENSE = STRUCT.field("affect_defense");
    public static final Field AFFECT_SPIRIT = STRUCT.field("affect_spirit");
    public static final Field AFFECT_AGILITY = STRUCT.field("affect_agility");
    public static final Field REDUCE_HIT_RATIO = STRUCT.field("reduce_hit_ratio");
    public static final Field AVOID_ATTACKS = STRUCT.field("avoid_attacks");
    public static final Field REFLECT_MAGIC = STRUCT.field("reflect_magic");
    public static final Field CURSED = STRUCT.field("cursed");
    public static final Field BATTLER_ANIMATION_ID = STRUCT.field("battler_animation_id");
    public static final Field RESTRICT_SKILL = STRUCT.field("restrict_skill");
    public static final Field RESTRICT_SKILL_LEVEL = STRUCT.field("restrict_skill_level");
    public static final Field RESTRICT_MAGIC = STRUCT.field("restrict_magic");
    public static final Field RESTRICT_MAGIC_LEVEL = STRUCT.field("restrict_magic_level");
    public static final Field HP_CHANGE_TYPE = STRUCT.field("hp_change_type");
    public static final Field SP_CHANGE_TYPE = STRUCT.field("sp_change_type");
    public static final Field MESSAGE_ACTOR = STRUCT.field("message_actor");
    public static final Field MESSAGE_ENEMY = STRUCT.field("message_enemy");
    public static final Field MESSAGE_ALREADY = STRUCT.field("message_already");
    public static final Field MESSAGE_AFFECTED = STRUCT.field("message_affected");
    public static final Field MESSAGE_RECOVERY = STRUCT.field("message_recovery");
    public static final Field HP_CHANGE_MAX = STRUCT.field("hp_change_max");
    public static final Field HP_CHANGE_VAL = STRUCT.field("hp_change_val");
    public static final Field HP_CHANGE_MAP_STEPS = STRUCT.field("hp_change_map_steps");
    public static final Field HP_CHANGE_MAP_VAL = STRUCT.field("hp_change_map_val");
    public static final Field SP_CHANGE_MAX = STRUCT.field("sp_change_max");
    public static final Field SP_CHANGE_VAL = STRUCT.field("sp_change_val");
    public static final Field SP_CHANGE_MAP_STEPS = STRUCT.field("sp_change_map_steps");
    public static final Field SP_CHANGE_MAP_VAL = STRUCT.field("sp_change_map_val");
    public static final Field EASYRPG_IMMUNE_STATES = STRUCT.field("easyrpg_immune_states");

    /** Chunk 0x01. */
    public String name() {
        return data.getString(NAME);
    }

    /** Chunk 0x02, State.Persistence, default 0. */
    public int type() {
        return data.getInt(TYPE);
    }

    /** Chunk 0x03, default 6. */
    public int color() {
        return data.getInt(COLOR);
    }

    /** Chunk 0x04, default 50. */
    public int priority() {
        return data.getInt(PRIORITY);
    }

    /** Chunk 0x05, State.Restriction, default 0. */
    public int restriction() {
        return data.getInt(RESTRICTION);
    }

    /** Chunk 0x0B, default 100. */
    public int aRate() {
        return data.getInt(A_RATE);
    }

    /** Chunk 0x0C, default 80. */
    public int bRate() {
        return data.getInt(B_RATE);
    }

    /** Chunk 0x0D, default 60. */
    public int cRate() {
        return data.getInt(C_RATE);
    }

    /** Chunk 0x0E, default 30. */
    public int dRate() {
        return data.getInt(D_RATE);
    }

    /** Chunk 0x0F, default 0. */
    public int eRate() {
        return data.getInt(E_RATE);
    }

    /** Chunk 0x15, default 0. */
    public int holdTurn() {
        return data.getInt(HOLD_TURN);
    }

    /** Chunk 0x16, default 0. */
    public int autoReleaseProb() {
        return data.getInt(AUTO_RELEASE_PROB);
    }

    /** Chunk 0x17, default 0. */
    public int releaseByDamage() {
        return data.getInt(RELEASE_BY_DAMAGE);
    }

    /** Chunk 0x1E, State.AffectType, default 0, 2003. */
    public int affectType() {
        return data.getInt(AFFECT_TYPE);
    }

    /** Chunk 0x1F, default false. */
    public boolean affectAttack() {
        return data.getBool(AFFECT_ATTACK);
    }

    /** Chunk 0x20, default false. */
    public boolean affectDefense() {
        return data.getBool(AFFECT_DEFENSE);
    }

    /** Chunk 0x21, default false. */
    public boolean affectSpirit() {
        return data.getBool(AFFECT_SPIRIT);
    }

    /** Chunk 0x22, default false. */
    public boolean affectAgility() {
        return data.getBool(AFFECT_AGILITY);
    }

    /** Chunk 0x23, default 100. */
    public int reduceHitRatio() {
        return data.getInt(REDUCE_HIT_RATIO);
    }

    /** Chunk 0x24, default false, 2003. */
    public boolean avoidAttacks() {
        return data.getBool(AVOID_ATTACKS);
    }

    /** Chunk 0x25, default false, 2003. */
    public boolean reflectMagic() {
        return data.getBool(REFLECT_MAGIC);
    }

    /** Chunk 0x26, default false, 2003. */
    public boolean cursed() {
        return data.getBool(CURSED);
    }

    /** Chunk 0x27, animation, default 100, 2003. */
    public int battlerAnimationId() {
        return data.getInt(BATTLER_ANIMATION_ID);
    }

    /** Chunk 0x29, default false. */
    public boolean restrictSkill() {
        return data.getBool(RESTRICT_SKILL);
    }

    /** Chunk 0x2A, default 0. */
    public int restrictSkillLevel() {
        return data.getInt(RESTRICT_SKILL_LEVEL);
    }

    /** Chunk 0x2B, default false. */
    public boolean restrictMagic() {
        return data.getBool(RESTRICT_MAGIC);
    }

    /** Chunk 0x2C, default 0. */
    public int restrictMagicLevel() {
        return data.getInt(RESTRICT_MAGIC_LEVEL);
    }

    /** Chunk 0x2D, State.ChangeType, default 0. */
    public int hpChangeType() {
        return data.getInt(HP_CHANGE_TYPE);
    }

    /** Chunk 0x2E, State.ChangeType, default 0. */
    public int spChangeType() {
        return data.getInt(SP_CHANGE_TYPE);
    }

    /** Chunk 0x33. */
    public String messageActor() {
        return data.getString(MESSAGE_ACTOR);
    }

    /** Chunk 0x34. */
    public String messageEnemy() {
        return data.getString(MESSAGE_ENEMY);
    }

    /** Chunk 0x35. */
    public String messageAlready() {
        return data.getString(MESSAGE_ALREADY);
    }

    /** Chunk 0x36. */
    public String messageAffected() {
        return data.getString(MESSAGE_AFFECTED);
    }

    /** Chunk 0x37. */
    public String messageRecovery() {
        return data.getString(MESSAGE_RECOVERY);
    }

    /** Chunk 0x3D, default 0. */
    public int hpChangeMax() {
        return data.getInt(HP_CHANGE_MAX);
    }

    /** Chunk 0x3E, default 0. */
    public int hpChangeVal() {
        return data.getInt(HP_CHANGE_VAL);
    }

    /** Chunk 0x3F, default 0. */
    public int hpChangeMapSteps() {
        return data.getInt(HP_CHANGE_MAP_STEPS);
    }

    /** Chunk 0x40, default 0. */
    public int hpChangeMapVal() {
        return data.getInt(HP_CHANGE_MAP_VAL);
    }

    /** Chunk 0x41, default 0. */
    public int spChangeMax() {
        return data.getInt(SP_CHANGE_MAX);
    }

    /** Chunk 0x42, default 0. */
    public int spChangeVal() {
        return data.getInt(SP_CHANGE_VAL);
    }

    /** Chunk 0x43, default 0. */
    public int spChangeMapSteps() {
        return data.getInt(SP_CHANGE_MAP_STEPS);
    }

    /** Chunk 0x44, default 0. */
    public int spChangeMapVal() {
        return data.getInt(SP_CHANGE_MAP_VAL);
    }

    /** Chunk 0xC9, one element per state, EasyRPG. */
    public LcfArray easyrpgImmuneStates() {
        return data.getArray(EASYRPG_IMMUNE_STATES);
    }

    /** Values of State.Persistence; other numbers may occur. */
    public static final class Persistence {
        public static final int ENDS = 0;
        public static final int PERSISTS = 1;

        private Persistence() {}
    }

    /** Values of State.Restriction; other numbers may occur. */
    public static final class Restriction {
        public static final int NORMAL = 0;
        public static final int DO_NOTHING = 1;
        public static final int ATTACK_ENEMY = 2;
        public static final int ATTACK_ALLY = 3;

        private Restriction() {}
    }

    /** Values of State.AffectType; other numbers may occur. */
    public static final class AffectType {
        public static final int HALF = 0;
        public static final int DOUBLE = 1;
        public static final int NOTHING = 2;

        private AffectType() {}
    }

    /** Values of State.ChangeType; other numbers may occur. */
    public static final class ChangeType {
        public static final int LOSE = 0;
        public static final int GAIN = 1;
        public static final int NOTHING = 2;

        private ChangeType() {}
    }
}
