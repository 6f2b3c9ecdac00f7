package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct BattlerAnimation. Generated from the schema by ViewGenerator. */
public record BattlerAnimation(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("BattlerAnimation");
    public static final Field NAME = STRUCT.field("name");
    public static final Field SPEED = STRUCT.field("speed");
    public static final Field POSES = STRUCT.field("poses");
    public static final Field WEAPONS = STRUCT.field("weapons");

    /** Chunk 0x01, 2003. */
    public String name() {
        return data.getString(NAME);
    }

    /** Chunk 0x02, BattlerAnimation.Speed, default 20, 2003. */
    public int speed() {
        return data.getInt(SPEED);
    }

    /** Chunk 0x0A, 2003. */
    public Rows<BattlerAnimationPose> poses() {
        return new Rows<>(data.table(POSES), BattlerAnimationPose::new);
    }

    /** Chunk 0x0B, 2003. */
    public Rows<BattlerAnimationWeapon> weapons() {
        return new Rows<>(data.table(WEAPONS), BattlerAnimationWeapon::new);
    }

    /** Values of BattlerAnimation.Speed; other numbers may occur. */
    public static final class Speed {
        public static final int SLOW = 20;
        public static final int MEDIUM = 14;
        public static final int FAST = 8;

        private Speed() {}
    }

    /** Values of BattlerAnimation.Pose; other numbers may occur. */
    public static final class Pose {
        public static final int IDLE = 0;
        public static final int ATTACK_RIGHT = 1;
        public static final int ATTACK_LEFT = 2;
        public static final int SKILL = 3;
        public static final int DEAD = 4;
        public static final int DAMAGE = 5;
        public static final int DAZED = 6;
        public static final int DEFEND = 7;
        public static final int WALK_LEFT = 8;
        public static final int WALK_RIGHT = 9;
        public static final int VICTORY = 10;
        public static final int ITEM = 11;

        private Pose() {}
    }
}
