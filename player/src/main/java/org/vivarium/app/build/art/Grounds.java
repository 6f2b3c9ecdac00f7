package org.vivarium.app.build.art;

/** The edges where one ground ends and another begins. */
final class Grounds {
    /** Grass hanging over earth, with a shaded rim. */
    static final Autotiles.Edge PATH =
            (distance, x, y) -> {
                if (distance < -1 || distance >= 2) {
                    return Ramp.CLEAR;
                }
                if (distance < 0) {
                    return Noise.at(x % 16, y % 16, 17) > 0.45
                            ? Ramp.GRASS.at(2)
                            : Ramp.GRASS.at(5);
                }
                return distance < 1 ? Ramp.DIRT.at(1) : Ramp.DIRT.at(2);
            };

    /** Grass thinning out into sand. */
    static final Autotiles.Edge BEACH =
            (distance, x, y) -> {
                if (distance < -1 || distance >= 1.6) {
                    return Ramp.CLEAR;
                }
                if (distance < 0) {
                    return Ramp.GRASS.at(Noise.at(x % 16, y % 16, 19) > 0.5 ? 2 : 4);
                }
                return Ramp.SAND.at(distance < 0.9 ? 0 : 1);
            };

    /** Kerb stones around a square. */
    static final Autotiles.Edge PAVING =
            (distance, x, y) -> {
                if (distance < -1 || distance >= 3) {
                    return Ramp.CLEAR;
                }
                if (distance < 0) {
                    return Ramp.STONE.at(0);
                }
                return (x + y) % 6 == 0 ? Ramp.STONE.at(1) : Ramp.STONE.at(distance < 1 ? 4 : 3);
            };

    /** The fringe of a rug. */
    static final Autotiles.Edge FRINGE =
            (distance, x, y) -> {
                if (distance < -1 || distance >= 2) {
                    return Ramp.CLEAR;
                }
                if (distance < 0) {
                    return (x + y) % 2 == 0 ? Ramp.GOLD.at(3) : Ramp.CLEAR;
                }
                return distance < 1 ? Ramp.RED.at(0) : Ramp.GOLD.at(2);
            };

    /** Turf over bare rock, with nothing below. */
    static final Autotiles.Edge CLIFF =
            (distance, x, y) -> {
                if (distance < -1.6 || distance >= 1.4) {
                    return Ramp.CLEAR;
                }
                if (distance < -0.8) {
                    return Ramp.DIRT.at(0);
                }
                return distance < 0 ? Ramp.DIRT.at(2) : Ramp.GRASS.at(distance < 0.7 ? 1 : 2);
            };

    private Grounds() {}

    /** Wet sand, a line of foam that comes and goes, and clear shallows. */
    static Autotiles.Edge surf(int step) {
        double reach = new double[] {0.2, 0.9, 1.5}[step];
        return (distance, x, y) -> {
            double d = distance + reach - 0.6;
            if (d < -2.4 || d >= 3.6) {
                return Ramp.CLEAR;
            }
            if (d < 0) {
                return d < -1.2 ? Ramp.SAND.at(1) : Ramp.SAND.at(0);
            }
            if (d < 1.2) {
                return Ramp.WATER.at(6);
            }
            boolean bubble = Noise.at(x, y % 16, 41 + step) > 0.7;
            return d < 2.4 ? Ramp.WATER.at(bubble ? 6 : 5) : bubble ? Ramp.WATER.at(5) : Ramp.CLEAR;
        };
    }

    /** A pond's bank: earth, then a dark rim of water. */
    static Autotiles.Edge bank(int step) {
        return (distance, x, y) -> {
            if (distance < -2 || distance >= 2.2) {
                return Ramp.CLEAR;
            }
            if (distance < 0) {
                return distance < -1 ? Ramp.GRASS.at(1) : Ramp.DIRT.at(1);
            }
            boolean glint = Noise.at(x, y % 16, 51 + step) > 0.6;
            return distance < 1.1 ? Ramp.WATER.at(2) : glint ? Ramp.WATER.at(6) : Ramp.WATER.at(5);
        };
    }
}
