package org.vivarium.engine.battle.stage;

import org.vivarium.engine.battle.BattleParts;
import org.vivarium.engine.battle.Battler;
import org.vivarium.engine.battle.StateRules;
import org.vivarium.engine.state.PoseState;

/** The poses of actors: how long they last and what follows them (spec battle 5.8). */
final class Poses {
    private static final int LONG = 40;
    private static final int SHORT = 30;
    private static final int DAZED = 100;

    private final BattleParts parts;

    Poses(BattleParts parts) {
        this.parts = parts;
    }

    void show(Battler b, Pose pose, PoseEnd end) {
        PoseState p = b.state().pose;
        p.pose = pose.ordinal();
        p.end = end.ordinal();
        p.frame = 0;
        p.held = false;
    }

    /** The pose of one who does nothing: that of its defence, of its states, or idle. */
    void rest(Battler b) {
        show(b, resting(b), PoseEnd.LOOP);
    }

    private Pose resting(Battler b) {
        int state = parts.states.significant(b.states());
        if (state == StateRules.DEATH) {
            return Pose.DEAD;
        }
        if (b.state().defending) {
            return Pose.DEFEND;
        }
        if (state == 0) {
            return Pose.IDLE;
        }
        int row = parts.tables.states[state].battlerAnimationId();
        return row == DAZED ? Pose.BAD_STATUS : Pose.at(row - 1);
    }

    /** Whether nothing is shown that an action has to wait for. */
    boolean idle(Battler b) {
        PoseState p = b.state().pose;
        return p.held || p.end == PoseEnd.LOOP.ordinal();
    }

    void update(Battler b) {
        PoseState p = b.state().pose;
        p.frame++;
        if (p.frame < length(p)) {
            return;
        }
        switch (PoseEnd.at(p.end)) {
            case IDLE -> rest(b);
            case LOOP -> p.frame = 0;
            case HOLD -> p.held = true;
        }
    }

    private static int length(PoseState p) {
        if (p.held) {
            return LONG;
        }
        return switch (Pose.at(p.pose)) {
            case SKILL, ITEM, DAMAGE, DEAD -> SHORT;
            default -> LONG;
        };
    }
}
