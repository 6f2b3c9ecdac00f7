package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct EnemyAction. Generated from the schema by ViewGenerator. */
public record EnemyAction(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("EnemyAction");
    public static final Field KIND = STRUCT.field("kind");
    public static final Field BASIC = STRUCT.field("basic");
    public static final Field SKILL_ID = STRUCT.field("skill_id");
    public static final Field ENEMY_ID = STRUCT.field("enemy_id");
    public static final Field CONDITION_TYPE = STRUCT.field("condition_type");
    public static final Field CONDITION_PARAM1 = STRUCT.field("condition_param1");
    public static final Field CONDITION_PARAM2 = STRUCT.field("condition_param2");
    public static final Field SWITCH_ID = STRUCT.field("switch_id");
    public static final Field SWITCH_ON = STRUCT.field("switch_on");
    public static final Field SWITCH_ON_ID = STRUCT.field("switch_on_id");
    public static final Field SWITCH_OFF = STRUCT.field("switch_off");
    public static final Field SWITCH_OFF_ID = STRUCT.field("switch_off_id");
    public static final Field RATING = STRUCT.field("rating");

    /** Chunk 0x01, EnemyAction.Kind, default 0. */
    public int kind() {
        return data.getInt(KIND);
    }

    /** Chunk 0x02, EnemyAction.Basic, default 1. */
    public int basic() {
        return data.getInt(BASIC);
    }

    /** Chunk 0x03, skill, default 1. */
    public int skillId() {
        return data.getInt(SKILL_ID);
    }

    /** Chunk 0x04, enemy, default 1. */
    public int enemyId() {
        return data.getInt(ENEMY_ID);
    }

    /** Chunk 0x05, EnemyAction.ConditionType, default 0. */
    public int conditionType() {
        return data.getInt(CONDITION_TYPE);
    }

    /** Chunk 0x06, default 0. */
    public int conditionParam1() {
        return data.getInt(CONDITION_PARAM1);
    }

    /** Chunk 0x07, default 0. */
    public int conditionParam2() {
        return data.getInt(CONDITION_PARAM2);
    }

    /** Chunk 0x08, switch, default 1. */
    public int switchId() {
        return data.getInt(SWITCH_ID);
    }

    /** Chunk 0x09, default false. */
    public boolean switchOn() {
        return data.getBool(SWITCH_ON);
    }

    /** Chunk 0x0A, switch, default 1. */
    public int switchOnId() {
        return data.getInt(SWITCH_ON_ID);
    }

    /** Chunk 0x0B, default false. */
    public boolean switchOff() {
        return data.getBool(SWITCH_OFF);
    }

    /** Chunk 0x0C, switch, default 1. */
    public int switchOffId() {
        return data.getInt(SWITCH_OFF_ID);
    }

    /** Chunk 0x0D, default 50. */
    public int rating() {
        return data.getInt(RATING);
    }

    /** Values of EnemyAction.Kind; other numbers may occur. */
    public static final class Kind {
        public static final int BASIC = 0;
        public static final int SKILL = 1;
        public static final int TRANSFORMATION = 2;

        private Kind() {}
    }

    /** Values of EnemyAction.Basic; other numbers may occur. */
    public static final class Basic {
        public static final int ATTACK = 0;
        public static final int DUAL_ATTACK = 1;
        public static final int DEFENSE = 2;
        public static final int OBSERVE = 3;
        public static final int CHARGE = 4;
        public static final int AUTODESTRUCTION = 5;
        public static final int ESCAPE = 6;
        public static final int NOTHING = 7;

        private Basic() {}
    }

    /** Values of EnemyAction.ConditionType; other numbers may occur. */
    public static final class ConditionType {
        public static final int ALWAYS = 0;
        public static final int SWITCH = 1;
        public static final int TURN = 2;
        public static final int ACTORS = 3;
        public static final int HP = 4;
        public static final int SP = 5;
        public static final int PARTY_LVL = 6;
        public static final int PARTY_FATIGUE = 7;

        private ConditionType() {}
    }
}
