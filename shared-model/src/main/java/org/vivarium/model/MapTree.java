package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct TreeMap. Generated from the schema by ViewGenerator. */
public record MapTree(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("TreeMap");
    public static final Field MAPS = STRUCT.field("maps");
    public static final Field TREE_ORDER = STRUCT.field("tree_order");
    public static final Field ACTIVE_NODE = STRUCT.field("active_node");
    public static final Field START = STRUCT.field("start");

    /** The view of an open file of that kind. */
    public static MapTree of(LcfFile file) throws LcfException {
        return new MapTree(RowView.root(file, STRUCT));
    }

    /** list. */
    public Rows<MapInfo> maps() {
        return new Rows<>(data.table(MAPS), MapInfo::new);
    }

    /** numbers, map. */
    public LcfArray treeOrder() {
        return data.getArray(TREE_ORDER);
    }

    /** int, default 0. */
    public int activeNode() {
        return data.getInt(ACTIVE_NODE);
    }

    /** struct. */
    public Start start() {
        return new Start(data.struct(START));
    }

    /** Values of TreeMap.MapType; other numbers may occur. */
    public static final class MapType {
        public static final int ROOT = 0;
        public static final int MAP = 1;
        public static final int AREA = 2;

        private MapType() {}
    }
}
