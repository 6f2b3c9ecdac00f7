package org.vivarium.engine.battle.stage;

import java.util.Arrays;
import org.vivarium.engine.gfx.Trig;
import org.vivarium.engine.state.BattlerState;
import org.vivarium.engine.state.PoseState;
import org.vivarium.model.BattlerAnimationItemSkill;

/** The way of an actor to its target and back: 25 steps, two a frame (spec battle 5.8). */
final class Ways {
    private static final int STEPS = 25;
    private static final int STEPS_A_FRAME = 2;
    private static final double JUMP_HEIGHT = 12.5;

    private Ways() {}

    /** Goes to a place on the screen, in the manner of a movement of the database. */
    static void go(BattlerState b, int movement, int toX, int toY, boolean afterimage) {
        PoseState p = b.pose;
        p.movement = movement;
        p.toX = toX;
        p.toY = toY;
        p.afterimage = afterimage;
        p.step = 0;
        p.way = Way.GOING.ordinal();
        if (afterimage) {
            Arrays.fill(p.trailX, p.offsetX);
            Arrays.fill(p.trailY, p.offsetY);
        }
    }

    static void comeBack(BattlerState b) {
        PoseState p = b.pose;
        p.step = 0;
        p.way = Way.RETURNING.ordinal();
    }

    static boolean walking(BattlerState b) {
        Way way = Way.at(b.pose.way);
        return way == Way.GOING || way == Way.RETURNING;
    }

    static void update(BattlerState b) {
        PoseState p = b.pose;
        trail(p, walking(b));
        if (!walking(b)) {
            return;
        }
        boolean going = p.way == Way.GOING.ordinal();
        p.step += STEPS_A_FRAME;
        int gone = going ? Math.min(STEPS, p.step) : Math.max(0, STEPS - p.step);
        place(b, gone);
        if (p.step >= STEPS) {
            p.way = (going ? Way.THERE : Way.STANDING).ordinal();
        }
    }

    /** The copies follow one frame after the other, and close up once it stands. */
    private static void trail(PoseState p, boolean walking) {
        if (walking && p.afterimage) {
            p.trailLeft = PoseState.TRAIL + 1;
        }
        if (p.trailLeft == 0) {
            return;
        }
        if (!walking) {
            p.trailLeft--;
        }
        for (int i = PoseState.TRAIL - 1; i > 0; i--) {
            p.trailX[i] = p.trailX[i - 1];
            p.trailY[i] = p.trailY[i - 1];
        }
        p.trailX[0] = p.offsetX;
        p.trailY[0] = p.offsetY;
    }

    private static void place(BattlerState b, int gone) {
        PoseState p = b.pose;
        if (p.movement == BattlerAnimationItemSkill.Movement.MOVE) {
            p.offsetX = (p.toX - b.x) * gone / STEPS;
            p.offsetY = (p.toY - b.y) * gone / STEPS;
            return;
        }
        p.offsetX = b.flipped ? gone : -gone;
        boolean jumps = p.movement == BattlerAnimationItemSkill.Movement.JUMP;
        p.offsetY = jumps ? (int) (-JUMP_HEIGHT * Trig.sin(Math.PI * gone / STEPS)) : 0;
    }
}
