package org.vivarium.engine.map.draw;

import java.util.Arrays;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecorder;

/**
 * Proves the tile cache right: draws the same view from nothing beside it and compares the pixels
 * of every cell, both layers.
 */
public final class TileProof {
    private static final int TILE = 16;
    private static final int PIXELS = Frame.WIDTH * Frame.HEIGHT;

    private final TileCache fresh = new TileCache(new FrameRecorder(new FrameLog(1)));
    private final boolean[] differs = new boolean[TileCache.CELLS];
    private final int[] cachedLower = new int[PIXELS];
    private final int[] cachedUpper = new int[PIXELS];
    private final int[] freshLower = new int[PIXELS];
    private final int[] freshUpper = new int[PIXELS];

    /** How many cells of the cache show other pixels than a fresh draw; 0 when it is right. */
    public int differing(TileCache cache) {
        cache.repeatInto(fresh);
        Arrays.fill(differs, false);
        // The view covers all cells but the last column and row, which a view 15 pixels on shows.
        compare(cache, 0);
        compare(cache, TILE - 1);
        int count = 0;
        for (boolean cell : differs) {
            count += cell ? 1 : 0;
        }
        return count;
    }

    private void compare(TileCache cache, int moved) {
        Arrays.fill(cachedLower, 0);
        Arrays.fill(cachedUpper, 0);
        Arrays.fill(freshLower, 0);
        Arrays.fill(freshUpper, 0);
        cache.drawCorner(cachedLower, cachedUpper, moved);
        fresh.drawCorner(freshLower, freshUpper, moved);
        for (int i = 0; i < PIXELS; i++) {
            if (cachedLower[i] != freshLower[i] || cachedUpper[i] != freshUpper[i]) {
                int column = (i % Frame.WIDTH + moved) / TILE;
                int row = (i / Frame.WIDTH + moved) / TILE;
                differs[row * TileCache.COLUMNS + column] = true;
            }
        }
    }
}
