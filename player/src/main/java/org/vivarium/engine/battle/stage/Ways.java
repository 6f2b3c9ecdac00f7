package org.vivarium.engine.battle.stage;

import org.vivarium.engine.battle.Battler;
import org.vivarium.engine.state.PoseState;
import org.vivarium.model.BattlerAnimationItemSkill;

/** The way of an actor to its target and back: 25 steps, two a frame (spec battle 5.8). */
final class Ways {
    private static final int STEPS = 25;
    private static final int STEPS_A_FRAME = 2;
    private static final double JUMP_HEIGHT = 12.5;

    /** Goes to a place on the screen, in the manner of a movement of the database. */
    void go(Battler b, int movement, int toX, int toY, boolean afterimage) {
        PoseState p = b.state().pose;
        p.movement = movement;
        p.toX = toX;
        p.toY = toY;
        p.afterimage = afterimage;
        p.step = 0;
        p.way = Way.GOING.ordinal();
    }

    void comeBack(Battler b) {
        PoseState p = b.state().pose;
        p.step = 0;
        p.way = Way.RETURNING.ordinal();
    }

    boolean walking(Battler b) {
        Way way = Way.at(b.state().pose.way);
        return way == Way.GOING || way == Way.RETURNING;
    }

    void update(Battler b) {
        if (!walking(b)) {
            return;
        }
        PoseState p = b.state().pose;
        boolean going = p.way == Way.GOING.ordinal();
        p.step += STEPS_A_FRAME;
        int gone = going ? Math.min(STEPS, p.step) : Math.max(0, STEPS - p.step);
        place(b, gone);
        if (p.step >= STEPS) {
            p.way = (going ? Way.THERE : Way.STANDING).ordinal();
        }
    }

    private static void place(Battler b, int gone) {
        PoseState p = b.state().pose;
        if (p.movement == BattlerAnimationItemSkill.Movement.MOVE) {
            p.offsetX = (p.toX - b.state().x) * gone / STEPS;
            p.offsetY = (p.toY - b.state().y) * gone / STEPS;
            return;
        }
        p.offsetX = b.state().flipped ? gone : -gone;
        boolean jumps = p.movement == BattlerAnimationItemSkill.Movement.JUMP;
        p.offsetY = jumps ? (int) (-JUMP_HEIGHT * StrictMath.sin(Math.PI * gone / STEPS)) : 0;
    }
}
