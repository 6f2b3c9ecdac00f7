package org.vivarium.app.build.art;

/** Whole screens: title, game over, battle ground, and the sky behind the field. */
final class Scenery {
    private static final int WIDTH = 320;
    private static final int HEIGHT = 240;

    private Scenery() {}

    /** Evening over the village by the sea. */
    static Canvas title() {
        Canvas title = new Canvas(WIDTH, HEIGHT);
        gradient(title, 0, 150, Ramp.DUSK, 0.12, 0.99);
        sun(title, 214, 128, 26);
        clouds(title, 30, 100, Ramp.DUSK, 5, 7);
        sea(title, 150, HEIGHT);
        hill(title, 0, 118, 0.012, Ramp.DUSK.at(2), Ramp.DUSK.at(1));
        shore(title);
        for (int i = 0; i < 3; i++) {
            Canvas house = Houses.cottage(i == 1 ? Ramp.SLATE : Ramp.ROOF);
            title.draw(house, -16 + i * 84, 122 + i * 9);
        }
        title.draw(Trees.oak(), 60, 150);
        title.draw(Trees.cherry(), 150, 166);
        title.draw(Trees.pine(), -6, 168);
        title.draw(Props.lamp(), 236, 196);
        title.draw(Props.fence(), 252, 212);
        title.draw(Props.fence(), 268, 212);
        title.draw(Props.fence(), 284, 212);
        Canvas name = Lettering.line("SALTMEADOW", 5, Ramp.GOLD);
        title.draw(name, (WIDTH - name.width()) / 2 + 2, 28);
        return title;
    }

    static Canvas gameOver() {
        Canvas over = new Canvas(WIDTH, HEIGHT);
        gradient(over, 0, HEIGHT, Ramp.DUSK, 0, 0.42);
        for (int i = 0; i < 90; i++) {
            int x = (int) (Noise.at(i, 1, 77) * WIDTH);
            int y = (int) (Noise.at(i, 2, 77) * 150);
            over.set(x, y, Ramp.WHITE.at((int) (Noise.at(i, 3, 77) * 4)));
        }
        over.ellipse(250, 50, 18, 18, Ramp.GOLD.at(4));
        over.ellipse(243, 46, 16, 16, Ramp.DUSK.at(0));
        hill(over, 0, 176, 0.014, Ramp.INK.at(1), Ramp.INK.at(0));
        Canvas words = Lettering.line("GAME OVER", 4, Ramp.WHITE);
        over.draw(words, (WIDTH - words.width()) / 2, 96);
        return over;
    }

    /**
     * A meadow under a summer sky, for battles; 160 rows count, the rest lies under the windows.
     */
    static Canvas meadow() {
        Canvas meadow = new Canvas(WIDTH, 160);
        gradient(meadow, 0, 80, Ramp.SKY, 0.3, 0.99);
        clouds(meadow, 8, 50, Ramp.WHITE, 6, 5);
        hill(meadow, 0, 62, 0.011, Ramp.PINE.at(3), Ramp.PINE.at(2));
        hill(meadow, 90, 72, 0.017, Ramp.LEAF.at(3), Ramp.LEAF.at(2));
        for (int y = 84; y < 160; y++) {
            for (int x = 0; x < WIDTH; x++) {
                double n = Noise.smooth(x, y * 2.2, 16, 320, 9) * 0.4 + (y - 84) / 160.0;
                meadow.set(
                        x,
                        y,
                        Ramp.GRASS.lit(
                                Math.clamp(
                                        0.42 + n * 0.5 + (Noise.dither(x, y) - 0.5) * 0.12,
                                        0,
                                        0.95)));
            }
        }
        for (int i = 0; i < 260; i++) {
            int x = (int) (Noise.at(i, 5, 3) * WIDTH);
            int y = 88 + (int) (Math.pow(Noise.at(i, 6, 3), 1.3) * 70);
            int size = 1 + (y - 84) / 26;
            meadow.line(x, y, x - 1, y - size, Ramp.GRASS.at(2));
            meadow.line(x + 1, y, x + 2, y - size, Ramp.GRASS.at(5));
        }
        return meadow;
    }

    /** Clouds that join at every side, seen behind the looping field. */
    static Canvas sky() {
        Canvas sky = new Canvas(320, 240);
        for (int y = 0; y < 240; y++) {
            for (int x = 0; x < 320; x++) {
                double n =
                        Noise.smooth(x, y * 4.0 / 3, 64, 320, 15) * 0.55
                                + Noise.smooth(x, y * 4.0 / 3, 32, 320, 16) * 0.3
                                + Noise.smooth(x, y * 4.0 / 3, 16, 320, 17) * 0.15;
                double light =
                        0.2 + Math.max(0, n - 0.38) * 2.2 + (Noise.dither(x, y) - 0.5) * 0.08;
                sky.set(x, y, Ramp.SKY.lit(Math.clamp(light, 0.13, 0.99)));
            }
        }
        return sky;
    }

