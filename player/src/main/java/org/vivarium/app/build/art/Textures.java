package org.vivarium.app.build.art;

/** Grounds that repeat without a seam after 16 pixels. */
final class Textures {
    static final int SIZE = 16;

    private Textures() {}

    /** Meadow: a quiet base with a few blades, so that a whole map of it rests the eye. */
    static Canvas grass(int variant) {
        Canvas tile = new Canvas(SIZE, SIZE);
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                double n = Noise.smooth(x, y, 4, SIZE, 11);
                tile.set(x, y, Ramp.GRASS.at(n > 0.8 ? 4 : 3));
            }
        }
        int[][] blades = {{3, 4}, {10, 11}};
        for (int[] blade : blades) {
            blade(tile, blade[0], blade[1], 2, 4);
        }
        if (variant == 1) {
            tuft(tile, 4, 8);
            tuft(tile, 10, 5);
        } else if (variant == 2) {
            for (int[] at : new int[][] {{3, 3}, {10, 8}, {5, 12}, {13, 3}}) {
                flower(tile, at[0], at[1], Ramp.WHITE, Ramp.GOLD);
            }
        } else if (variant == 3) {
            for (int[] at : new int[][] {{4, 5}, {11, 10}, {12, 2}}) {
                flower(tile, at[0], at[1], Ramp.BLOSSOM, Ramp.GOLD);
            }
        }
        return tile;
    }

    private static void blade(Canvas tile, int x, int y, int dark, int light) {
        tile.set(x, y, Ramp.GRASS.at(dark));
        tile.set(x, y + 1, Ramp.GRASS.at(dark));
        tile.set(x + 1, y - 1 < 0 ? SIZE - 1 : y - 1, Ramp.GRASS.at(light));
    }

    private static void tuft(Canvas tile, int x, int y) {
        String[] rows = {"l...l", ".l.l.", "dlddl", ".ddd."};
        tile.draw(
                rows,
                x - 2,
                y - 2,
                c -> c == 'l' ? Ramp.GRASS.at(5) : c == 'd' ? Ramp.GRASS.at(1) : 0);
    }

    static void flower(Canvas tile, int x, int y, Ramp petals, Ramp heart) {
        tile.set(x, y - 1, petals.at(3));
        tile.set(x - 1, y, petals.at(3));
        tile.set(x + 1, y, petals.at(2));
        tile.set(x, y + 1, petals.at(2));
        tile.set(x, y, heart.at(3));
        tile.set(x + 1, y + 2, Ramp.GRASS.at(1));
    }

    /** Trodden earth with small stones. */
    static Canvas dirt() {
        Canvas tile = new Canvas(SIZE, SIZE);
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                double n = Noise.smooth(x, y, 4, SIZE, 23) * 0.7 + Noise.at(x, y, 5) * 0.3;
                tile.set(x, y, Ramp.DIRT.at(n > 0.66 ? 4 : n < 0.24 ? 2 : 3));
            }
        }
        for (int[] at : new int[][] {{3, 5}, {11, 3}, {8, 11}, {14, 13}}) {
            tile.set(at[0], at[1], Ramp.DIRT.at(1));
            tile.set(at[0] - 1, at[1] - 1, Ramp.DIRT.at(4));
        }
        return tile;
    }

    /** Beach with ripples and grains. */
    static Canvas sand() {
        Canvas tile = new Canvas(SIZE, SIZE);
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                double wave = Math.sin((y + 1.6 * Math.sin(x * Math.PI / 8)) * Math.PI / 4);
                double grain = Noise.at(x, y, 3);
                tile.set(x, y, Ramp.SAND.at(wave > 0.8 && grain > 0.3 ? 3 : grain < 0.05 ? 1 : 2));
            }
        }
        return tile;
    }

    /** Rounded paving stones in two rows of two. */
    static Canvas cobble() {
        Canvas tile = new Canvas(SIZE, SIZE);
        tile.fill(Ramp.STONE.at(2));
        int[][] stones = {{0, 0, 9, 7}, {10, 0, 6, 7}, {5, 8, 10, 7}, {-1, 8, 5, 7}, {15, 8, 5, 7}};
        for (int[] s : stones) {
            for (int y = s[1]; y < s[1] + s[3]; y++) {
                for (int x = s[0]; x < s[0] + s[2]; x++) {
                    boolean corner =
                            (x == s[0] || x == s[0] + s[2] - 1)
                                    && (y == s[1] || y == s[1] + s[3] - 1);
                    if (!corner && x >= 0 && x < SIZE) {
                        int shade = y == s[1] || x == s[0] ? 5 : y == s[1] + s[3] - 1 ? 3 : 4;
                        tile.set(x, y, Ramp.STONE.at(Noise.at(x, y, 9) < 0.06 ? shade - 1 : shade));
                    }
                }
            }
        }
        return tile;
    }

    /** Floor boards along the room. */
    static Canvas planks() {
        Canvas tile = new Canvas(SIZE, SIZE);
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                int board = y / 4;
                double n = Noise.smooth(x, board * 5, 4, SIZE, 31);
                int shade = y % 4 == 3 ? 2 : y % 4 == 0 ? 4 : n > 0.6 ? 4 : 3;
                boolean joint = y % 4 != 3 && x == (board * 7 + 3) % SIZE;
                tile.set(x, y, Ramp.WOOD.at(joint ? 2 : shade));
            }
        }
        return tile;
    }

    /**
     * The sea: slow bands of light over a deep colour.
     *
     * @param step of the animation, 0 to 2
     * @param base shade of the water, lower is deeper
     */
    static Canvas water(int step, int base) {
        Canvas tile = new Canvas(SIZE, SIZE);
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                double drift = step * 1.4;
                double wave =
                        Math.sin(
                                        (x + drift) * Math.PI / 8
                                                + 1.7 * Math.sin((y + drift) * Math.PI / 8))
                                + Math.sin(
                                        (y * 2 - drift) * Math.PI / 8 + Math.sin(x * Math.PI / 8));
                int shade =
                        wave > 1.62
                                ? base + 2
                                : wave > 1.1 ? base + 1 : wave < -1.3 ? base - 1 : base;
                tile.set(x, y, Ramp.WATER.at(shade));
            }
        }
        return tile;
    }

    /** Rows of ripe grain. */
    static Canvas wheat() {
        Canvas tile = new Canvas(SIZE, SIZE);
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                int column = (x + (y / 4 % 2) * 2) % 4;
                int row = y % 4;
                int shade = column == 0 ? 1 : column == 2 ? (row == 0 ? 4 : 3) : row == 3 ? 1 : 2;
                tile.set(x, y, Ramp.GOLD.at(shade));
            }
        }
        return tile;
    }

    /** Woven rug with a small diamond. */
    static Canvas rug() {
        Canvas tile = new Canvas(SIZE, SIZE);
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                int diamond = Math.abs(x - 7) + Math.abs(y - 7);
                byte colour =
                        diamond == 6
                                ? Ramp.GOLD.at(2)
                                : diamond < 3 ? Ramp.GOLD.at(3) : Ramp.RED.at(1 + (x + y) % 2);
                tile.set(x, y, colour);
            }
        }
        return tile;
    }
}
