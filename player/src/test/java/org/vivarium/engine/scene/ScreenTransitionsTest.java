package org.vivarium.engine.scene;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.Pixel;
import org.vivarium.engine.state.GameState;

/**
 * Lengths of transitions and the flashes before a battle (spec screen 5.1, 5.6, original-measured
 * 3).
 */
class ScreenTransitionsTest {
    private static final int BLOCKS = 1;

    private final GameState state = new GameState();
    private final ScreenTransitions transitions = new ScreenTransitions(state, Frame.SIZE);
    private final SceneStack scenes = new SceneStack(state, transitions);
    private final int[] display = new int[Frame.SIZE];

    private void frame() {
        transitions.update();
        transitions.draw(display, scenes);
    }

    private int framesUntilDone() {
        int n = 0;
        for (; transitions.active(); n++) {
            frame();
        }
        return n;
    }

    @ParameterizedTest(name = "type {0}: {1}")
    @CsvSource({"0, 34", "1, 41", "7, 41", "16, 41", "18, 41", "19, 0", "20, 41", "77, 41"})
    void erasingAndShowingTakeTheMeasuredTime(int type, int frames) {
        transitions.erase(type, 0);
        assertThat(framesUntilDone()).isEqualTo(frames);
        assertThat(transitions.erased()).isTrue();
        transitions.show(type, 0);
        assertThat(framesUntilDone()).isEqualTo(frames);
        assertThat(transitions.erased()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 35, 80})
    void aFadeOfAGivenLengthTakesThatLong(int frames) {
        transitions.erase(ScreenTransitions.FADE, frames);
        assertThat(framesUntilDone()).isEqualTo(frames);
    }

    @Test
    void anErasedScreenStaysBlackAndIsNotErasedAgain() {
        transitions.erase(ScreenTransitions.CUT, 0);
        Arrays.fill(display, 0xFF123456);
        frame();
        assertThat(display).containsOnly(Frame.BLACK);
        transitions.erase(BLOCKS, 0);
        assertThat(transitions.active()).isFalse();
    }

    @Test
    void aBattleBeginsWithTwoWhiteFlashesThatFadeInTenFramesEach() {
        transitions.eraseForBattle(BLOCKS);
        transitions.draw(display, scenes);
        List<Integer> alphas = new ArrayList<>();
        for (int f = 0; f < 20; f++) {
            frame();
            int pixel = display[0];
            assertThat(display).containsOnly(pixel);
            alphas.add(alphaOver(Frame.BLACK, pixel));
        }
        List<Integer> once = List.of(248, 223, 198, 173, 148, 124, 99, 74, 49, 24);
        assertThat(alphas.subList(0, 10)).isEqualTo(once);
        assertThat(alphas.subList(10, 20)).isEqualTo(once);
        frame();
        assertThat(display).containsOnly(Frame.BLACK);
        assertThat(framesUntilDone()).isEqualTo(40);
    }

    /** The strength with which white of 31 in 32 veils {@code under} to {@code pixel}. */
    private static int alphaOver(int under, int pixel) {
        for (int alpha = 255; alpha >= 0; alpha--) {
            if (Pixel.veil(under, 0xF8F8F8, alpha) == pixel) {
                return alpha;
            }
        }
        return -1;
    }
}
