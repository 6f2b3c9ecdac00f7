package org.vivarium.engine.gfx;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Flash colours of spec screen 1.5. */
class FlashTest {
    @Test
    void levelsBecomeAlpha() {
        double[] levels = {31, 25.83, 20.67, 15.5, 10.33, 5.17};
        int[] alphas = {248, 206, 165, 124, 82, 41};
        for (int i = 0; i < levels.length; i++) {
            assertThat(Flash.of(31, 31, 31, levels[i]) >>> 24).isEqualTo(alphas[i]);
        }
        assertThat(Flash.of(31, 31, 31, 0)).isEqualTo(Flash.NONE);
    }

    @Test
    void theScreenIsVeiledPixelByPixel() {
        int[] frame = {0xFF000000, 0xFFFFFFFF, 0xFF804020};
        int flash = Flash.of(31, 0, 16, 20);
        int[] want = new int[3];
        for (int i = 0; i < 3; i++) {
            want[i] = Pixel.veil(frame[i], flash & 0xFFFFFF, flash >>> 24);
        }
        Flash.veil(frame, 0, 3, flash);
        assertThat(frame).containsExactly(want);
    }

    @Test
    void spritesFlashWhereTheyAreOpaqueOnly() {
        int flash = Flash.of(31, 31, 31, 31);
        assertThat(Flash.apply(0, flash)).isZero();
        assertThat(Flash.apply(0xFF000000, flash)).isEqualTo(Pixel.veil(0xFF000000, 0xF8F8F8, 248));
    }
}
