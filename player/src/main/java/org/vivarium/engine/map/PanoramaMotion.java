package org.vivarium.engine.map;

import org.vivarium.engine.state.CameraState;
import org.vivarium.engine.state.PanoramaState;

/**
 * The picture behind the tiles: which one, and how far it has moved, in 1/32 of its pixels (spec
 * map-scene 6.5).
 */
public final class PanoramaMotion {
    private static final int UNITS = 32;
    private static final int TILE_PIXELS = 16;
    private static final int SCREEN_TILES_X = 20;
    private static final int SCREEN_TILES_Y = 15;

    private final MapWorld world;
    private final PanoramaState state;
    private final CameraState camera;

    PanoramaMotion(MapWorld world) {
        this.world = world;
        this.state = world.state.map.panorama;
        this.camera = world.state.map.camera;
    }

    private MapData.Panorama own() {
        return world.data.panorama();
    }

    /** File name of the picture in force; empty for none. */
    public String name() {
        if (state.overridden) {
            return state.name;
        }
        return own() == null ? "" : own().name();
    }

    private boolean loopX() {
        return state.overridden ? state.loopX : own() != null && own().loopX();
    }

    private boolean loopY() {
        return state.overridden ? state.loopY : own() != null && own().loopY();
    }

    private int autoX() {
        if (state.overridden) {
            return state.autoX ? state.speedX : 0;
        }
        return own() != null && own().autoX() ? own().speedX() : 0;
    }

    private int autoY() {
        if (state.overridden) {
            return state.autoY ? state.speedY : 0;
        }
        return own() != null && own().autoY() ? own().speedY() : 0;
    }

    private int periodX() {
        return world.services.panoramaWidth(name()) * UNITS;
    }

    private int periodY() {
        return world.services.panoramaHeight(name()) * UNITS;
    }

    /** The view was placed anew: the picture starts from there. */
    void placed() {
        state.placed = true;
        state.panX = reduced(camera.x, periodX());
        state.panY = reduced(camera.y, periodY());
        followCamera();
    }

    /** Command Change Panorama has chosen another picture on the same map. */
    public void imageChanged() {
        if (!world.services.is2003()) {
            state.panX = reduced(state.panX, periodX());
            state.panY = reduced(state.panY, periodY());
        }
        followCamera();
    }

    /** Without a loop of its own on a map that doesn't loop the picture spans the map. */
    private void followCamera() {
        MapGrid grid = world.grid;
        if (!loopX() && !grid.loopX) {
            int image = world.services.panoramaWidth(name());
            int pan = spanning(grid.width, SCREEN_TILES_X, image, camera.x);
            state.panX = world.services.is2003() ? pan : reduced(pan, periodX());
        }
        if (!loopY() && !grid.loopY) {
            int image = world.services.panoramaHeight(name());
            state.panY = reduced(spanning(grid.height, SCREEN_TILES_Y, image, camera.y), periodY());
        }
    }

    private static int spanning(int tiles, int screenTiles, int image, int position) {
        int screen = screenTiles * TILE_PIXELS;
        if (tiles <= screenTiles || image <= screen) {
            return 0;
        }
        long way = (long) (tiles - screenTiles) * TILE_PIXELS;
        return (int) (2L * Math.min(way, image - screen) * position / way);
    }

    /** The map scrolled under the picture. */
    void scrolled(int dx, int dy) {
        if (loopX()) {
            state.panX = reduced(state.panX + dx, periodX());
        }
        if (loopY()) {
            state.panY = reduced(state.panY + dy, periodY());
        }
        followCamera();
    }

    /** One frame of the picture's own motion. */
    void update() {
        int speedX = autoX();
        int speedY = autoY();
        if (loopX() && speedX != 0) {
            state.panX = reduced(state.panX + drift(speedX), periodX());
        }
        if (loopY() && speedY != 0) {
            state.panY = reduced(state.panY + drift(speedY), periodY());
        }
    }

    /** Units a frame; positive speeds move the picture right or down, so its origin goes back. */
    static int drift(int speed) {
        int bounded = Math.clamp(speed, -16, 16);
        return bounded < 0 ? 1 << -bounded : -(1 << bounded);
    }

    private static int reduced(int pan, int period) {
        return period > 0 ? Math.floorMod(pan, period) : pan;
    }
}
