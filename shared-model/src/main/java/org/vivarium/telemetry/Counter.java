package org.vivarium.telemetry;

/** A number counted within one frame and kept in its record. */
public enum Counter {
    COMMANDS("commands", "event commands run"),
    DRAW_CALLS("draw calls", "blits into the frame"),
    CELLS_NEW_MAP("cells: new map", "tile cells drawn for a new map"),
    CELLS_CHIPSET("cells: chipset", "tile cells drawn after a chipset change"),
    CELLS_COLUMN("cells: camera column", "tile cells drawn because the camera crossed a column"),
    CELLS_ROW("cells: camera row", "tile cells drawn because the camera crossed a row"),
    CELLS_WATER("cells: water step", "tile cells drawn for a step of the water animation"),
    CELLS_BLOCK_C("cells: block C step", "tile cells drawn for a step of the block C animation"),
    CELLS_SUBSTITUTION("cells: substitution", "tile cells drawn after a tile substitution"),
    CELLS_FORCED("cells: forced", "tile cells drawn because the cache is off or was cleared"),
    ARENA_BYTES("arena bytes", "bytes of the frame arena used"),
    POOL_SLOTS("pool slots", "pool slots in use at the end of the frame"),
    POOL_RECYCLED("pool recycled", "pool slots taken from their oldest owner"),
    ASSETS_LOADED("assets loaded", "files decoded"),
    HELD_FRAMES("held frames", "display frames for which this one was held back by a late loader");

    private static final Counter[] ALL = values();

    private final String label;
    private final String meaning;

    Counter(String label, String meaning) {
        this.label = label;
        this.meaning = meaning;
    }

    public String label() {
        return label;
    }

    /** What one unit of the counter stands for; used as tooltip. */
    public String meaning() {
        return meaning;
    }

    public static Counter at(int ordinal) {
        return ALL[ordinal];
    }

    public static int count() {
        return ALL.length;
    }
}
