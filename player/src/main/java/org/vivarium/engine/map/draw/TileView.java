package org.vivarium.engine.map.draw;

/**
 * Where the camera stands over the torus of cells: on the map in tiles, on the torus in coordinates
 * that never jump when a looping map's edge is crossed (spec map-scene 8.1).
 */
final class TileView {
    private static final int TILE = 16;

    /** Map tile at the view's corner. */
    int tileX;

    int tileY;

    /** Pixels of the view's corner inside its tile. */
    int withinX;

    int withinY;

    /** Tiles crossed by the last move: how many columns and rows came into view, and where. */
    int crossedX;

    int crossedY;

    private int torusX;
    private int torusY;

    /** Moves the view's corner to a place in map pixels. */
    void moveTo(TileField tiles, int cameraX, int cameraY) {
        int newX = Math.floorDiv(cameraX, TILE);
        int newY = Math.floorDiv(cameraY, TILE);
        crossedX = fold(newX - tileX, tiles.width(), tiles.loopsX());
        crossedY = fold(newY - tileY, tiles.height(), tiles.loopsY());
        tileX = newX;
        tileY = newY;
        withinX = Math.floorMod(cameraX, TILE);
        withinY = Math.floorMod(cameraY, TILE);
        torusX += crossedX;
        torusY += crossedY;
    }

    /** The shortest way from one tile coordinate to another on a looping axis. */
    private static int fold(int distance, int size, boolean loops) {
        if (!loops) {
            return distance;
        }
        int half = size / 2;
        return Math.floorMod(distance + half, size) - half;
    }

    /** Index of the cell that shows screen column {@code x}, row {@code y} of the cell grid. */
    int cellAt(int x, int y) {
        return Math.floorMod(torusY + y, TileCache.ROWS) * TileCache.COLUMNS
                + Math.floorMod(torusX + x, TileCache.COLUMNS);
    }

    /** Column of a layer's buffer where the view's corner lies, {@code within} its tile. */
    int pixelX(int within) {
        return Math.floorMod(torusX, TileCache.COLUMNS) * TILE + within;
    }

    int pixelY(int within) {
        return Math.floorMod(torusY, TileCache.ROWS) * TILE + within;
    }
}
