package org.vivarium.engine.map.draw;

import java.util.Arrays;
import org.vivarium.assets.chipset.ChipsetCoverage;
import org.vivarium.assets.chipset.ChipsetGeometry;
import org.vivarium.assets.image.Image;
import org.vivarium.telemetry.CellReason;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.snapshot.TileCacheSnapshot;

/**
 * The map's tiles around the camera, drawn once and kept: two layers (below and above the
 * characters) of 21 by 16 cells in a torus. The camera crossing a column draws that column, an
 * animation step the cells that follow it, a substitution the cells that changed; only a new map or
 * chipset draws everything (spec map-scene 8).
 *
 * <p>Every cell knows why and when it was last drawn.
 */
public final class TileCache {
    /** One cell more than the screen shows, each way. */
    public static final int COLUMNS = 21;

    public static final int ROWS = 16;
    public static final int CELLS = COLUMNS * ROWS;

    private static final int TILE = 16;
    private static final int BLANK_UPPER = 10_000;

    /** Stands for a cell outside of a map that doesn't loop. */
    private static final int OUTSIDE = -1;

    private final TileBuffer below = new TileBuffer();
    private final TileBuffer above = new TileBuffer();
    private final int[] lowerIds = new int[CELLS];
    private final int[] upperIds = new int[CELLS];
    private final byte[] reasons = new byte[CELLS];
    private final long[] drawnAt = new long[CELLS];
    private final FrameRecorder recorder;

    private boolean enabled = true;
    private boolean built;
    private TileField field;
    private Image chipset;
    private ChipsetCoverage coverage;
    private int mapIdentity;
    private int chipsetIdentity;
    private int tileRevision;
    private int waterStep;
    private int blockStep;

    private final TileView view = new TileView();
    private long frame;
    private int rebuilds;

    public TileCache(FrameRecorder recorder) {
        this.recorder = recorder;
    }

    /** Off: every cell is drawn anew in every frame. */
    public void setEnabled(boolean enabled) {
        this.enabled = enabled;
    }

    public boolean enabled() {
        return enabled;
    }

    /** Forgets everything drawn. */
    public void clear() {
        built = false;
    }

    /** Bytes of the two layers. */
    public long bytes() {
        return below.bytes() + above.bytes();
    }

    /** Whether a map is held that could be drawn. */
    public boolean built() {
        return built;
    }

    /** How often everything was drawn. */
    public int rebuilds() {
        return rebuilds;
    }

    /** Copies what panels may see, cells in the order of the screen. */
    public void fill(TileCacheSnapshot snapshot) {
        snapshot.enabled = enabled;
        snapshot.bytes = bytes();
        snapshot.rebuilds = rebuilds;
        snapshot.columns = built ? COLUMNS : 0;
        snapshot.rows = built ? ROWS : 0;
        snapshot.firstTileX = view.tileX;
        snapshot.firstTileY = view.tileY;
        snapshot.offsetX = -view.withinX;
        snapshot.offsetY = -view.withinY;
        for (int y = 0; y < ROWS; y++) {
            for (int x = 0; x < COLUMNS; x++) {
                int cell = cellAt(x, y);
                snapshot.reasons[y * COLUMNS + x] = reasons[cell];
                snapshot.drawnAt[y * COLUMNS + x] = drawnAt[cell];
            }
        }
    }

    /** Makes another cache draw, from nothing, what this one holds. */
    void repeatInto(TileCache other) {
        other.clear();
        other.update(
                field, chipset, view.tileX * TILE, view.tileY * TILE, waterStep, blockStep, frame);
    }

    /** Draws both layers with the view at the corner of its tile, moved by some pixels. */
    void drawCorner(int[] lower, int[] upper, int moved) {
        int x = view.pixelX(moved);
        int y = view.pixelY(moved);
        below.drawTo(lower, x, y);
        above.drawTo(upper, x, y);
    }

    /** Ordinal of the {@link CellReason} by cell; screen cell (x, y) is {@link #cellAt}. */
    public byte[] reasons() {
        return reasons;
    }

    /** The frame each cell was drawn in. */
    public long[] drawnAt() {
        return drawnAt;
    }

    /** Index of the cell that shows screen column {@code x}, row {@code y} of the cell grid. */
    public int cellAt(int x, int y) {
        return view.cellAt(x, y);
    }

    /**
     * Brings the cells up to date for a view.
     *
     * @param cameraX left edge of the view in map pixels
     * @param water step of the water animation, 0 to 2
     * @param block step of the block C animation, 0 to 3
     */
    public void update(
            TileField tiles,
            Image chipsetImage,
            int cameraX,
            int cameraY,
            int water,
            int block,
            long frameNumber) {
        frame = frameNumber;
        CellReason whole = wholeRebuild(tiles, chipsetImage);
        view.moveTo(tiles, cameraX, cameraY);
        boolean waterMoved = water != waterStep;
        boolean blockMoved = block != blockStep;
        waterStep = water;
        blockStep = block;
        if (whole != CellReason.NONE) {
            takeOver(tiles, chipsetImage);
            rebuilds++;
            drawRange(0, 0, COLUMNS, ROWS, whole);
            return;
        }
        if (view.crossedX != 0) {
            drawColumns(view.crossedX);
        }
        if (view.crossedY != 0) {
            drawRows(view.crossedY);
        }
        if (tileRevision != tiles.tileRevision()) {
            tileRevision = tiles.tileRevision();
            drawChanged();
        }
        if (waterMoved || blockMoved) {
            drawAnimated(waterMoved, blockMoved);
        }
    }