    private static void gradient(
            Canvas on, int from, int to, Ramp ramp, double dark, double light) {
        for (int y = from; y < to; y++) {
            double t = (double) (y - from) / (to - from);
            for (int x = 0; x < on.width(); x++) {
                double shade = dark + (light - dark) * t + (Noise.dither(x, y) - 0.5) * 0.11;
                on.set(x, y, ramp.lit(Math.clamp(shade, 0, 0.99)));
            }
        }
    }

    private static void sun(Canvas on, int x, int y, int radius) {
        for (int py = y - radius * 2; py < y + radius * 2; py++) {
            for (int px = x - radius * 2; px < x + radius * 2; px++) {
                double away = Math.hypot(px - x, py - y) / radius;
                if (away < 1) {
                    on.set(px, py, Ramp.GOLD.at(4));
                } else if (away < 1.9 && Noise.dither(px, py) > (away - 1) / 0.9) {
                    on.set(px, py, Ramp.DUSK.at(7));
                }
            }
        }
    }

    private static void clouds(Canvas on, int from, int to, Ramp ramp, int light, int count) {
        for (int i = 0; i < count; i++) {
            double x = Noise.at(i, 1, 31) * on.width();
            double y = from + Noise.at(i, 2, 31) * (to - from);
            double size = 9 + Noise.at(i, 3, 31) * 10;
            for (int puff = 0; puff < 6; puff++) {
                double px = x + (puff - 2.5) * size * 0.7;
                double radius = size * (0.75 - Math.abs(puff - 2.5) * 0.17);
                on.ellipse(px, y + 2, radius, radius * 0.42, ramp.at(light - 1));
            }
            for (int puff = 0; puff < 6; puff++) {
                double px = x + (puff - 2.5) * size * 0.7;
                double radius = size * (0.72 - Math.abs(puff - 2.5) * 0.17);
                on.ellipse(px - 1, y, radius, radius * 0.36, ramp.at(light));
            }
        }
    }

    private static void sea(Canvas on, int from, int to) {
        for (int y = from; y < to; y++) {
            for (int x = 0; x < on.width(); x++) {
                double t = (double) (y - from) / (to - from);
                double glitter = Math.exp(-Math.pow((x - 214) / (16 + t * 40), 2));
                double wave = Math.sin(y * (1.4 - t * 0.5) + 2.5 * Math.sin(x * 0.05 * (1.6 - t)));
                if (glitter * (0.5 + wave) > 0.42) {
                    on.set(x, y, Ramp.DUSK.at(7));
                } else {
                    double shade = 0.5 - t * 0.35 + wave * 0.06 + (Noise.dither(x, y) - 0.5) * 0.1;
                    on.set(x, y, Ramp.WATER.lit(Math.clamp(shade, 0, 0.8)));
                }
            }
        }
    }

    private static void hill(Canvas on, int shift, int base, double rate, byte light, byte dark) {
        for (int x = 0; x < on.width(); x++) {
            int top =
                    base
                            + (int)
                                    (14 * Math.sin((x + shift) * rate)
                                            + 6 * Math.sin((x + shift) * rate * 2.7 + 1));
            for (int y = top;
                    y < on.height() && (y < base + 40 || on.height() > 200 && base > 150);
                    y++) {
                on.set(x, y, y < top + 2 || Noise.dither(x, y) > (y - top) / 30.0 ? light : dark);
            }
        }
    }

    private static void shore(Canvas title) {
        for (int x = 0; x < WIDTH; x++) {
            int top =
                    (int)
                            (188
                                    + Math.pow(Math.max(0, x - 40) / 280.0, 1.4) * 40
                                    + 2 * Math.sin(x * 0.11));
            title.set(x, top - 2, Ramp.WATER.at(6));
            title.set(x, top - 1, Ramp.SAND.at(1));
            for (int y = top; y < HEIGHT; y++) {
                byte colour = y < top + 4 ? Ramp.SAND.at(2) : Textures.grass(0).get(x % 16, y % 16);
                title.set(x, y, colour);
            }
        }
        for (int y = 206; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                double path = Math.abs(x - 100 - (y - 206) * 1.2) - 8 - (y - 206) * 0.3;
                if (path < 0) {
                    title.set(
                            x,
                            y,
                            path > -1.5 ? Ramp.DIRT.at(2) : Textures.dirt().get(x % 16, y % 16));
                }
            }
        }
    }
}
