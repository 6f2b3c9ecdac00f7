package org.vivarium.engine.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.vivarium.engine.gfx.screen.ScreenSystem;
import org.vivarium.engine.state.BattlerState;
import org.vivarium.engine.state.ScreenState;

/** Effects of sprites frame by frame (spec battle 5.7, 7.14). */
class SpritesTest {
    private final BattlerState battler = new BattlerState();

    private <T> Stream<T> frames(int count, Supplier<T> shown) {
        return Stream.generate(
                        () -> {
                            Sprites.update(battler);
                            return shown.get();
                        })
                .limit(count);
    }

    @Test
    void whoActsFlashesAndFadesInTenFrames() {
        battler.flash.start(31, 31, 31, 10, 10);
        assertThat(frames(10, () -> (int) Math.rint(battler.flash.level)))
                .containsExactly(9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
    }

    @Test
    void damageToTheOwnSideShakesTheScreen() {
        ScreenState screen = new ScreenState();
        ScreenSystem.shake(screen, 3, 5, 8);
        assertThat(
                        Stream.generate(
                                        () -> {
                                            ScreenSystem.update(screen);
                                            return screen.shakePosition;
                                        })
                                .limit(8))
                .containsExactly(5, 5, 2, -2, -6, -6, -4, 0);
    }

    @Test
    void anAnimationShakesItsTarget() {
        battler.shakeLeft = 32;
        assertThat(frames(8, () -> battler.shakePosition))
                .containsExactly(-4, -6, -6, -2, 2, 5, 6, 4);
        assertThat(frames(24, () -> battler.shakePosition).toList()).endsWith(0);
    }

    @Test
    void whoIsHurtBlinksFiveByFive() {
        battler.blink = 20;
        StringBuilder seen = new StringBuilder();
        frames(20, () -> Sprites.blinksOut(battler) ? 'H' : 'v').forEach(seen::append);
        assertThat(seen).hasToString("HHHHHvvvvvHHHHHvvvvv");
    }

    @Test
    void whoDiesFadesAfterFourFramesInThirtyTwoSteps() {
        battler.fade = 36;
        assertThat(frames(36, () -> Sprites.leavingAlpha(battler)))
                .startsWith(255, 255, 255, 255, 247)
                .endsWith(15, 7, 0)
                .hasSize(36);
    }

    @Test
    void whoBurstsFadesInTwentySteps() {
        battler.explosion = 20;
        assertThat(frames(20, () -> Sprites.leavingAlpha(battler)))
                .startsWith(228, 216, 204)
                .endsWith(24, 12, 0);
    }

    @Test
    void whoLevitatesFloatsFourPixelsUpAndDown() {
        assertThat(
                        IntStream.of(0, 8, 16, 24, 32, 48, 64, 128, 136, 160, 192)
                                .map(Sprites::floating))
                .containsExactly(0, 1, 2, 2, 3, 4, 4, 0, -1, -3, -4);
    }
}
