package org.vivarium.engine.gfx.weather;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.Tone;
import org.vivarium.engine.state.RandomState;
import org.vivarium.engine.state.ScreenState;
import org.vivarium.engine.state.WeatherState;

/** Particles of spec screen 1.11 and what the original showed of them. */
class WeatherSystemTest {
    private final ScreenState screen = new ScreenState();
    private final WeatherState w = screen.weather;
    private final RandomState random = new RandomState();
    private final WeatherPainter painter = new WeatherPainter();

    private double visible(int type, int strength, int drawn) {
        WeatherSystem.set(w, type, strength, true, random);
        for (int i = 0; i < 500; i++) {
            WeatherSystem.update(w, random);
        }
        double seen = 0;
        for (int i = 0; i < 2000; i++) {
            WeatherSystem.update(w, random);
            for (int p = 0; p < drawn; p++) {
                seen += w.alpha[p] > 0 ? 1 : 0;
            }
        }
        return seen / 2000;
    }

    @Test
    void rainHasAboutAsManyDropsInTheAirAsTheOriginal() {
        assertThat(visible(WeatherSystem.RAIN, 2, 100)).isBetween(45.0, 65.0);
    }

    @Test
    void snowHasAboutAsManyFlakesInTheAirAsTheOriginal() {
        assertThat(visible(WeatherSystem.SNOW, 2, 100)).isBetween(50.0, 70.0);
    }

    @Test
    void theSameAgainIsNoRestart() {
        WeatherSystem.set(w, WeatherSystem.RAIN, 1, false, random);
        int before = w.x[5];
        WeatherSystem.set(w, WeatherSystem.RAIN, 1, false, random);
        assertThat(w.x[5]).isEqualTo(before);
    }

    @Test
    void onlyRpgMaker2003KnowsFogAndSand() {
        WeatherSystem.set(w, WeatherSystem.FOG, 1, false, random);
        assertThat(w.type).isZero();
        WeatherSystem.set(w, WeatherSystem.SANDSTORM, 9, true, random);
        assertThat(w.type).isEqualTo(WeatherSystem.SANDSTORM);
        assertThat(w.strength).isEqualTo(2);
    }

    @Test
    void fogLetsThroughWhatTheOriginalLetThrough() {
        double[] want = {0.65, 0.50, 0.22};
        for (int strength = 0; strength < 3; strength++) {
            WeatherSystem.set(w, WeatherSystem.FOG, strength, true, random);
            int[] black = new int[Frame.SIZE];
            int[] white = new int[Frame.SIZE];
            java.util.Arrays.fill(black, 0xFF000000);
            java.util.Arrays.fill(white, 0xFFFFFFFF);
            painter.draw(black, screen, Tone.NEUTRAL);
            painter.draw(white, screen, Tone.NEUTRAL);
            double through = ((white[500] & 255) - (black[500] & 255)) / 255.0;
            assertThat(through).isBetween(want[strength] - 0.03, want[strength] + 0.03);
        }
    }

    @Test
    void everyKindDrawsInsideTheFrameForMinutes() {
        int[] frame = new int[Frame.SIZE];
        for (int type = 0; type <= 4; type++) {
            WeatherSystem.set(w, type, 2, true, random);
            for (int i = 0; i < 2000; i++) {
                WeatherSystem.update(w, random);
                WeatherSystem.scrolled(w, 37, -53);
                if (i % 20 == 0) {
                    painter.draw(frame, screen, Tone.of(100, 140, 128, 20));
                }
            }
        }
        assertThat(frame).hasSize(Frame.SIZE);
    }
}
