package org.vivarium.engine.battle.stage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vivarium.engine.state.BattlerState;
import org.vivarium.model.BattlerAnimationItemSkill.Movement;

/** Steps and jumps of actors frame by frame (spec battle 5.8, 7.14). */
class WaysTest {
    private final BattlerState battler = new BattlerState();

    private List<Integer> across(int frames) {
        List<Integer> seen = new ArrayList<>();
        for (int i = 0; i < frames; i++) {
            Ways.update(battler);
            seen.add(battler.pose.offsetX);
        }
        return seen;
    }

    private List<Integer> down(int frames) {
        List<Integer> seen = new ArrayList<>();
        for (int i = 0; i < frames; i++) {
            Ways.update(battler);
            seen.add(battler.pose.offsetY);
        }
        return seen;
    }

    @Test
    void aStepForwardTakesThirteenFrames() {
        Ways.go(battler, Movement.STEP, 0, 0, false);
        assertThat(across(13))
                .containsExactly(-2, -4, -6, -8, -10, -12, -14, -16, -18, -20, -22, -24, -25);
        assertThat(Ways.walking(battler)).isFalse();
        Ways.comeBack(battler);
        assertThat(across(13)).startsWith(-23, -21).endsWith(-1, 0);
        assertThat(Ways.walking(battler)).isFalse();
    }

    @Test
    void aJumpGoesUpOnTheWay() {
        Ways.go(battler, Movement.JUMP, 0, 0, false);
        assertThat(down(13))
                .containsExactly(-3, -6, -8, -10, -11, -12, -12, -11, -9, -7, -4, -1, 0);
    }

    @Test
    void whoLooksRightStepsRight() {
        battler.flipped = true;
        Ways.go(battler, Movement.STEP, 0, 0, false);
        assertThat(across(2)).containsExactly(2, 4);
    }

    @Test
    void theWayToATargetIsStraight() {
        battler.x = 264;
        battler.y = 110;
        Ways.go(battler, Movement.MOVE, 64, 85, false);
        assertThat(across(13)).startsWith(-16, -32).endsWith(-192, -200);
        assertThat(battler.pose.offsetY).isEqualTo(-25);
    }

    @Test
    void copiesFollowFrameByFrameAndCloseUpAfterwards() {
        Ways.go(battler, Movement.STEP, 0, 0, true);
        across(3);
        assertThat(battler.pose.trailX).containsExactly(-4, -2, 0);
        across(10);
        assertThat(battler.pose.trailX).containsExactly(-24, -22, -20);
        across(3);
        assertThat(battler.pose.trailX).containsExactly(-25, -25, -25);
        assertThat(battler.pose.trailLeft).isEqualTo(1);
        across(1);
        assertThat(battler.pose.trailLeft).isZero();
    }
}
