package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct TroopPageCondition. Generated from the schema by ViewGenerator. */
public record TroopPageCondition(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("TroopPageCondition");
    public static final Field FLAGS = STRUCT.field("flags");
    public static final Field SWITCH_A_ID = STRUCT.field("switch_a_id");
    public static final Field SWITCH_B_ID = STRUCT.field("switch_b_id");
    public static final Field VARIABLE_ID = STRUCT.field("variable_id");
    public static final Field VARIABLE_VALUE = STRUCT.field("variable_value");
    public static final Field TURN_A = STRUCT.field("turn_a");
    public static final Field TURN_B = STRUCT.field("turn_b");
    public static final Field FATIGUE_MIN = STRUCT.field("fatigue_min");
    public static final Field FATIGUE_MAX = STRUCT.field("fatigue_max");
    public static final Field ENEMY_ID = STRUCT.field("enemy_id");
    public static final Field ENEMY_HP_MIN = STRUCT.field("enemy_hp_min");
    public static final Field ENEMY_HP_MAX = STRUCT.field("enemy_hp_max");
    public static final Field ACTOR_ID = STRUCT.field("actor_id");
    public static final Field ACTOR_HP_MIN = STRUCT.field("actor_hp_min");
    public static final Field ACTOR_HP_MAX = STRUCT.field("actor_hp_max");
    public static final Field TURN_ENEMY_ID = STRUCT.field("turn_enemy_id");
    public static final Field TURN_ENEMY_A = STRUCT.field("turn_enemy_a");
    public static final Field TURN_ENEMY_B = STRUCT.field("turn_enemy_b");
    public static final Field TURN_ACTOR_ID = STRUCT.field("turn_actor_id");
    public static final Field TURN_ACTOR_A = STRUCT.field("turn_actor_a");
    public static final Field TURN_ACTOR_B = STRUCT.field("turn_actor_b");
    public static final Field COMMAND_ACTOR_ID = STRUCT.field("command_actor_id");
    public static final Field COMMAND_ID = STRUCT.field("command_id");

    /** Chunk 0x01, TroopPageCondition, default 0. */
    public int flags() {
        return data.getInt(FLAGS);
    }

    /** Bit 0 of flags. */
    public boolean switchA() {
        return data.getFlag(FLAGS, 0);
    }

    /** Bit 1 of flags. */
    public boolean switchB() {
        return data.getFlag(FLAGS, 1);
    }

    /** Bit 2 of flags. */
    public boolean variable() {
        return data.getFlag(FLAGS, 2);
    }

    /** Bit 3 of flags. */
    public boolean turn() {
        return data.getFlag(FLAGS, 3);
    }

    /** Bit 4 of flags. */
    public boolean fatigue() {
        return data.getFlag(FLAGS, 4);
    }

    /** Bit 5 of flags. */
    public boolean enemyHp() {
        return data.getFlag(FLAGS, 5);
    }

    /** Bit 6 of flags. */
    public boolean actorHp() {
        return data.getFlag(FLAGS, 6);
    }

    /** Bit 7 of flags. */
    public boolean turnEnemy() {
        return data.getFlag(FLAGS, 7);
    }

    /** Bit 8 of flags. */
    public boolean turnActor() {
        return data.getFlag(FLAGS, 8);
    }

    /** Bit 9 of flags. */
    public boolean commandActor() {
        return data.getFlag(FLAGS, 9);
    }

    /** Chunk 0x02, switch, default 1. */
    public int switchAId() {
        return data.getInt(SWITCH_A_ID);
    }

    /** Chunk 0x03, switch, default 1. */
    public int switchBId() {
        return data.getInt(SWITCH_B_ID);
    }

    /** Chunk 0x04, variable, default 1. */
    public int variableId() {
        return data.getInt(VARIABLE_ID);
    }

    /** Chunk 0x05, default 0. */
    public int variableValue() {
        return data.getInt(VARIABLE_VALUE);
    }

    /** Chunk 0x06, default 0. */
    public int turnA() {
        return data.getInt(TURN_A);
    }

    /** Chunk 0x07, default 0. */
    public int turnB() {
        return data.getInt(TURN_B);
    }

    /** Chunk 0x08, default 0. */
    public int fatigueMin() {
        return data.getInt(FATIGUE_MIN);
    }

    /** Chunk 0x09, default 100. */
    public int fatigueMax() {
        return data.getInt(FATIGUE_MAX);
    }

    /** Chunk 0x0A, default 0. */
    public int enemyId() {
        return data.getInt(ENEMY_ID);
    }

    /** Chunk 0x0B, default 0. */
    public int enemyHpMin() {
        return data.getInt(ENEMY_HP_MIN);
    }

    /** Chunk 0x0C, default 100. */
    public int enemyHpMax() {
        return data.getInt(ENEMY_HP_MAX);
    }

    /** Chunk 0x0D, actor, default 1. */
    public int actorId() {
        return data.getInt(ACTOR_ID);
    }

    /** Chunk 0x0E, default 0. */
    public int actorHpMin() {
        return data.getInt(ACTOR_HP_MIN);
    }

    /** Chunk 0x0F, default 100. */
    public int actorHpMax() {
        return data.getInt(ACTOR_HP_MAX);
    }

    /** Chunk 0x10, default 0, 2003. */
    public int turnEnemyId() {
        return data.getInt(TURN_ENEMY_ID);
    }

    /** Chunk 0x11, default 0, 2003. */
    public int turnEnemyA() {
        return data.getInt(TURN_ENEMY_A);
    }

    /** Chunk 0x12, default 0, 2003. */
    public int turnEnemyB() {
        return data.getInt(TURN_ENEMY_B);
    }

    /** Chunk 0x13, actor, default 1, 2003. */
    public int turnActorId() {
        return data.getInt(TURN_ACTOR_ID);
    }

    /** Chunk 0x14, default 0, 2003. */
    public int turnActorA() {
        return data.getInt(TURN_ACTOR_A);
    }

    /** Chunk 0x15, default 0, 2003. */
    public int turnActorB() {
        return data.getInt(TURN_ACTOR_B);
    }

    /** Chunk 0x16, actor, default 1, 2003. */
    public int commandActorId() {
        return data.getInt(COMMAND_ACTOR_ID);
    }

    /** Chunk 0x17, battle-command, default 1, 2003. */
    public int commandId() {
        return data.getInt(COMMAND_ID);
    }
}
