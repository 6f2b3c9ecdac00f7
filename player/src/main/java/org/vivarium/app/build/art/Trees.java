package org.vivarium.app.build.art;

/** Trees and bushes: crowns of overlapping balls, lit from the upper left. */
final class Trees {
    private Trees() {}

    /** A broad tree of 3x3 tiles. */
    static Canvas oak() {
        Canvas tree = new Canvas(48, 48);
        shadow(tree, 24, 44, 15, 3);
        trunk(tree, 21, 32, 6, 13);
        double[][] balls = {
            {24, 12, 10},
            {13, 18, 9},
            {35, 18, 9},
            {24, 21, 12},
            {16, 27, 8.5},
            {32, 27, 8.5},
            {24, 30, 8}
        };
        crown(tree, balls, Ramp.LEAF, 3);
        return tree;
    }

    /** A flowering tree of 3x3 tiles. */
    static Canvas cherry() {
        Canvas tree = new Canvas(48, 48);
        shadow(tree, 24, 44, 13, 3);
        trunk(tree, 22, 30, 5, 15);
        double[][] balls = {
            {24, 13, 9}, {14, 19, 8}, {34, 19, 8}, {24, 22, 10}, {17, 27, 7}, {31, 27, 7}
        };
        crown(tree, balls, Ramp.BLOSSOM, 8);
        return tree;
    }

    /** A fir of 2x3 tiles. */
    static Canvas pine() {
        Canvas tree = new Canvas(32, 48);
        shadow(tree, 16, 44, 10, 3);
        trunk(tree, 14, 38, 4, 7);
        Canvas needles = new Canvas(32, 48);
        for (int tier = 3; tier >= 0; tier--) {
            int top = 2 + tier * 9;
            int height = 15;
            double half = 5 + tier * 2.6;
            for (int y = 0; y < height; y++) {
                double reach = half * (y + 1) / height;
                for (int x = (int) (16 - reach); x < 16 + reach; x++) {
                    double light = 0.92 - (x - 16) / (2.4 * half) - (double) y / height * 0.5;
                    light += (Noise.at(x, top + y, 7) - 0.5) * 0.35;
                    boolean fringe = y > height - 3 && (x + tier) % 3 == 0;
                    if (!fringe) {
                        needles.set(x, top + y, Ramp.PINE.lit(Math.clamp(light, 0, 0.99)));
                    }
                }
            }
        }
        needles.outline(Ramp.PINE.at(0));
        tree.draw(needles, 0, 0);
        return tree;
    }

    /** A bush of one tile. */
    static Canvas bush() {
        Canvas bush = new Canvas(16, 16);
        shadow(bush, 8, 14, 7, 2);
        crown(
                bush,
                new double[][] {{5.5, 9, 4.5}, {10.5, 9, 4.5}, {8, 6.5, 4.5}, {8, 10.5, 4}},
                Ramp.LEAF,
                5);
        for (int[] berry : new int[][] {{5, 8}, {10, 10}, {9, 5}}) {
            bush.set(berry[0], berry[1], Ramp.RED.at(2));
            bush.set(berry[0], berry[1] - 1, Ramp.RED.at(3));
        }
        return bush;
    }

    static void shadow(Canvas on, double x, double y, double radiusX, double radiusY) {
        for (int py = 0; py < on.height(); py++) {
            for (int px = 0; px < on.width(); px++) {
                double dx = (px + 0.5 - x) / radiusX;
                double dy = (py + 0.5 - y) / radiusY;
                if (dx * dx + dy * dy <= 1) {
                    on.set(px, py, Ramp.GRASS.at(1));
                }
            }
        }
    }

    private static void trunk(Canvas on, int x, int y, int width, int height) {
        Canvas tree = new Canvas(on.width(), on.height());
        for (int row = y; row < y + height; row++) {
            int flare = row > y + height - 4 ? row - (y + height - 4) : 0;
            for (int column = x - flare; column < x + width + flare; column++) {
                double across = (double) (column - x + flare) / (width + 2 * flare);
                int shade = across < 0.2 ? 3 : across < 0.55 ? 2 : 1;
                tree.set(
                        column,
                        row,
                        Ramp.WOOD.at(Noise.at(column, row / 3, 4) > 0.75 ? shade - 1 : shade));
            }
        }
        tree.outline(Ramp.WOOD.at(0));
        on.draw(tree, 0, 0);
    }

    /** Draws the balls from back to front; each is shaded as a sphere and broken up into leaves. */
    private static void crown(Canvas tree, double[][] balls, Ramp ramp, int seed) {
        Canvas crown = new Canvas(tree.width(), tree.height());
        for (double[] ball : balls) {
            for (int y = 0; y < tree.height(); y++) {
                for (int x = 0; x < tree.width(); x++) {
                    double dx = (x + 0.5 - ball[0]) / ball[2];
                    double dy = (y + 0.5 - ball[1]) / ball[2];
                    double away = dx * dx + dy * dy;
                    double ragged = 1 - 0.28 * Noise.at(x / 2, y / 2, seed);
                    if (away <= ragged) {
                        double depth = Math.sqrt(Math.max(0, 1 - away));
                        double light = 0.42 + (-0.45 * dx - 0.6 * dy) * 0.55 + depth * 0.22;
                        light -= 0.16 * y / tree.height();
                        light += (Noise.at(x / 2, (y + x % 2) / 2, seed + 1) - 0.5) * 0.42;
                        crown.set(x, y, ramp.lit(Math.clamp(light, 0.17, 0.99)));
                    }
                }
            }
        }
        crown.outline(ramp.at(0));
        tree.draw(crown, 0, 0);
    }
}
