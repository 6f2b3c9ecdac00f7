package org.vivarium.engine.gfx.weather;

import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.Pixel;
import org.vivarium.engine.gfx.Tone;
import org.vivarium.engine.gfx.Trig;
import org.vivarium.engine.state.ScreenState;
import org.vivarium.engine.state.WeatherState;

/**
 * Draws the weather over the map or the battlefield, under the screen's tone (spec screen 1.11).
 */
public final class WeatherPainter {
    private static final int W = Frame.WIDTH;
    private static final int H = Frame.HEIGHT;
    private static final int FIELD_WIDTH = WeatherSystem.FIELD_WIDTH;
    private static final int FIELD_HEIGHT = WeatherSystem.FIELD_HEIGHT;
    private static final int WHITE = 0xFFFFFFFF;
    private static final int RAIN_ROWS = 24;
    private static final int[] DRAWN = {20, 60, 100};
    private static final int[] GRAINS_DRAWN = {128, 191, 255};
    private static final int[] GRAINS = {0xFFFFFF20, 0xFFFFB420, 0xFFFF2020, 0xFFFFFFF0};
    private static final int[] BACK = {32, 64, 96, 0};
    private static final int[] FRONT = {64, 80, 160, 255};

    private final Veil fog = new Veil(0xFFE6E6E6, 0xFFF0F0F0, 0xFFFFFFFF);
    private final Veil sand = new Veil(0xFFDCDCA0, 0xFFE6E6AA, 0xFFF0F0B4);

    /** Draws what {@code screen.weather} holds, under {@code tone}. */
    public void draw(int[] frame, ScreenState screen, int tone) {
        WeatherState w = screen.weather;
        switch (w.type) {
            case WeatherSystem.RAIN, WeatherSystem.SNOW ->
                    particles(frame, w, screen.shakePosition, tone);
            case WeatherSystem.FOG -> veils(frame, fog, w, screen.shakePosition, tone);
            case WeatherSystem.SANDSTORM -> {
                veils(frame, sand, w, screen.shakePosition, tone);
                grains(frame, w, tone);
            }
            default -> {}
        }
    }

    private void particles(int[] frame, WeatherState w, int shake, int tone) {
        int colour = Tone.apply(WHITE, tone);
        int left = Math.floorMod(-w.panX / 16 + shake, FIELD_WIDTH);
        int top = Math.floorMod(-w.panY / 16, FIELD_HEIGHT);
        int n = Math.min(w.particles, DRAWN[Math.clamp(w.strength, 0, 2)]);
        for (int i = 0; i < n; i++) {
            if (w.alpha[i] > 0) {
                int x = Math.floorMod(w.x[i] - left, FIELD_WIDTH);
                int y = Math.floorMod(w.y[i] - top, FIELD_HEIGHT);
                int p = Pixel.scale(colour, w.alpha[i]);
                if (w.type == WeatherSystem.RAIN) {
                    drop(frame, x, y, p);
                } else {
                    flake(frame, x, y, p);
                }
            }
        }
    }

    /** A line 24 rows high that leans to the right at its top. */
    private static void drop(int[] frame, int x, int y, int p) {
        for (int r = 0; r < RAIN_ROWS; r++) {
            dot(frame, x + 5 - r / 4, y + r, p);
        }
    }

    private static void flake(int[] frame, int x, int y, int p) {
        dot(frame, x, y, p);
        dot(frame, x + 1, y, p);
        dot(frame, x, y + 1, p);
        dot(frame, x + 1, y + 1, p);
    }

    /** One pixel of the field, which repeats down the screen. */
    private static void dot(int[] frame, int x, int y, int p) {
        int column = x % FIELD_WIDTH;
        for (int row = y % FIELD_HEIGHT; row < H; row += FIELD_HEIGHT) {
            int at = row * W + column;
            frame[at] = Pixel.over(frame[at], p);
        }
    }

    private static void veils(int[] frame, Veil veil, WeatherState w, int shake, int tone) {
        if (w.particles < 2) {
            return;
        }
        int strength = Math.clamp(w.strength, 0, 3);
        int n0 = w.x[0];
        int n1 = w.x[1];
        veil.draw(frame, shake - n0 / 4 % 16, 0, BACK[strength], tone);
        int dy = (int) -Math.round(8 * Trig.sin(n0 * Math.PI / 4096)) - 4;
        veil.draw(frame, shake + n1 / 8 % 16, dy, FRONT[strength], tone);
    }

    private static void grains(int[] frame, WeatherState w, int tone) {
        int n = Math.min(w.particles, GRAINS_DRAWN[Math.clamp(w.strength, 0, 2)]);
        for (int i = 2; i < n; i++) {
            int p = Pixel.scale(Tone.apply(GRAINS[i % 4], tone), Math.clamp(w.alpha[i], 0, 255));
            for (int y = w.y[i]; y < w.y[i] + 2; y++) {
                if (w.x[i] >= 0 && w.x[i] < W && y >= 0 && y < H) {
                    frame[y * W + w.x[i]] = Pixel.over(frame[y * W + w.x[i]], p);
                }
            }
        }
    }
}
