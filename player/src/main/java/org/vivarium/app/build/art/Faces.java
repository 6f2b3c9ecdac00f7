package org.vivarium.app.build.art;

/** Portraits of 48x48 pixels for the message window, four a row. */
final class Faces {
    private static final int SIZE = 48;

    private final Canvas face = new Canvas(SIZE, SIZE);
    private final Look look;

    private Faces(Look look) {
        this.look = look;
    }

    /** A faceset of 192x192 pixels. */
    static Canvas sheet(Look... looks) {
        Canvas sheet = new Canvas(192, 192);
        for (int i = 0; i < looks.length; i++) {
            sheet.draw(new Faces(looks[i]).portrait(), i % 4 * SIZE, i / 4 * SIZE);
        }
        return sheet;
    }

    private Canvas portrait() {
        background();
        if (look.style() == Look.HairStyle.LONG) {
            ball(24, 26, 17, 20, look.hair(), 0.1);
        }
        shoulders();
        ball(24, 38, 5, 7, look.skin(), 0.25);
        ball(24, 25, 12.5, 14.5, look.skin(), 0);
        features();
        hair();
        extras();
        face.frame(0, 0, SIZE, SIZE, Ramp.INK.at(0));
        return face;
    }

    private void background() {
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                double glow = 0.75 - Math.hypot(x - 20, y - 18) / 52;
                face.set(
                        x,
                        y,
                        Ramp.SLATE.lit(
                                Math.clamp(glow + (Noise.dither(x, y) - 0.5) * 0.14, 0, 0.99)));
            }
        }
    }

    private void shoulders() {
        for (int y = 37; y < SIZE; y++) {
            int half = Math.min(21, 9 + (y - 37) * 3);
            for (int x = 24 - half; x < 24 + half; x++) {
                int shade = x < 16 ? 3 : x < 28 ? 2 : 1;
                face.set(x, y, look.top().at(y == 37 ? shade - 1 : shade));
            }
            face.set(24 - half - 1, y, Ramp.INK.at(0));
            face.set(24 + half, y, Ramp.INK.at(0));
        }
    }

    /** An ellipse shaded as a ball under light from the upper left. */
    private void ball(double x, double y, double rx, double ry, Ramp ramp, double darker) {
        for (int py = 0; py < SIZE; py++) {
            for (int px = 0; px < SIZE; px++) {
                double dx = (px + 0.5 - x) / rx;
                double dy = (py + 0.5 - y) / ry;
                double away = dx * dx + dy * dy;
                if (away <= 1) {
                    double light = 0.66 - dx * 0.24 - dy * 0.18 - darker - (away > 0.88 ? 0.28 : 0);
                    face.set(px, py, ramp.lit(Math.clamp(light, 0.26, 0.99)));
                } else if (away < 1.16) {
                    face.set(px, py, Ramp.INK.at(0));
                }
            }
        }
    }

    private void features() {
        for (int side = 0; side < 2; side++) {
            int x = side == 0 ? 16 : 27;
            face.fill(x, 25, 5, 6, Ramp.WHITE.at(3));
            face.fill(x, 24, 5, 1, Ramp.INK.at(0));
            face.fill(x + 1, 25, 3, 6, Ramp.BLUE.at(1));
            face.fill(x + 2, 26, 2, 4, Ramp.INK.at(0));
            face.set(x + 1, 25, Ramp.WHITE.at(3));
            face.fill(x, 21, 5, 1, look.hair().at(1));
            face.fill(side == 0 ? 14 : 31, 32, 3, 1, look.skin().at(1));
        }
        face.fill(24, 30, 1, 2, look.skin().at(1));
        face.fill(21, 35, 6, 1, Ramp.RED.at(0));
        face.set(20, 34, Ramp.RED.at(0));
        face.set(27, 34, Ramp.RED.at(0));
        face.fill(22, 36, 4, 1, look.skin().at(1));
    }

    private void hair() {
        if (look.style() == Look.HairStyle.BALD) {
            return;
        }
        for (int y = 4; y < 24; y++) {
            for (int x = 8; x < 40; x++) {
                double dx = (x + 0.5 - 24) / 15;
                double dy = (y + 0.5 - 20) / 15;
                double fringe =
                        15.5
                                + 3.2 * Math.abs(Math.sin(x * 0.42))
                                + Math.pow(Math.abs(x - 22) / 9.0, 3);
                if (dx * dx + dy * dy <= 1 && y < fringe) {
                    double light = 0.6 - dx * 0.3 - dy * 0.25 + (Noise.at(x, y / 5, 6) - 0.5) * 0.4;
                    face.set(x, y, look.hair().lit(Math.clamp(light, 0.1, 0.99)));
                } else if (dx * dx + dy * dy < 1.14 && y < 20) {
                    face.set(x, y, Ramp.INK.at(0));
                }
            }
        }
    }

    private void extras() {
        switch (look.extra()) {
            case BEARD -> {
                ball(24, 38, 10, 8, look.hair(), 0);
                face.fill(21, 34, 6, 1, Ramp.RED.at(0));
                face.fill(16, 32, 16, 2, look.hair().at(3));
            }
            case HAT -> {
                ball(24, 9, 12, 9, Ramp.GOLD, 0);
                ball(24, 15, 22, 4, Ramp.GOLD, 0);
                face.fill(13, 11, 23, 2, Ramp.RED.at(1));
            }
            case HOOD -> {
                face.fill(9, 8, 30, 6, look.top().at(2));
                face.fill(8, 12, 5, 26, look.top().at(2));
                face.fill(35, 12, 5, 26, look.top().at(1));
                face.fill(12, 5, 24, 4, look.top().at(3));
                face.fill(13, 14, 22, 1, Ramp.INK.at(0));
                face.fill(13, 14, 1, 22, Ramp.INK.at(0));
                face.fill(34, 14, 1, 22, Ramp.INK.at(0));
            }
            case APRON -> {
                face.fill(17, 42, 14, 6, Ramp.WHITE.at(2));
                face.fill(15, 38, 3, 8, Ramp.WHITE.at(2));
                face.fill(30, 38, 3, 8, Ramp.WHITE.at(1));
            }
            case NONE -> {}
        }
    }
}
