package org.vivarium.engine.map;

import org.vivarium.engine.state.CharacterState;
import org.vivarium.engine.state.VehicleState;

/** Which frame of its walk a character shows (spec map-scene 5.4). */
final class CharacterAnimation {
    private static final int CONTINUOUS = 1;
    private static final int FIXED_CONTINUOUS = 3;
    private static final int FIXED_GRAPHIC = 4;
    private static final int NO_STEPS = 6;
    private static final int MIDDLE = 1;
    private static final int FRAMES = 4;

    /** Limits by speed 1 to 6; index 0 repeats speed 1. */
    private static final int[] STATIONARY = {12, 12, 10, 8, 6, 5, 4};

    private static final int[] CONTINUED = {16, 16, 12, 10, 8, 7, 6};
    private static final int[] SPIN = {24, 24, 16, 12, 8, 6, 4};
    private static final int VEHICLE_MOVING = 12;
    private static final int VEHICLE_STANDING = 16;

    /** One frame of an event or the hero. */
    void update(CharacterState c) {
        int speed = Math.clamp(c.speed, 1, Movement.MAX_SPEED);
        if (c.animType == Movement.SPIN) {
            if (++c.animCount >= SPIN[speed]) {
                c.facing = Directions.right(c.facing);
                c.animCount = 0;
            }
            return;
        }
        if (c.animPaused || c.jumping) {
            reset(c);
            return;
        }
        if (c.animType == FIXED_GRAPHIC || c.animType == NO_STEPS) {
            return;
        }
        int limit = STATIONARY[speed];
        if (c.animType == CONTINUOUS
                || c.animType == FIXED_CONTINUOUS
                || c.stopCount == 0
                || c.animFrame == 0
                || c.animFrame == 2
                || c.animCount < limit - 1) {
            c.animCount++;
        }
        if (c.animCount >= CONTINUED[speed] || c.stopCount == 0 && c.animCount >= limit) {
            next(c);
        }
    }

    /** One frame of a vehicle. */
    void updateVehicle(VehicleState v, boolean airship) {
        if (v.jumping || airship && !v.flying) {
            reset(v);
            return;
        }
        v.animCount++;
        if (v.animCount >= (v.stopCount != 0 ? VEHICLE_STANDING : VEHICLE_MOVING)) {
            next(v);
        }
    }

    private static void next(CharacterState c) {
        c.animFrame = (c.animFrame + 1) % FRAMES;
        c.animCount = 0;
    }

    /** Back to the middle frame, except for a fixed graphic. */
    static void reset(CharacterState c) {
        c.animCount = 0;
        if (c.animType != FIXED_GRAPHIC) {
            c.animFrame = MIDDLE;
        }
    }
}
