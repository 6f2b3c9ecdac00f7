package org.vivarium.engine.gfx.transition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.vivarium.engine.gfx.Frame;

/** Shapes of spec screen 5.3 and original-measured 3. */
class TransitionPainterTest {
    private final TransitionPainter painter = new TransitionPainter();
    private final int[] a = picture(0x3D, 0x05);
    private final int[] b = picture(0x11, 0x8F);
    private final int[] display = new int[Frame.SIZE];

    private static int[] picture(int p, int q) {
        int[] out = new int[Frame.SIZE];
        for (int i = 0; i < out.length; i++) {
            out[i] =
                    Frame.BLACK
                            | (i % 320 * p & 255) << 16
                            | (i / 320 * q & 255) << 8
                            | (i * p + q & 255);
        }
        return out;
    }

    private int[] step(TransitionType type, boolean erasing, int f) {
        painter.draw(display, a, b, type, erasing, f, 33, 77, 100, 90);
        return display;
    }

    private boolean showsB(int x, int y) {
        return display[y * 320 + x] == b[y * 320 + x];
    }

    @ParameterizedTest
    @EnumSource(
            value = TransitionType.class,
            names = {"BORDER_TO_CENTRE", "ZOOM", "MOSAIC", "WAVE", "CUT", "NONE"},
            mode = EnumSource.Mode.EXCLUDE)
    void everyTransitionEndsWithThePictureAfter(TransitionType type) {
        for (boolean erasing : new boolean[] {true, false}) {
            int last = type == TransitionType.FADE ? 32 : 40;
            assertThat(Arrays.equals(step(type, erasing, last), b))
                    .as(type + " " + erasing)
                    .isTrue();
        }
    }

    @Test
    void stripesRunAgainstEachOther() {
        step(TransitionType.VERTICAL_STRIPES, true, 0);
        assertThat(showsB(10, 0)).isTrue();
        assertThat(showsB(10, 3)).isFalse();
        assertThat(showsB(10, 237)).isTrue();
        assertThat(showsB(10, 234)).isFalse();
    }

    @Test
    void blindsTakeARowEveryFiveFrames() {
        step(TransitionType.BLINDS, true, 4);
        assertThat(showsB(5, 8)).isTrue();
        assertThat(showsB(5, 9)).isFalse();
        step(TransitionType.BLINDS, false, 5);
        assertThat(showsB(5, 14)).isTrue();
        assertThat(showsB(5, 13)).isFalse();
    }

    @Test
    void theShrinkingRectangleIsOneStepWiderThanSymmetric() {
        step(TransitionType.BORDER_TO_CENTRE, true, 10);
        assertThat(showsB(39, 120)).isTrue();
        assertThat(showsB(40, 120)).isFalse();
        assertThat(showsB(283, 120)).isFalse();
        assertThat(showsB(284, 120)).isTrue();
        assertThat(showsB(160, 212)).isFalse();
        assertThat(showsB(160, 213)).isTrue();
    }

    @Test
    void blocksAreCoveredAHundredAndTwentyAtATime() {
        for (TransitionType type :
                new TransitionType[] {
                    TransitionType.RANDOM_BLOCKS,
                    TransitionType.BLOCKS_DOWN,
                    TransitionType.BLOCKS_UP
                }) {
            step(type, true, 9);
            int changed = 0;
            for (int block = 0; block < 4800; block++) {
                changed += showsB(block % 80 * 4 + 1, block / 80 * 4 + 1) ? 1 : 0;
            }
            assertThat(changed).as(type.name()).isBetween(1200, 1240);
        }
    }

    @Test
    void theBlockFrontRunsDownAsARaggedEdge() {
        step(TransitionType.BLOCKS_DOWN, true, 20);
        assertThat(showsB(101, 5)).isTrue();
        assertThat(showsB(101, 230)).isFalse();
        step(TransitionType.BLOCKS_UP, true, 20);
        assertThat(showsB(101, 5)).isFalse();
        assertThat(showsB(101, 230)).isTrue();
    }

    @Test
    void fadesBlendInEqualSteps() {
        int[] black = new int[Frame.SIZE];
        int[] white = new int[Frame.SIZE];
        Arrays.fill(black, 0xFF000000);
        Arrays.fill(white, 0xFFFFFFFF);
        for (int f = 0; f < 33; f++) {
            painter.draw(display, white, black, TransitionType.FADE, true, f, 33, 0, 0, 0);
            assertThat(display[0] & 255).isEqualTo(255 - 255 * (f + 1) / 33);
        }
    }
}
