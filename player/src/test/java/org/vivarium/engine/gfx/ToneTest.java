package org.vivarium.engine.gfx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Vectors of spec screen 1.4. */
class ToneTest {
    private static final int[] CHANNELS = {0, 1, 64, 127, 128, 192, 255};

    @ParameterizedTest
    @CsvSource({
        "0, 0 0 0 0 0 0 0",
        "64, 0 0 32 63 64 96 128",
        "127, 0 0 63 126 127 191 254",
        "128, 0 1 64 127 128 192 255",
        "129, 3 4 67 129 130 193 255",
        "192, 129 130 161 192 193 224 255",
        "255, 255 255 255 255 255 255 255"
    })
    void colourComponents(int t, String expected) {
        String[] want = expected.split(" ");
        for (int i = 0; i < CHANNELS.length; i++) {
            int grey = CHANNELS[i] * 0x010101;
            int got = Tone.apply(0xFF000000 | grey, Tone.of(t, t, t, 128));
            assertThat(got).isEqualTo(0xFF000000 | Integer.parseInt(want[i]) * 0x010101);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0, 124, 124, 124",
        "64, 162, 112, 87",
        "128, 200, 100, 50",
        "192, 255, 76, 0",
        "255, 255, 52, 0"
    })
    void saturation(int s, int r, int g, int b) {
        int got = Tone.apply(0xFF000000 | 200 << 16 | 100 << 8 | 50, Tone.of(128, 128, 128, s));
        assertThat(got).isEqualTo(0xFF000000 | r << 16 | g << 8 | b);
    }

    @Test
    void percentagesBecomeComponents() {
        assertThat(Tone.ofPercent(100, 100, 100, 100)).isEqualTo(Tone.NEUTRAL);
        assertThat(Tone.ofPercent(0, 50, 200, 150)).isEqualTo(Tone.of(0, 64, 255, 192));
        assertThat(Tone.ofPercent(-20, 400, 100, 100)).isEqualTo(Tone.of(0, 255, 128, 128));
    }

    @Test
    void aPictureUnderTheScreenToneMultipliesBoth() {
        assertThat(Tone.combine(Tone.of(64, 128, 255, 128), Tone.of(64, 64, 255, 128)))
                .isEqualTo(Tone.of(32, 64, 255, 128));
    }

    @Test
    void wholeRowsEqualSinglePixels() {
        int[] row = new int[512];
        for (int i = 0; i < row.length; i++) {
            row[i] = i % 7 == 0 ? 0 : 0xFF000000 | i * 0x2F1B7;
        }
        for (int tone :
                new int[] {Tone.NEUTRAL, Tone.of(10, 200, 128, 128), Tone.of(90, 128, 250, 60)}) {
            int[] out = new int[row.length];
            Tone.apply(row, 0, out, 0, row.length, tone);
            for (int i = 0; i < row.length; i++) {
                assertThat(out[i]).isEqualTo(Tone.apply(row[i], tone));
            }
        }
    }

    @Test
    void wholeFramesEqualSinglePixelsForEveryToneAndChannelValue() {
        for (int t = 0; t < 256; t++) {
            int tone = Tone.of(t, 255 - t, t ^ 0x55, t % 3 == 0 ? 128 : t);
            int[] px = new int[1024];
            int[] want = new int[1024];
            for (int i = 0; i < px.length; i++) {
                px[i] = 0xFF000000 | (i & 255) << 16 | (i * 7 & 255) << 8 | (i * 13 & 255);
                want[i] = Tone.apply(px[i], tone);
            }
            Tone.applyOpaque(px, 0, px.length, tone);
            assertThat(Arrays.equals(px, want)).isTrue();
        }
    }
}
