package org.vivarium.engine.map;

import org.vivarium.engine.state.CharacterState;
import org.vivarium.engine.state.EventState;
import org.vivarium.engine.state.HeroState;

/** Steps, jumps and turns of any character (spec map-scene 5.2, 5.3, 5.6). */
public final class Movement {
    /** Sub-pixels of one tile. */
    static final int TILE = 256;

    /** Turns round on the spot whatever the direction. */
    static final int SPIN = 5;

    static final int MAX_SPEED = 6;
    private static final int[] JUMP_STEP = {8, 8, 12, 16, 24, 32, 64};

    private final MapWorld world;

    Movement(MapWorld world) {
        this.world = world;
    }

    /**
     * Turns to a direction and begins a step that way. Nothing happens while the character is under
     * way.
     *
     * @return false when it was blocked
     */
    boolean move(CharacterState c, int direction) {
        if (!c.stopped()) {
            return true;
        }
        c.direction = direction;
        updateFacing(c);
        int dx = Directions.dx(direction);
        int dy = Directions.dy(direction);
        if (!wayOpen(c, dx, dy)) {
            if (c instanceof EventState event) {
                world.triggers.bumped(event);
            }
            return false;
        }
        c.x = world.grid.wrapX(c.x + dx);
        c.y = world.grid.wrapY(c.y + dy);
        c.remaining = TILE;
        world.moved(c);
        if (c instanceof HeroState) {
            world.stepEffects.stepBegun();
        }
        return true;
    }

    private boolean wayOpen(CharacterState c, int dx, int dy) {
        int x = c.x;
        int y = c.y;
        WayTest ways = world.ways;
        if (dx == 0 || dy == 0) {
            return ways.makeWay(c, x, y, x + dx, y + dy);
        }
        return ways.makeWay(c, x, y, x, y + dy) && ways.makeWay(c, x, y + dy, x + dx, y + dy)
                || ways.makeWay(c, x, y, x + dx, y) && ways.makeWay(c, x + dx, y, x + dx, y + dy);
    }

    /** The drawn row follows the direction, unless it is locked. */
    public void updateFacing(CharacterState c) {
        if (c.lockFacing || c.animType == SPIN) {
            return;
        }
        if (!Directions.diagonal(c.direction)) {
            c.facing = c.direction;
        } else if (c.facing != Directions.verticalPart(c.direction)
                && c.facing != Directions.horizontalPart(c.direction)) {
            c.facing = Directions.back(c.facing);
        }
    }

    /**
     * Begins a jump to a tile; only the landing tile counts.
     *
     * @return false when one can't stand there
     */
    boolean jump(CharacterState c, int toX, int toY) {
        int dx = toX - c.x;
        int dy = toY - c.y;
        c.direction = Directions.dominant(dx, dy);
        c.jumping = true;
        if (dx != 0 || dy != 0) {
            if (!c.lockFacing) {
                c.facing = c.direction;
            }
            if (!world.ways.makeWay(c, c.x, c.y, toX, toY)) {
                c.jumping = false;
                return false;
            }
        }
        int x = world.grid.wrapX(toX);
        int y = world.grid.wrapY(toY);
        c.beginX = c.x + x - toX;
        c.beginY = c.y + y - toY;
        c.x = x;
        c.y = y;
        c.remaining = TILE;
        world.moved(c);
        return true;
    }

    /** Sub-pixels a walking character covers in a frame. */
    static int step(int speed) {
        return 1 << 1 + Math.clamp(speed, 1, MAX_SPEED);
    }

    /** Sub-pixels a jumping character covers in a frame. */
    static int jumpStep(int speed) {
        return JUMP_STEP[Math.clamp(speed, 1, MAX_SPEED)];
    }

    /** Pixels a jumping character is lifted (spec map-scene 5.2). */
    public static int jumpHeight(CharacterState c) {
        if (!c.jumping) {
            return 0;
        }
        int h = (c.remaining > TILE / 2 ? TILE - c.remaining : c.remaining) / 8;
        return h < 5 ? 2 * h : h < 13 ? h + 4 : 16;
    }

    /** One frame on the way. */
    void advance(CharacterState c, int distance) {
        boolean jumped = c.jumping;
        c.remaining -= distance;
        if (c.remaining <= 0) {
            c.remaining = 0;
            c.jumping = false;
            world.routes.arrived(c);
        }
        c.stopCount = 0;
        if (c instanceof HeroState hero) {
            world.camera.follow(hero, distance, jumped);
            world.heroMotion.advanced(hero);
        }
    }

    /** Signed tiles from the target to the character on the shorter way round (spec 5.3). */
    int distanceX(CharacterState c, CharacterState target) {
        return shorter(c.x - target.x, world.grid.width, world.grid.loopX);
    }

    int distanceY(CharacterState c, CharacterState target) {
        return shorter(c.y - target.y, world.grid.height, world.grid.loopY);
    }

    private static int shorter(int distance, int size, boolean loop) {
        if (loop && Math.abs(distance) > size / 2) {
            return distance > 0 ? distance - size : distance + size;
        }
        return distance;
    }

    /** The direction towards another character. */
    int toward(CharacterState c, CharacterState target) {
        int sx = distanceX(c, target);
        int sy = distanceY(c, target);
        if (Math.abs(sx) > Math.abs(sy)) {
            return sx > 0 ? Directions.LEFT : Directions.RIGHT;
        }
        return sy > 0 ? Directions.UP : Directions.DOWN;
    }

    int away(CharacterState c, CharacterState target) {
        return Directions.reverse(toward(c, target));
    }

    /** A quarter turn to either side from a direction. */
    int randomSide(int direction) {
        return world.state.random.between(1, 2) == 1
                ? Directions.left(direction)
                : Directions.right(direction);
    }

    int randomDirection() {
        return world.state.random.between(0, 3);
    }

    /** Sets the lock, which fixed animation types keep closed (spec map-scene 5.1). */
    static void lockFacing(CharacterState c, boolean lock) {
        c.lockFacing = lock || fixedFacing(c.animType);
    }

    static boolean fixedFacing(int animType) {
        return animType >= 2 && animType <= 4;
    }
}
