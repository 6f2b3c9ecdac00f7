package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct MapInfo. Generated from the schema by ViewGenerator. */
public record MapInfo(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("MapInfo");
    public static final Field NAME = STRUCT.field("name");
    public static final Field PARENT_MAP = STRUCT.field("parent_map");
    public static final Field INDENTATION = STRUCT.field("indentation");
    public static final Field TYPE = STRUCT.field("type");
    public static final Field SCROLLBAR_X = STRUCT.field("scrollbar_x");
    public static final Field SCROLLBAR_Y = STRUCT.field("scrollbar_y");
    public static final Field EXPANDED_NODE = STRUCT.field("expanded_node");
    public static final Field MUSIC_TYPE = STRUCT.field("music_type");
    public static final Field MUSIC = STRUCT.field("music");
    public static final Field BACKGROUND_TYPE = STRUCT.field("background_type");
    public static final Field BACKGROUND_NAME = STRUCT.field("background_name");
    public static final Field TELEPORT = STRUCT.field("teleport");
    public static final Field ESCAPE = STRUCT.field("escape");
    public static final Field SAVE = STRUCT.field("save");
    public static final Field ENCOUNTERS = STRUCT.field("encounters");
    public static final Field ENCOUNTER_STEPS = STRUCT.field("encounter_steps");
    public static final Field AREA_RECT = STRUCT.field("area_rect");

    /** Chunk 0x01. */
    public String name() {
        return data.getString(NAME);
    }

    /** Chunk 0x02, map, default 0. */
    public int parentMap() {
        return data.getInt(PARENT_MAP);
    }

    /** Chunk 0x03, default 0. */
    public int indentation() {
        return data.getInt(INDENTATION);
    }

    /** Chunk 0x04, TreeMap.MapType, default -1. */
    public int type() {
        return data.getInt(TYPE);
    }

    /** Chunk 0x05, default 0. */
    public int scrollbarX() {
        return data.getInt(SCROLLBAR_X);
    }

    /** Chunk 0x06, default 0. */
    public int scrollbarY() {
        return data.getInt(SCROLLBAR_Y);
    }

    /** Chunk 0x07, default false. */
    public boolean expandedNode() {
        return data.getBool(EXPANDED_NODE);
    }

    /** Chunk 0x0B, MapInfo.MusicType, default 0. */
    public int musicType() {
        return data.getInt(MUSIC_TYPE);
    }

    /** Chunk 0x0C. */
    public Music music() {
        return new Music(data.struct(MUSIC));
    }

    /** Chunk 0x15, MapInfo.BGMType, default 0. */
    public int backgroundType() {
        return data.getInt(BACKGROUND_TYPE);
    }

    /** Chunk 0x16, backdrop. */
    public String backgroundName() {
        return data.getString(BACKGROUND_NAME);
    }

    /** Chunk 0x1F, MapInfo.TriState, default 0. */
    public int teleport() {
        return data.getInt(TELEPORT);
    }

    /** Chunk 0x20, MapInfo.TriState, default 0. */
    public int escape() {
        return data.getInt(ESCAPE);
    }

    /** Chunk 0x21, MapInfo.TriState, default 0. */
    public int save() {
        return data.getInt(SAVE);
    }

    /** Chunk 0x29. */
    public Rows<Encounter> encounters() {
        return new Rows<>(data.table(ENCOUNTERS), Encounter::new);
    }

    /** Chunk 0x2C, default 25. */
    public int encounterSteps() {
        return data.getInt(ENCOUNTER_STEPS);
    }

    /** Chunk 0x33. */
    public Rect areaRect() {
        return new Rect(data.struct(AREA_RECT));
    }

    /** Values of MapInfo.MusicType; other numbers may occur. */
    public static final class MusicType {
        public static final int PARENT = 0;
        public static final int EVENT = 1;
        public static final int SPECIFIC = 2;

        private MusicType() {}
    }

    /** Values of MapInfo.BGMType; other numbers may occur. */
    public static final class BGMType {
        public static final int PARENT = 0;
        public static final int TERRAIN = 1;
        public static final int SPECIFIC = 2;

        private BGMType() {}
    }

    /** Values of MapInfo.TriState; other numbers may occur. */
    public static final class TriState {
        public static final int PARENT = 0;
        public static final int ALLOW = 1;
        public static final int FORBID = 2;

        private TriState() {}
    }
}
