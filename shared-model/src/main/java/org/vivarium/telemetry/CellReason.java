package org.vivarium.telemetry;

/** Why a cell of the tile cache was last drawn. */
public enum CellReason {
    NONE("not drawn", null),
    NEW_MAP("new map", Counter.CELLS_NEW_MAP),
    CHIPSET("chipset", Counter.CELLS_CHIPSET),
    CAMERA_COLUMN("camera column", Counter.CELLS_COLUMN),
    CAMERA_ROW("camera row", Counter.CELLS_ROW),
    WATER_STEP("water step", Counter.CELLS_WATER),
    BLOCK_C_STEP("block C step", Counter.CELLS_BLOCK_C),
    SUBSTITUTION("substitution", Counter.CELLS_SUBSTITUTION),
    FORCED("forced", Counter.CELLS_FORCED);

    private static final CellReason[] ALL = values();

    private final String label;
    private final Counter counter;

    CellReason(String label, Counter counter) {
        this.label = label;
        this.counter = counter;
    }

    public String label() {
        return label;
    }

    /** The frame counter that sums cells drawn for this reason; null for {@link #NONE}. */
    public Counter counter() {
        return counter;
    }

    public static CellReason at(int ordinal) {
        return ALL[ordinal];
    }

    public static int count() {
        return ALL.length;
    }
}
