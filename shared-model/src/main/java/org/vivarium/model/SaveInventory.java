package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct SaveInventory. Generated from the schema by ViewGenerator. */
public record SaveInventory(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("SaveInventory");
    public static final Field PARTY = STRUCT.field("party");
    public static final Field ITEM_IDS = STRUCT.field("item_ids");
    public static final Field ITEM_COUNTS = STRUCT.field("item_counts");
    public static final Field ITEM_USAGE = STRUCT.field("item_usage");
    public static final Field GOLD = STRUCT.field("gold");
    public static final Field TIMER1_FRAMES = STRUCT.field("timer1_frames");
    public static final Field TIMER1_ACTIVE = STRUCT.field("timer1_active");
    public static final Field TIMER1_VISIBLE = STRUCT.field("timer1_visible");
    public static final Field TIMER1_BATTLE = STRUCT.field("timer1_battle");
    public static final Field TIMER2_FRAMES = STRUCT.field("timer2_frames");
    public static final Field TIMER2_ACTIVE = STRUCT.field("timer2_active");
    public static final Field TIMER2_VISIBLE = STRUCT.field("timer2_visible");
    public static final Field TIMER2_BATTLE = STRUCT.field("timer2_battle");
    public static final Field BATTLES = STRUCT.field("battles");
    public static final Field DEFEATS = STRUCT.field("defeats");
    public static final Field ESCAPES = STRUCT.field("escapes");
    public static final Field VICTORIES = STRUCT.field("victories");
    public static final Field TURNS = STRUCT.field("turns");
    public static final Field STEPS = STRUCT.field("steps");

    /** Chunk 0x02, actor. */
    public LcfArray party() {
        return data.getArray(PARTY);
    }

    /** Chunk 0x0C, item. */
    public LcfArray itemIds() {
        return data.getArray(ITEM_IDS);
    }

    /** Chunk 0x0D. */
    public LcfArray itemCounts() {
        return data.getArray(ITEM_COUNTS);
    }

    /** Chunk 0x0E. */
    public LcfArray itemUsage() {
        return data.getArray(ITEM_USAGE);
    }

    /** Chunk 0x15, default 0. */
    public int gold() {
        return data.getInt(GOLD);
    }

    /** Chunk 0x17, default 0. */
    public int timer1Frames() {
        return data.getInt(TIMER1_FRAMES);
    }

    /** Chunk 0x18, default false. */
    public boolean timer1Active() {
        return data.getBool(TIMER1_ACTIVE);
    }

    /** Chunk 0x19, default false. */
    public boolean timer1Visible() {
        return data.getBool(TIMER1_VISIBLE);
    }

    /** Chunk 0x1A, default false. */
    public boolean timer1Battle() {
        return data.getBool(TIMER1_BATTLE);
    }

    /** Chunk 0x1B, default 0. */
    public int timer2Frames() {
        return data.getInt(TIMER2_FRAMES);
    }

    /** Chunk 0x1C, default false. */
    public boolean timer2Active() {
        return data.getBool(TIMER2_ACTIVE);
    }

    /** Chunk 0x1D, default false. */
    public boolean timer2Visible() {
        return data.getBool(TIMER2_VISIBLE);
    }

    /** Chunk 0x1E, default false. */
    public boolean timer2Battle() {
        return data.getBool(TIMER2_BATTLE);
    }

    /** Chunk 0x20, default 0. */
    public int battles() {
        return data.getInt(BATTLES);
    }

    /** Chunk 0x21, default 0. */
    public int defeats() {
        return data.getInt(DEFEATS);
    }

    /** Chunk 0x22, default 0. */
    public int escapes() {
        return data.getInt(ESCAPES);
    }

    /** Chunk 0x23, default 0. */
    public int victories() {
        return data.getInt(VICTORIES);
    }

    /** Chunk 0x29, default 0. */
    public int turns() {
        return data.getInt(TURNS);
    }

    /** Chunk 0x2A, default 0. */
    public int steps() {
        return data.getInt(STEPS);
    }
}
