package org.vivarium.engine.gfx.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vivarium.engine.state.ScreenState;

/** Vectors of spec screen 1.8 to 1.10. */
class ScreenSystemTest {
    private final ScreenState s = new ScreenState();

    private List<Integer> shakes(int strength, int speed, int frames) {
        ScreenSystem.shake(s, strength, speed, frames);
        List<Integer> out = new ArrayList<>();
        for (int i = 0; i < frames; i++) {
            ScreenSystem.update(s);
            out.add(s.shakePosition);
        }
        return out;
    }

    @Test
    void redFallsFromNeutralToNothingInSixFrames() {
        ScreenSystem.tint(s, 0, 100, 100, 100, 6);
        List<Integer> reds = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            ScreenSystem.update(s);
            reds.add(ScreenSystem.tone(s) >>> 24);
        }
        assertThat(reds).containsExactly(106, 85, 63, 42, 21, 0);
    }

    @Test
    void aTintWithoutDurationIsThereAtOnce() {
        ScreenSystem.tint(s, 50, 60, 70, 80, 0);
        assertThat(s.red).isEqualTo(50);
        assertThat(s.saturation).isEqualTo(80);
    }

    @Test
    void aFlashOfSixFramesFadesLinearly() {
        ScreenSystem.flash(s, 31, 31, 31, 31, 6);
        List<Integer> alphas = new ArrayList<>();
        for (int i = 0; i < 7; i++) {
            alphas.add(ScreenSystem.flash(s) >>> 24);
            ScreenSystem.update(s);
        }
        assertThat(alphas).containsExactly(248, 206, 165, 124, 82, 41, 0);
    }

    @Test
    void aContinuousFlashStartsAnewUntilEnded() {
        ScreenSystem.flashBegin(s, 31, 0, 0, 20, 6);
        for (int i = 0; i < 6; i++) {
            ScreenSystem.update(s);
        }
        assertThat(s.flash.level).isEqualTo(20);
        ScreenSystem.flashEnd(s);
        ScreenSystem.update(s);
        assertThat(s.flash.level).isZero();
    }

    @Test
    void shakeOfStrengthFiveAndSpeedFive() {
        assertThat(shakes(5, 5, 12)).containsExactly(-7, -6, 1, 7, 10, 9, 3, -4, -9, -10, -6, 0);
    }

    @Test
    void shakeOfStrengthThreeAndSpeedFive() {
        assertThat(shakes(3, 5, 32))
                .containsExactly(
                        -4, -6, -6, -2, 2, 5, 6, 4, 0, -3, -6, -6, -3, 1, 5, 7, 5, 1, -3, -6, -6,
                        -3, 0, 4, 6, 5, 2, -2, -6, -6, -4, 0);
    }

    @Test
    void aShakeOfNoTimeEndsTheRunningOne() {
        shakes(5, 5, 3);
        ScreenSystem.shake(s, 9, 9, 0);
        assertThat(s.shakePosition).isZero();
    }

    @Test
    void changingTheMapEndsTheFlashAndATintOutOfRange() {
        ScreenSystem.flash(s, 31, 31, 31, 31, 60);
        ScreenSystem.tint(s, -10, 50, 50, 50, 0);
        ScreenSystem.mapChanged(s);
        assertThat(s.flash.level).isZero();
        assertThat(s.green).isEqualTo(100);
    }
}
