package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct BattlerAnimationPose. Generated from the schema by ViewGenerator. */
public record BattlerAnimationPose(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("BattlerAnimationPose");
    public static final Field NAME = STRUCT.field("name");
    public static final Field BATTLER_NAME = STRUCT.field("battler_name");
    public static final Field BATTLER_INDEX = STRUCT.field("battler_index");
    public static final Field ANIMATION_TYPE = STRUCT.field("animation_type");
    public static final Field BATTLE_ANIMATION_ID = STRUCT.field("battle_animation_id");

    /** Chunk 0x01, 2003. */
    public String name() {
        return data.getString(NAME);
    }

    /** Chunk 0x02, battle-charset, 2003. */
    public String battlerName() {
        return data.getString(BATTLER_NAME);
    }

    /** Chunk 0x03, default 0, 2003. */
    public int battlerIndex() {
        return data.getInt(BATTLER_INDEX);
    }

    /** Chunk 0x04, BattlerAnimationPose.AnimType, default 0, 2003. */
    public int animationType() {
        return data.getInt(ANIMATION_TYPE);
    }

    /** Chunk 0x05, animation, default 1, 2003. */
    public int battleAnimationId() {
        return data.getInt(BATTLE_ANIMATION_ID);
    }

    /** Values of BattlerAnimationPose.AnimType; other numbers may occur. */
    public static final class AnimType {
        public static final int CHARACTER = 0;
        public static final int BATTLE = 1;

        private AnimType() {}
    }
}
