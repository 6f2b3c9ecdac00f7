package org.vivarium.engine.map;

import org.vivarium.engine.map.draw.CharacterPlaces;
import org.vivarium.engine.state.CharacterState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.VehicleState;

/** Where characters stand on the screen, in pixels (spec map-scene 3.3). */
public final class ScreenPlaces implements CharacterPlaces {
    private static final int SUB = 16;
    private static final int TILE_PIXELS = 16;
    private static final int MARGIN = 32;
    private static final int SCREEN_WIDTH = 320;
    private static final int SCREEN_HEIGHT = 240;

    private final MapWorld world;
    private final GameState state;

    ScreenPlaces(MapWorld world) {
        this.world = world;
        this.state = world.state;
    }

    /** Place on the map in sub-pixels, the way still to go taken off. */
    public static int spriteX(CharacterState c) {
        int x = c.x * Movement.TILE;
        if (c.jumping) {
            return x - (c.x - c.beginX) * c.remaining;
        }
        return c.remaining > 0 ? x - Directions.dx(c.direction) * c.remaining : x;
    }

    public static int spriteY(CharacterState c) {
        int y = c.y * Movement.TILE;
        if (c.jumping) {
            return y - (c.y - c.beginY) * c.remaining;
        }
        return c.remaining > 0 ? y - Directions.dy(c.direction) * c.remaining : y;
    }

    /** Middle of the character's feet on the screen. */
    @Override
    public int screenX(CharacterState c) {
        int displayX = state.map.camera.x + state.screen.shakePosition * SUB;
        int x = spriteX(c) / SUB - displayX / SUB + TILE_PIXELS;
        if (world.grid.loopX) {
            x = Math.floorMod(x, world.grid.width * TILE_PIXELS);
        }
        return x - TILE_PIXELS / 2;
    }

    /** The character's feet on the screen, lifted by its jump. */
    public int screenY(CharacterState c) {
        int y = spriteY(c) / SUB - state.map.camera.y / SUB + TILE_PIXELS - Movement.jumpHeight(c);
        if (world.grid.loopY) {
            y = Math.floorMod(y, world.grid.height * TILE_PIXELS);
        }
        return c instanceof VehicleState vehicle ? y - Vehicles.altitude(vehicle) : y;
    }

    @Override
    public int groundY(CharacterState c) {
        return screenY(c) + Movement.jumpHeight(c);
    }

    @Override
    public int jumpLift(CharacterState c) {
        return Movement.jumpHeight(c);
    }

    @Override
    public int bushDepth(CharacterState c) {
        return world.services.terrains().bushDepth(world.grid.terrain(c.x, c.y));
    }

    /** On the screen or at most two tiles off it. */
    boolean inSight(CharacterState c) {
        int x = screenX(c);
        int y = screenY(c);
        return x >= -MARGIN
                && x <= SCREEN_WIDTH + MARGIN
                && y >= -MARGIN
                && y <= SCREEN_HEIGHT + MARGIN;
    }
}
