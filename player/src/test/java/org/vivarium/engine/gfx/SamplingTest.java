package org.vivarium.engine.gfx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Stretch sampling of spec screen 1.6. */
class SamplingTest {
    @Test
    void theOriginalSamplesPicturesAtTheCorner() {
        assertThat(IntStream.range(0, 7).map(i -> Sampling.corner(i, 15, 20)))
                .containsExactly(0, 0, 1, 2, 3, 3, 4);
        assertThat(IntStream.range(0, 4).map(i -> Sampling.corner(i, 15, 4)))
                .containsExactly(0, 3, 7, 11);
    }

    @Test
    void centresFollowTheIdealFormAlmostEverywhere() {
        int differences = 0;
        int cells = 0;
        for (int sw = 1; sw < 64; sw++) {
            for (int dw = 1; dw < 128; dw++) {
                for (int i = 0; i < dw; i++) {
                    int ideal = ((2 * i + 1) * sw - 1) / (2 * dw);
                    int got = Sampling.centre(i, sw, dw);
                    assertThat(got).isBetween(0, sw - 1);
                    differences += got == ideal ? 0 : 1;
                    cells++;
                }
            }
        }
        assertThat(differences).isLessThan(cells / 1000);
    }

    @Test
    void tablesEqualSingleTexels() {
        int[] map = new int[50];
        for (Sprite.Zoom zoom : Sprite.Zoom.values()) {
            Sampling.fill(map, 13, 50, 40, 77, zoom, false);
            for (int i = 0; i < 50; i++) {
                assertThat(map[i]).isEqualTo(Sampling.at(13 + i, 40, 77, zoom));
            }
        }
    }
}
