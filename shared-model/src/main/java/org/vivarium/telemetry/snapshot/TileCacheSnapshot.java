package org.vivarium.telemetry.snapshot;

import org.vivarium.telemetry.CellReason;

/**
 * The tile cache as cells of the screen's neighbourhood: column 0, row 0 is the cell at {@link
 * #firstTileX}, {@link #firstTileY} of the map. Each cell knows why and when it was last drawn.
 */
public final class TileCacheSnapshot extends Snapshot {
    public static final int MAX_COLUMNS = 24;
    public static final int MAX_ROWS = 20;
    private static final int MAX_CELLS = MAX_COLUMNS * MAX_ROWS;

    public int columns;
    public int rows;
    public int firstTileX;
    public int firstTileY;

    /** Screen position of column 0, row 0 in pixels; 0 or negative. */
    public int offsetX;

    public int offsetY;
    public boolean enabled;

    /** Bytes of pixels the cache holds. */
    public long bytes;

    /** Whole rebuilds since the game was opened. */
    public int rebuilds;

    /** By cell, row by row: ordinal of the {@link CellReason} it was last drawn for. */
    public final byte[] reasons = new byte[MAX_CELLS];

    /** By cell: the frame it was last drawn in. */
    public final long[] drawnAt = new long[MAX_CELLS];

    public CellReason reason(int cell) {
        return CellReason.at(reasons[cell]);
    }

    /** Frames since a cell was drawn. */
    public long age(int cell) {
        return Math.max(0, frame() - drawnAt[cell]);
    }
}