    private CellReason wholeRebuild(TileField tiles, Image chipsetImage) {
        if (!enabled || !built) {
            return built || !enabled ? CellReason.FORCED : CellReason.NEW_MAP;
        }
        if (tiles != field || tiles.mapIdentity() != mapIdentity) {
            return CellReason.NEW_MAP;
        }
        return chipsetImage != chipset || tiles.chipsetIdentity() != chipsetIdentity
                ? CellReason.CHIPSET
                : CellReason.NONE;
    }

    private void takeOver(TileField tiles, Image chipsetImage) {
        field = tiles;
        mapIdentity = tiles.mapIdentity();
        chipsetIdentity = tiles.chipsetIdentity();
        tileRevision = tiles.tileRevision();
        if (chipset != chipsetImage) {
            chipset = chipsetImage;
            coverage = new ChipsetCoverage(chipsetImage);
            below.setSource(chipsetImage);
            above.setSource(chipsetImage);
        }
        built = true;
    }

    private void drawColumns(int dx) {
        int count = Math.min(Math.abs(dx), COLUMNS);
        drawRange(dx > 0 ? COLUMNS - count : 0, 0, count, ROWS, CellReason.CAMERA_COLUMN);
    }

    private void drawRows(int dy) {
        int count = Math.min(Math.abs(dy), ROWS);
        drawRange(0, dy > 0 ? ROWS - count : 0, COLUMNS, count, CellReason.CAMERA_ROW);
    }

    private void drawRange(int x0, int y0, int width, int height, CellReason reason) {
        for (int y = y0; y < y0 + height; y++) {
            for (int x = x0; x < x0 + width; x++) {
                int cell = cellAt(x, y);
                lowerIds[cell] = tileId(false, x, y);
                upperIds[cell] = tileId(true, x, y);
                drawCell(cell, reason);
            }
        }
    }

    private int tileId(boolean upper, int x, int y) {
        int mapX = view.tileX + x;
        int mapY = view.tileY + y;
        if (field.loopsX()) {
            mapX = Math.floorMod(mapX, field.width());
        }
        if (field.loopsY()) {
            mapY = Math.floorMod(mapY, field.height());
        }
        if (mapX < 0 || mapY < 0 || mapX >= field.width() || mapY >= field.height()) {
            return OUTSIDE;
        }
        return upper ? field.upperTile(mapX, mapY) : field.lowerTile(mapX, mapY);
    }

    private void drawChanged() {
        for (int y = 0; y < ROWS; y++) {
            for (int x = 0; x < COLUMNS; x++) {
                int cell = cellAt(x, y);
                int lower = tileId(false, x, y);
                int upper = tileId(true, x, y);
                if (lower != lowerIds[cell] || upper != upperIds[cell]) {
                    lowerIds[cell] = lower;
                    upperIds[cell] = upper;
                    drawCell(cell, CellReason.SUBSTITUTION);
                }
            }
        }
    }

    private void drawAnimated(boolean water, boolean block) {
        for (int cell = 0; cell < CELLS; cell++) {
            int id = lowerIds[cell];
            if (water && id >= 0 && id < 3000) {
                drawCell(cell, CellReason.WATER_STEP);
            } else if (block && id >= 3000 && id < 4000) {
                drawCell(cell, CellReason.BLOCK_C_STEP);
            }
        }
    }

    private void drawCell(int cell, CellReason reason) {
        reasons[cell] = (byte) reason.ordinal();
        drawnAt[cell] = frame;
        recorder.add(reason.counter(), 1);
        below.clear(cell);
        above.clear(cell);
        int lower = lowerIds[cell];
        if (lower != OUTSIDE) {
            put(field.lowerIsAbove(lower) ? above : below, cell, lower);
        }
        int upper = upperIds[cell];
        if (upper >= BLANK_UPPER) {
            put(field.upperIsAbove(upper) ? above : below, cell, upper);
        }
    }

    private void put(TileBuffer buffer, int cell, int tile) {
        byte shows = coverage.tile(tile, waterStep, blockStep);
        if (shows == ChipsetCoverage.BLANK) {
            return;
        }
        if (ChipsetGeometry.isWhole(tile)) {
            buffer.put(
                    cell, 0, 0, TILE, ChipsetGeometry.source(tile, 0, waterStep, blockStep), shows);
        } else {
            for (int q = 0; q < 4; q++) {
                int source = ChipsetGeometry.source(tile, q, waterStep, blockStep);
                if (source != ChipsetGeometry.NOTHING) {
                    buffer.put(cell, (q & 1) * 8, (q >> 1) * 8, 8, source, coverage.unit(source));
                }
            }
            buffer.note(cell, shows);
        }
    }

    /** Draws the layer below the characters. {@code overPanorama} false fills gaps with black. */
    public void drawBelow(int[] pixels, int cameraX, int cameraY, boolean overPanorama) {
        if (!overPanorama) {
            below.copyTo(
                    pixels,
                    view.pixelX(Math.floorMod(cameraX, TILE)),
                    view.pixelY(Math.floorMod(cameraY, TILE)));
        } else {
            below.drawTo(
                    pixels,
                    view.pixelX(Math.floorMod(cameraX, TILE)),
                    view.pixelY(Math.floorMod(cameraY, TILE)));
        }
    }

    public void drawAbove(int[] pixels, int cameraX, int cameraY) {
        above.drawTo(
                pixels,
                view.pixelX(Math.floorMod(cameraX, TILE)),
                view.pixelY(Math.floorMod(cameraY, TILE)));
    }

    /** Forgets which map was drawn, and with it everything drawn. */
    public void release() {
        built = false;
        field = null;
        chipset = null;
        Arrays.fill(reasons, (byte) 0);
    }
}
