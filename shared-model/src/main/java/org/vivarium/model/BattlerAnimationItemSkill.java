package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct BattlerAnimationItemSkill. Generated from the schema by ViewGenerator. */
public record BattlerAnimationItemSkill(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("BattlerAnimationItemSkill");
    public static final Field UNKNOWN02 = STRUCT.field("unknown02");
    public static final Field TYPE = STRUCT.field("type");
    public static final Field WEAPON_ANIMATION_ID = STRUCT.field("weapon_animation_id");
    public static final Field MOVEMENT = STRUCT.field("movement");
    public static final Field AFTER_IMAGE = STRUCT.field("after_image");
    public static final Field ATTACKS = STRUCT.field("attacks");
    public static final Field RANGED = STRUCT.field("ranged");
    public static final Field RANGED_ANIMATION_ID = STRUCT.field("ranged_animation_id");
    public static final Field RANGED_SPEED = STRUCT.field("ranged_speed");
    public static final Field BATTLE_ANIMATION_ID = STRUCT.field("battle_animation_id");
    public static final Field POSE = STRUCT.field("pose");

    /** Chunk 0x02, default 0, 2003. */
    public int unknown02() {
        return data.getInt(UNKNOWN02);
    }

    /** Chunk 0x03, BattlerAnimationItemSkill.AnimType, default 0, 2003. */
    public int type() {
        return data.getInt(TYPE);
    }

    /** Chunk 0x04, battler-animation-weapon, default 0, 2003. */
    public int weaponAnimationId() {
        return data.getInt(WEAPON_ANIMATION_ID);
    }

    /** Chunk 0x05, BattlerAnimationItemSkill.Movement, default 0, 2003. */
    public int movement() {
        return data.getInt(MOVEMENT);
    }

    /** Chunk 0x06, BattlerAnimationItemSkill.Afterimage, default 0, 2003. */
    public int afterImage() {
        return data.getInt(AFTER_IMAGE);
    }

    /** Chunk 0x07, default 0, 2003. */
    public int attacks() {
        return data.getInt(ATTACKS);
    }

    /** Chunk 0x08, default false, 2003. */
    public boolean ranged() {
        return data.getBool(RANGED);
    }

    /** Chunk 0x09, battler-animation-weapon, default 0, 2003. */
    public int rangedAnimationId() {
        return data.getInt(RANGED_ANIMATION_ID);
    }

    /** Chunk 0x0C, BattlerAnimationItemSkill.Speed, default 0, 2003. */
    public int rangedSpeed() {
        return data.getInt(RANGED_SPEED);
    }

    /** Chunk 0x0D, animation, default 1, 2003. */
    public int battleAnimationId() {
        return data.getInt(BATTLE_ANIMATION_ID);
    }

    /** Chunk 0x0E, battler-animation-pose, default 3, 2003. */
    public int pose() {
        return data.getInt(POSE);
    }

    /** Values of BattlerAnimationItemSkill.Speed; other numbers may occur. */
    public static final class Speed {
        public static final int FAST = 0;
        public static final int MEDIUM = 1;
        public static final int SLOW = 2;

        private Speed() {}
    }

    /** Values of BattlerAnimationItemSkill.AnimType; other numbers may occur. */
    public static final class AnimType {
        public static final int WEAPON = 0;
        public static final int BATTLE = 1;

        private AnimType() {}
    }

    /** Values of BattlerAnimationItemSkill.Movement; other numbers may occur. */
    public static final class Movement {
        public static final int NONE = 0;
        public static final int STEP = 1;
        public static final int JUMP = 2;
        public static final int MOVE = 3;

        private Movement() {}
    }

    /** Values of BattlerAnimationItemSkill.Afterimage; other numbers may occur. */
    public static final class Afterimage {
        public static final int NONE = 0;
        public static final int ADD = 1;

        private Afterimage() {}
    }
}
