package org.vivarium.engine.battle.stage;

import org.vivarium.engine.battle.ActorBattler;
import org.vivarium.engine.battle.Battler;
import org.vivarium.engine.battle.StateRules;
import org.vivarium.engine.gfx.animation.AnimationScript;
import org.vivarium.engine.state.PoseState;
import org.vivarium.model.State;

/** The poses of actors: how long they last and what follows them (spec battle 5.8). */
final class Poses {
    /** Frames each column of a pose's cells shows. */
    private static final int COLUMN = 10;

    private static final int LONG = 40;
    private static final int SHORT = 30;

    /** What a state has that shows the common pose of the afflicted. */
    private static final int COMMON = 100;

    private static final int LAST_COLUMN = 2;
    private static final int[] TO_AND_FRO = {0, 1, 2, 1};

    private final StateRules states;
    private final State[] stateRows;
    private final Sizes sizes;

    Poses(StateRules states, State[] stateRows, Sizes sizes) {
        this.states = states;
        this.stateRows = stateRows;
        this.sizes = sizes;
    }

    void show(Battler b, int pose, PoseEnd end) {
        PoseState p = b.state().pose;
        p.pose = pose;
        p.end = end.ordinal();
        p.frame = 0;
        p.held = false;
        p.animation = 0;
    }

    /** The pose of one who does nothing: of the dead, defending, afflicted, or idle. */
    void rest(Battler b) {
        int state = states.significant(b.states());
        if (state == StateRules.DEATH) {
            show(b, resting(b, state), PoseEnd.HOLD);
            b.state().pose.held = true;
        } else {
            show(b, resting(b, state), PoseEnd.LOOP);
        }
    }

    private int resting(Battler b, int state) {
        if (b.state().defending && state != StateRules.DEATH) {
            return Pose.DEFEND.ordinal();
        }
        if (state == 0) {
            return Pose.IDLE.ordinal();
        }
        int own = stateRows[state].battlerAnimationId();
        return own == COMMON ? Pose.BAD_STATUS.ordinal() : Math.max(0, own);
    }

    /** Whether nothing is shown that an action has to wait for. */
    boolean idle(Battler b) {
        PoseState p = b.state().pose;
        return p.held || p.end == PoseEnd.LOOP.ordinal();
    }

    void update(ActorBattler b) {
        PoseState p = b.state().pose;
        AnimationScript animation = sizes.animation(b);
        int length = animation == null ? length(p) : animation.length();
        if (p.frame + 1 < length) {
            p.frame++;
            return;
        }
        switch (PoseEnd.at(p.end)) {
            case IDLE -> rest(b);
            case LOOP -> p.frame = 0;
            case HOLD -> {
                p.frame = animation == null ? Math.min(p.frame + 1, LONG - 1) : length - 1;
                p.held = true;
            }
        }
    }

    /** Frames a pose lasts: blows, walks and whatever is idle take longer. */
    private static int length(PoseState p) {
        if (p.held || p.end == PoseEnd.LOOP.ordinal() || swings(p)) {
            return LONG;
        }
        return switch (Pose.at(p.pose)) {
            case IDLE, WALK_LEFT, WALK_RIGHT, VICTORY -> LONG;
            default -> SHORT;
        };
    }

    private static boolean swings(PoseState p) {
        return p.pose == Pose.ATTACK_RIGHT.ordinal() || p.pose == Pose.ATTACK_LEFT.ordinal();
    }

    /** The column of the sheet that shows now, seen by one who looks left. */
    static int column(PoseState p) {
        if (p.pose == Pose.DEFEND.ordinal()) {
            return 0;
        }
        int at = Math.min(p.frame, LONG - 1) / COLUMN;
        return swings(p) ? Math.min(LAST_COLUMN, at) : TO_AND_FRO[at];
    }

    /** The column of the weapon in hand. */
    static int weaponColumn(PoseState p) {
        return Math.min(LAST_COLUMN, p.weaponFrame / COLUMN);
    }
}
