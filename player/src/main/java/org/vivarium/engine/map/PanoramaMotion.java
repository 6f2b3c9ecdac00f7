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

    /** The map's own picture is in force: the map was loaded, or an event gives it back. */
    void useMapsOwn() {
        MapData.Panorama own = world.data.panorama();
        state.overridden = false;
        use(own == null ? MapData.Panorama.NONE : own);
    }

    /** Command Change Panorama: another picture until the map is left; no name gives it back. */
    public void change(MapData.Panorama picture) {
        if (picture.name().isEmpty()) {
            useMapsOwn();
        } else {
            state.overridden = true;
            use(picture);
        }
        imageChanged();
    }

    private void use(MapData.Panorama picture) {
        state.name = picture.name();
        state.loopX = picture.loopX();
        state.loopY = picture.loopY();
        state.autoX = picture.autoX();
        state.autoY = picture.autoY();
        state.speedX = picture.speedX();
        state.speedY = picture.speedY();
    }

    private int periodX() {
        return world.services.panoramaWidth(state.name) * UNITS;
    }

    private int periodY() {
        return world.services.panoramaHeight(state.name) * UNITS;
    }

    /** The view was placed anew: the picture starts from there. */
    void placed() {
        state.placed = true;
        state.panX = reduced(camera.x, periodX());
        state.panY = reduced(camera.y, periodY());
        followCamera();
    }

    /** Another picture on the same map goes on from where the old one was. */
    private void imageChanged() {
        if (!world.services.is2003()) {
            state.panX = reduced(state.panX, periodX());
            state.panY = reduced(state.panY, periodY());
        }
        followCamera();
    }

    /** Without a loop of its own on a map that doesn't loop the picture spans the map. */
    private void followCamera() {
        MapGrid grid = world.grid;
        if (!state.loopX && !grid.loopX) {
            int image = world.services.panoramaWidth(state.name);
            int pan = spanning(grid.width, SCREEN_TILES_X, image, camera.x);
            state.panX = world.services.is2003() ? pan : reduced(pan, periodX());
        }
        if (!state.loopY && !grid.loopY) {
            int image = world.services.panoramaHeight(state.name);
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
        if (state.loopX) {
            state.panX = reduced(state.panX + dx, periodX());
        }
        if (state.loopY) {
            state.panY = reduced(state.panY + dy, periodY());
        }
        followCamera();
    }

    /** One frame of the picture's own motion. */
    void update() {
        if (state.loopX && state.autoX && state.speedX != 0) {
            state.panX = reduced(state.panX + drift(state.speedX), periodX());
        }
        if (state.loopY && state.autoY && state.speedY != 0) {
            state.panY = reduced(state.panY + drift(state.speedY), periodY());
        }
    }

    /** Units a frame; positive speeds move the picture right or down, so its origin goes back. */
    static int drift(int speed) {
        int bounded = Math.clamp(speed, -16, 16);
        return bounded < 0 ? 1 << -bounded : -(1 << bounded);
    }

    /** A place within the picture; without a picture there is only the origin. */
    private static int reduced(int pan, int period) {
        return period > 0 ? Math.floorMod(pan, period) : 0;
    }
}
