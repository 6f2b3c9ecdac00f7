package org.vivarium.engine.gfx.weather;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.Pixel;
import org.vivarium.engine.gfx.Tone;

/** The tile of fog and dust against one pixel at a time (spec screen 1.11). */
class VeilTest {
    private static final int WHITE = 0xFFFFFFFF;

    private final int[] frame = new Random(3).ints(Frame.SIZE).map(p -> p | Frame.BLACK).toArray();

    /** What a veil of one colour per pixel adds on black tells its tile. */
    private static int[] tile(Veil veil) {
        int[] black = new int[Frame.SIZE];
        Arrays.fill(black, Frame.BLACK);
        veil.draw(black, 0, 0, 255, Tone.NEUTRAL);
        return black;
    }

    @ParameterizedTest(name = "offset {0}, {1}, opacity {2}")
    @CsvSource({"0, 0, 96", "3, -5, 160", "-17, 11, 1", "15, 40, 254", "1000, -1000, 32"})
    void everyPixelIsTheTilesOwnBlendedOverTheFrames(int dx, int dy, int opacity) {
        Veil veil = new Veil(0xFFE6E6E6, 0xFFF0F0F0, WHITE);
        int[] tile = tile(veil);
        int[] before = frame.clone();
        veil.draw(frame, dx, dy, opacity, Tone.NEUTRAL);
        for (int y = 0; y < Frame.HEIGHT; y++) {
            for (int x = 0; x < Frame.WIDTH; x++) {
                int texel = tile[(y + dy & 15) * Frame.WIDTH + (x + dx & 15)];
                int at = y * Frame.WIDTH + x;
                assertThat(frame[at]).isEqualTo(Pixel.over(before[at], texel, opacity));
            }
        }
    }
}
