package org.vivarium.engine.battle.stage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.vivarium.engine.state.PoseState;

/** Columns of poses frame by frame (spec battle 5.8). */
class PosesTest {
    private final PoseState pose = new PoseState();

    private IntStream columns(Pose shown, int... frames) {
        pose.pose = shown.ordinal();
        return IntStream.of(frames)
                .map(
                        frame -> {
                            pose.frame = frame;
                            return Poses.column(pose);
                        });
    }

    @Test
    void whoStandsIdleSwaysToAndFro() {
        assertThat(columns(Pose.IDLE, 0, 9, 10, 19, 20, 29, 30, 39))
                .containsExactly(0, 0, 1, 1, 2, 2, 1, 1);
    }

    @Test
    void aBlowRestsOnItsLastColumn() {
        assertThat(columns(Pose.ATTACK_RIGHT, 0, 10, 20, 30, 39)).containsExactly(0, 1, 2, 2, 2);
    }

    @Test
    void whoDefendsStandsStill() {
        assertThat(columns(Pose.DEFEND, 0, 10, 25)).containsOnly(0);
    }

    @Test
    void aWeaponSwingsOnce() {
        assertThat(
                        IntStream.of(0, 9, 10, 20, 35)
                                .map(
                                        frame -> {
                                            pose.weaponFrame = frame;
                                            return Poses.weaponColumn(pose);
                                        }))
                .containsExactly(0, 0, 1, 2, 2);
    }
}
