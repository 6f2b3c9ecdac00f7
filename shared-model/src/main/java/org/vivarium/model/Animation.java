package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct Animation. Generated from the schema by ViewGenerator. */
public record Animation(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("Animation");
    public static final Field NAME = STRUCT.field("name");
    public static final Field ANIMATION_NAME = STRUCT.field("animation_name");
    public static final Field LARGE = STRUCT.field("large");
    public static final Field TIMINGS = STRUCT.field("timings");
    public static final Field SCOPE = STRUCT.field("scope");
    public static final Field POSITION = STRUCT.field("position");
    public static final Field FRAMES = STRUCT.field("frames");

    /** Chunk 0x01. */
    public String name() {
        return data.getString(NAME);
    }

    /** Chunk 0x02, battle. */
    public String animationName() {
        return data.getString(ANIMATION_NAME);
    }

    /** Chunk 0x03, default false. */
    public boolean large() {
        return data.getBool(LARGE);
    }

    /** Chunk 0x06. */
    public Rows<AnimationTiming> timings() {
        return new Rows<>(data.table(TIMINGS), AnimationTiming::new);
    }

    /** Chunk 0x09, Animation.Scope, default 0. */
    public int scope() {
        return data.getInt(SCOPE);
    }

    /** Chunk 0x0A, Animation.Position, default 2. */
    public int position() {
        return data.getInt(POSITION);
    }

    /** Chunk 0x0C. */
    public Rows<AnimationFrame> frames() {
        return new Rows<>(data.table(FRAMES), AnimationFrame::new);
    }

    /** Values of Animation.Scope; other numbers may occur. */
    public static final class Scope {
        public static final int TARGET = 0;
        public static final int SCREEN = 1;

        private Scope() {}
    }

    /** Values of Animation.Position; other numbers may occur. */
    public static final class Position {
        public static final int UP = 0;
        public static final int MIDDLE = 1;
        public static final int DOWN = 2;

        private Position() {}
    }
}
