package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct Map. Generated from the schema by ViewGenerator. */
public record MapUnit(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("Map");
    public static final Field CHIPSET_ID = STRUCT.field("chipset_id");
    public static final Field WIDTH = STRUCT.field("width");
    public static final Field HEIGHT = STRUCT.field("height");
    public static final Field SCROLL_TYPE = STRUCT.field("scroll_type");
    public static final Field PARALLAX_FLAG = STRUCT.field("parallax_flag");
    public static final Field PARALLAX_NAME = STRUCT.field("parallax_name");
    public static final Field PARALLAX_LOOP_X = STRUCT.field("parallax_loop_x");
    public static final Field PARALLAX_LOOP_Y = STRUCT.field("parallax_loop_y");
    public static final Field PARALLAX_AUTO_LOOP_X = STRUCT.field("parallax_auto_loop_x");
    public static final Field PARALLAX_SX = STRUCT.field("parallax_sx");
    public static final Field PARALLAX_AUTO_LOOP_Y = STRUCT.field("parallax_auto_loop_y");
    public static final Field PARALLAX_SY = STRUCT.field("parallax_sy");
    public static final Field GENERATOR_FLAG = STRUCT.field("generator_flag");
    public static final Field GENERATOR_MODE = STRUCT.field("generator_mode");
    public static final Field TOP_LEVEL = STRUCT.field("top_level");
    public static final Field GENERATOR_TILES = STRUCT.field("generator_tiles");
    public static final Field GENERATOR_WIDTH = STRUCT.field("generator_width");
    public static final Field GENERATOR_HEIGHT = STRUCT.field("generator_height");
    public static final Field GENERATOR_SURROUND = STRUCT.field("generator_surround");
    public static final Field GENERATOR_UPPER_WALL = STRUCT.field("generator_upper_wall");
    public static final Field GENERATOR_FLOOR_B = STRUCT.field("generator_floor_b");
    public static final Field GENERATOR_FLOOR_C = STRUCT.field("generator_floor_c");
    public static final Field GENERATOR_EXTRA_B = STRUCT.field("generator_extra_b");
    public static final Field GENERATOR_EXTRA_C = STRUCT.field("generator_extra_c");
    public static final Field GENERATOR_X = STRUCT.field("generator_x");
    public static final Field GENERATOR_Y = STRUCT.field("generator_y");
    public static final Field GENERATOR_TILE_IDS = STRUCT.field("generator_tile_ids");
    public static final Field LOWER_LAYER = STRUCT.field("lower_layer");
    public static final Field UPPER_LAYER = STRUCT.field("upper_layer");
    public static final Field EVENTS = STRUCT.field("events");
    public static final Field SAVE_COUNT_2K3E = STRUCT.field("save_count_2k3e");
    public static final Field SAVE_COUNT = STRUCT.field("save_count");

    /** The view of an open file of that kind. */
    public static MapUnit of(LcfFile file) throws LcfException {
        return new MapUnit(RowView.root(file, STRUCT));
    }

    /** Chunk 0x01, chipset, default 1. */
    public int chipsetId() {
        return data.getInt(CHIPSET_ID);
    }

    /** Chunk 0x02, default 20. */
    public int width() {
        return data.getInt(WIDTH);
    }

    /** Chunk 0x03, default 15. */
    public int height() {
        return data.getInt(HEIGHT);
    }

    /** Chunk 0x0B, Map.ScrollType, default 0. */
    public int scrollType() {
        return data.getInt(SCROLL_TYPE);
    }

    /** Chunk 0x1F, default false. */
    public boolean parallaxFlag() {
        return data.getBool(PARALLAX_FLAG);
    }

    /** Chunk 0x20, panorama. */
    public String parallaxName() {
        return data.getString(PARALLAX_NAME);
    }

    /** Chunk 0x21, default false. */
    public boolean parallaxLoopX() {
        return data.getBool(PARALLAX_LOOP_X);
    }

    /** Chunk 0x22, default false. */
    public boolean parallaxLoopY() {
        return data.getBool(PARALLAX_LOOP_Y);
    }

    /** Chunk 0x23, default false. */
    public boolean parallaxAutoLoopX() {
        return data.getBool(PARALLAX_AUTO_LOOP_X);
    }

    /** Chunk 0x24, default 0. */
    public int parallaxSx() {
        return data.getInt(PARALLAX_SX);
    }

    /** Chunk 0x25, default false. */
    public boolean parallaxAutoLoopY() {
        return data.getBool(PARALLAX_AUTO_LOOP_Y);
    }

    /** Chunk 0x26, default 0. */
    public int parallaxSy() {
        return data.getInt(PARALLAX_SY);
    }

    /** Chunk 0x28, default false. */
    public boolean generatorFlag() {
        return data.getBool(GENERATOR_FLAG);
    }

    /** Chunk 0x29, Map.GeneratorMode, default 0. */
    public int generatorMode() {
        return data.getInt(GENERATOR_MODE);
    }

    /** Chunk 0x2A, default false. */
    public boolean topLevel() {
        return data.getBool(TOP_LEVEL);
    }

    /** Chunk 0x30, Map.GeneratorTiles, default 0. */
    public int generatorTiles() {
        return data.getInt(GENERATOR_TILES);
    }

    /** Chunk 0x31, default 4. */
    public int generatorWidth() {
        return data.getInt(GENERATOR_WIDTH);
    }

    /** Chunk 0x32, default 1. */
    public int generatorHeight() {
        return data.getInt(GENERATOR_HEIGHT);
    }

    /** Chunk 0x33, default true. */
    public boolean generatorSurround() {
        return data.getBool(GENERATOR_SURROUND);
    }

    /** Chunk 0x34, default true. */
    public boolean generatorUpperWall() {
        return data.getBool(GENERATOR_UPPER_WALL);
    }

    /** Chunk 0x35, default true. */
    public boolean generatorFloorB() {
        return data.getBool(GENERATOR_FLOOR_B);
    }

    /** Chunk 0x36, default true. */
    public boolean generatorFloorC() {
        return data.getBool(GENERATOR_FLOOR_C);
    }

    /** Chunk 0x37, default true. */
    public boolean generatorExtraB() {
        return data.getBool(GENERATOR_EXTRA_B);
    }

    /** Chunk 0x38, default true. */
    public boolean generatorExtraC() {
        return data.getBool(GENERATOR_EXTRA_C);
    }

    /** Chunk 0x3C. */
    public LcfArray generatorX() {
        return data.getArray(GENERATOR_X);
    }

    /** Chunk 0x3D. */
    public LcfArray generatorY() {
        return data.getArray(GENERATOR_Y);
    }

    /** Chunk 0x3E. */
    public LcfArray generatorTileIds() {
        return data.getArray(GENERATOR_TILE_IDS);
    }

    /** Chunk 0x47. */
    public LcfArray lowerLayer() {
        return data.getArray(LOWER_LAYER);
    }

    /** Chunk 0x48. */
    public LcfArray upperLayer() {
        return data.getArray(UPPER_LAYER);
    }

    /** Chunk 0x51. */
    public Rows<MapEvent> events() {
        return new Rows<>(data.table(EVENTS), MapEvent::new);
    }

    /** Chunk 0x5A, default 0, 2003. */
    public int saveCount2k3e() {
        return data.getInt(SAVE_COUNT_2K3E);
    }

    /** Chunk 0x5B, default 0. */
    public int saveCount() {
        return data.getInt(SAVE_COUNT);
    }

    /** Values of Map.ScrollType; other numbers may occur. */
    public static final class ScrollType {
        public static final int NONE = 0;
        public static final int VERTICAL = 1;
        public static final int HORIZONTAL = 2;
        public static final int BOTH = 3;

        private ScrollType() {}
    }

    /** Values of Map.GeneratorMode; other numbers may occur. */
    public static final class GeneratorMode {
        public static final int SINGLE_PASSAGE = 0;
        public static final int LINKED_ROOMS = 1;
        public static final int MAZE_PASSAGE = 2;
        public static final int OPEN_ROOM = 3;

        private GeneratorMode() {}
    }

    /** Values of Map.GeneratorTiles; other numbers may occur. */
    public static final class GeneratorTiles {
        public static final int ONE = 0;
        public static final int TWO = 1;

        private GeneratorTiles() {}
    }
}
