package org.vivarium.engine.map;

import org.vivarium.engine.state.CameraState;
import org.vivarium.engine.state.HeroState;

/** Where the view stands, how it follows the hero and how it pans (spec map-scene 6.2 to 6.4). */
public final class Camera {
    private static final int SCREEN_WIDTH = 20 * Movement.TILE;
    private static final int SCREEN_HEIGHT = 15 * Movement.TILE;
    private static final int DEFAULT_SPEED = 16;

    private final MapWorld world;
    private final CameraState camera;

    Camera(MapWorld world) {
        this.world = world;
        this.camera = world.state.map.camera;
    }

    /** Sets the view's upper left corner, kept inside of maps that don't loop. */
    void place(int x, int y) {
        MapGrid grid = world.grid;
        camera.x = bounded(x, grid.width * Movement.TILE, SCREEN_WIDTH, grid.loopX);
        camera.y = bounded(y, grid.height * Movement.TILE, SCREEN_HEIGHT, grid.loopY);
        world.panorama.placed();
    }

    private static int bounded(int value, int size, int screen, boolean loop) {
        return loop ? Math.floorMod(value, size) : Math.max(0, Math.min(value, size - screen));
    }

    /** The view after a map was loaded: usual pan, hero in his usual place. */
    void placeForMap() {
        HeroState hero = world.state.hero;
        camera.panX = CameraState.DEFAULT_PAN_X;
        camera.panY = CameraState.DEFAULT_PAN_Y;
        camera.panTargetX = CameraState.DEFAULT_PAN_X;
        camera.panTargetY = CameraState.DEFAULT_PAN_Y;
        place(hero.x * Movement.TILE - camera.panX, hero.y * Movement.TILE - camera.panY);
    }

    /** The view after the hero was put elsewhere on the same map. */
    public void placeForHero() {
        HeroState hero = world.state.hero;
        place(ScreenPlaces.spriteX(hero) - camera.panX, ScreenPlaces.spriteY(hero) - camera.panY);
    }

    /** A new game's camera: default speed, not locked. */
    public void reset() {
        camera.panSpeed = DEFAULT_SPEED;
        camera.locked = false;
    }

    /**
     * Follows the hero over the distance he has covered.
     *
     * @param jumped he was in a jump; on landing the view snaps to whole tiles
     */
    void follow(HeroState hero, int distance, boolean jumped) {
        if (camera.locked) {
            return;
        }
        MapGrid grid = world.grid;
        int sx = sign(hero.x * Movement.TILE - camera.x - camera.panX, grid.width);
        int sy = sign(hero.y * Movement.TILE - camera.y - camera.panY, grid.height);
        if (!jumped) {
            scroll(
                    sx == Directions.dx(hero.direction) ? sx * distance : 0,
                    sy == Directions.dy(hero.direction) ? sy * distance : 0);
            return;
        }
        scroll(
                distance * sx * Math.abs(hero.x - hero.beginX),
                distance * sy * Math.abs(hero.y - hero.beginY));
        if (!hero.jumping) {
            camera.x = wholeTile(camera.x);
            camera.y = wholeTile(camera.y);
        }
    }

    private static int sign(int distance, int size) {
        int half = size * Movement.TILE / 2;
        return Integer.signum(Math.floorMod(distance + half, size * Movement.TILE) - half);
    }

    private static int wholeTile(int position) {
        return (int) Math.rint(position / (double) Movement.TILE) * Movement.TILE;
    }

    /** Moves the view as far as the map allows, with all that hangs on it. */
    void scroll(int dx, int dy) {
        MapGrid grid = world.grid;
        int x = scrolled(camera.x, dx, grid.width * Movement.TILE, SCREEN_WIDTH, grid.loopX);
        int y = scrolled(camera.y, dy, grid.height * Movement.TILE, SCREEN_HEIGHT, grid.loopY);
        int movedX = grid.loopX ? dx : x - camera.x;
        int movedY = grid.loopY ? dy : y - camera.y;
        camera.x = x;
        camera.y = y;
        if (movedX != 0 || movedY != 0) {
            world.effects.scrolled(movedX, movedY);
            world.panorama.scrolled(movedX, movedY);
        }
    }

    private static int scrolled(int position, int distance, int size, int screen, boolean loop) {
        int moved = position + distance;
        return loop ? moved % size : bounded(moved, size, screen, false);
    }

    /** Command Pan Screen: the view follows the hero or stands. */
    public void lock(boolean locked) {
        camera.locked = locked;
    }

    /**
     * Command Pan Screen: further away from the hero's usual place.
     *
     * @param direction of the view, 0 to 3
     * @param speed 1 to 6
     */
    public void panBy(int direction, int tiles, int speed) {
        camera.panSpeed = Movement.step(speed);
        if (direction < Directions.UP || direction > Directions.LEFT) {
            return;
        }
        camera.panTargetX -= Directions.dx(direction) * tiles * Movement.TILE;
        camera.panTargetY -= Directions.dy(direction) * tiles * Movement.TILE;
    }

    /** Command Pan Screen: back to the hero. */
    public void panHome(int speed) {
        camera.panSpeed = Movement.step(speed);
        camera.panTargetX = CameraState.DEFAULT_PAN_X;
        camera.panTargetY = CameraState.DEFAULT_PAN_Y;
    }

    /** Frames until all pending pans are done. */
    public int panFrames() {
        int distance =
                Math.max(
                        Math.abs(camera.panX - camera.panTargetX),
                        Math.abs(camera.panY - camera.panTargetY));
        return (distance + camera.panSpeed - 1) / camera.panSpeed;
    }

    /** One frame of a pan. */
    void pan() {
        int dx = toward(camera.panX, camera.panTargetX);
        int dy = toward(camera.panY, camera.panTargetY);
        if (dx == 0 && dy == 0) {
            return;
        }
        MapGrid grid = world.grid;
        if (!grid.loopX) {
            dx = bounded(camera.x + dx, grid.width * Movement.TILE, SCREEN_WIDTH, false) - camera.x;
        }
        if (!grid.loopY) {
            dy =
                    bounded(camera.y + dy, grid.height * Movement.TILE, SCREEN_HEIGHT, false)
                            - camera.y;
        }
        if (dx == 0 && dy == 0) {
            return;
        }
        scroll(dx, dy);
        camera.panX -= dx;
        camera.panY -= dy;
    }

    private int toward(int current, int target) {
        int distance = current - target;
        return Math.clamp(distance, -camera.panSpeed, camera.panSpeed);
    }
}
