package org.vivarium.engine.gfx.weather;

import java.util.Arrays;
import org.vivarium.engine.gfx.Trig;
import org.vivarium.engine.state.RandomState;
import org.vivarium.engine.state.WeatherState;

/**
 * Rain, snow, fog and sandstorm as state: a field of particles over 320 by 160 virtual pixels that
 * scrolls with the map (spec screen 1.11). Particles come from the game's generator, so equal seeds
 * rain alike.
 */
public final class WeatherSystem {
    public static final int NONE = 0;
    public static final int RAIN = 1;
    public static final int SNOW = 2;
    public static final int FOG = 3;
    public static final int SANDSTORM = 4;

    static final int FIELD_WIDTH = 320;
    static final int FIELD_HEIGHT = 160;
    private static final int SUBPIXELS = 16;
    private static final int FEW = 100;
    private static final int MANY = 255;
    private static final int FIRST_GRAIN = 2;
    private static final int RAIN_LIFE = 12;
    private static final int SNOW_LIFE = 30;
    private static final int GRAIN_LIFE = 80;

    private WeatherSystem() {}

    /**
     * Starts a kind of weather at strength 0..2; the same again changes nothing. 2000 knows rain
     * and snow only.
     */
    public static void set(
            WeatherState w, int type, int strength, boolean is2003, RandomState random) {
        int kind = type < 0 || type > (is2003 ? SANDSTORM : SNOW) ? NONE : type;
        int clamped = Math.clamp(strength, 0, 2);
        if (kind == w.type && clamped == w.strength) {
            return;
        }
        w.type = kind;
        w.strength = clamped;
        grow(w, kind == SANDSTORM ? MANY : kind == NONE ? 0 : FEW, random);
    }

    private static void grow(WeatherState w, int count, RandomState random) {
        if (count <= w.particles) {
            return;
        }
        int from = w.particles;
        w.particles = count;
        w.time = Arrays.copyOf(w.time, count);
        w.x = Arrays.copyOf(w.x, count);
        w.y = Arrays.copyOf(w.y, count);
        w.alpha = Arrays.copyOf(w.alpha, count);
        w.velocityX = Arrays.copyOf(w.velocityX, count);
        w.velocityY = Arrays.copyOf(w.velocityY, count);
        w.accelerationX = Arrays.copyOf(w.accelerationX, count);
        w.accelerationY = Arrays.copyOf(w.accelerationY, count);
        for (int i = from; i < count; i++) {
            w.time[i] = random.between(0, 39);
            w.x[i] = random.between(0, FIELD_WIDTH - 1);
            w.y[i] = random.between(0, FIELD_HEIGHT - 1);
        }
    }

    /** A weather read from a save has its type but no particles: makes them. */
    public static void restore(WeatherState w, RandomState random) {
        grow(w, w.type == SANDSTORM ? MANY : w.type == NONE ? 0 : FEW, random);
    }

    /** The map scrolled by (dx, dy), in 1/16 pixel. */
    public static void scrolled(WeatherState w, int dx, int dy) {
        w.panX = Math.floorMod(w.panX - dx, FIELD_WIDTH * SUBPIXELS);
        w.panY = Math.floorMod(w.panY - dy, FIELD_HEIGHT * SUBPIXELS);
    }

    /** One frame. */
    public static void update(WeatherState w, RandomState random) {
        switch (w.type) {
            case RAIN -> rain(w, random);
            case SNOW -> snow(w, random);
            case FOG -> drift(w);
            case SANDSTORM -> {
                drift(w);
                sand(w, random);
            }
            default -> {}
        }
    }

    private static void rain(WeatherState w, RandomState random) {
        for (int i = 0; i < w.particles; i++) {
            if (w.time[i] > 0) {
                w.time[i]--;
                w.y[i] += 4;
                w.x[i]--;
            } else if (random.between(0, 9) == 0) {
                respawn(w, i, RAIN_LIFE, random);
            }
            w.alpha[i] = w.time[i] > RAIN_LIFE ? 0 : Math.min((5 + w.strength) * w.time[i], 255);
        }
    }

    private static void snow(WeatherState w, RandomState random) {
        for (int i = 0; i < w.particles; i++) {
            if (w.time[i] > 0) {
                w.time[i]--;
                w.x[i] -= random.between(0, 1);
                w.y[i] += random.between(2, 3);
            } else if (random.between(0, 19) == 0) {
                respawn(w, i, SNOW_LIFE, random);
            }
            w.alpha[i] = w.time[i] > SNOW_LIFE ? 0 : Math.min((7 + w.strength) * w.time[i], 255);
        }
    }

    private static void respawn(WeatherState w, int i, int life, RandomState random) {
        w.time[i] = life;
        w.x[i] = random.between(0, FIELD_WIDTH - 1);
        w.y[i] = random.between(0, FIELD_HEIGHT - 1);
    }

    /**
     * The two counters that move the veils, kept in the x of the first two particles as 16-bit
     * numbers.
     */
    private static void drift(WeatherState w) {
        for (int i = 0; i < Math.min(2, w.particles); i++) {
            w.x[i] = (short) (w.x[i] + 1);
        }
    }

    private static void sand(WeatherState w, RandomState random) {
        for (int i = FIRST_GRAIN; i < w.particles; i++) {
            if (w.time[i] > 0) {
                w.time[i]--;
                w.alpha[i] += 2;
                w.x[i] += (int) f(w.velocityX[i]);
                w.y[i] += (int) f(w.velocityY[i]);
                w.velocityX[i] = bits(f(w.velocityX[i]) + f(w.accelerationX[i]));
                w.velocityY[i] = bits(f(w.velocityY[i]) + f(w.accelerationY[i]));
            } else if (random.between(0, 9) == 0) {
                blow(w, i, random);
            }
        }
    }

    private static void blow(WeatherState w, int i, RandomState random) {
        double c = Trig.cos(angle(random));
        double s = Trig.sin(angle(random));
        int distance = random.between(16, 95);
        w.time[i] = GRAIN_LIFE;
        w.x[i] = (int) (2 * distance * c) + FIELD_WIDTH / 2;
        w.y[i] = (int) (distance * s);
        w.alpha[i] = 180;
        w.velocityX[i] = 0;
        w.velocityY[i] = 0;
        w.accelerationX[i] = bits((float) (2 * c));
        w.accelerationY[i] = bits((float) (2 * s));
    }

    /** Uniform between 1/128 and pi - 1/128. */
    private static double angle(RandomState random) {
        double unit = random.between(0, 1 << 24) / (double) (1 << 24);
        return 1 / 128.0 + unit * (Math.PI - 2 / 128.0);
    }

    private static float f(int bits) {
        return Float.intBitsToFloat(bits);
    }

    private static int bits(float value) {
        return Float.floatToRawIntBits(value);
    }
}
