package org.vivarium.engine.gfx;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Blending arithmetic of spec screen 1.3. */
class PixelTest {
    @Test
    void productIsRoundedForAllPairs() {
        for (int a = 0; a < 256; a++) {
            for (int b = 0; b < 256; b++) {
                assertThat(Pixel.mul(a, b)).isEqualTo((int) Math.round(a * b / 255.0));
            }
        }
    }

    @Test
    void scalingAPixelIsTheProductOfEachChannel() {
        for (int o = 0; o < 256; o++) {
            int p = o << 24 | (255 - o) << 16 | (o * 7 & 255) << 8 | (o * 31 & 255);
            int got = Pixel.scale(p, o);
            for (int shift = 0; shift < 32; shift += 8) {
                assertThat(got >>> shift & 255).isEqualTo(Pixel.mul(p >>> shift & 255, o));
            }
        }
    }

    @Test
    void opaqueSourceReplacesTheTarget() {
        assertThat(Pixel.over(0xFF102030, 0xFF405060)).isEqualTo(0xFF405060);
    }

    @Test
    void halfOpacityMixesBothSides() {
        assertThat(Pixel.over(0xFF000000, 0xFFFFFFFF, 128)).isEqualTo(0xFF808080);
        assertThat(Pixel.over(0xFFFFFFFF, 0xFF000000, 128)).isEqualTo(0xFF7F7F7F);
    }

    @Test
    void blendingNeverOverflowsAChannel() {
        for (int o = 0; o < 256; o++) {
            assertThat(Pixel.over(0xFFFFFFFF, 0xFFFFFFFF, o)).isEqualTo(0xFFFFFFFF);
        }
    }

    @Test
    void aVeilOfFullWhiteKeepsItsQuirk() {
        assertThat(Pixel.veil(0xFF000000, 0xF8F8F8, 248))
                .isEqualTo(0xFF000000 | 0x010101 * ((248 * 248) >> 8));
    }

    @Test
    void straightColourIsMultipliedByItsAlpha() {
        assertThat(Pixel.premultiply(0x80FF0040)).isEqualTo(0x80800020);
        assertThat(Pixel.premultiply(0x00FFFFFF)).isZero();
    }
}
