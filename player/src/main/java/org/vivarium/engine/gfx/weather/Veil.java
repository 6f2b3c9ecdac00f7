package org.vivarium.engine.gfx.weather;

import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.Pixel;
import org.vivarium.engine.gfx.Tone;
import org.vivarium.engine.state.RandomState;

/**
 * A 16 by 16 tile of three mixed colours that is laid over the whole screen: fog, or the dust of a
 * sandstorm.
 */
final class Veil {
    private static final int SIZE = 16;
    private static final long SEED = 0x5EED;

    private final int[] tile = new int[SIZE * SIZE];
    private final int[] toned = new int[SIZE * SIZE];
    private final int[][] rows = new int[SIZE][Frame.WIDTH];
    private final int[] under = new int[Frame.WIDTH];

    Veil(int... colours) {
        RandomState random = new RandomState();
        random.seed(SEED);
        for (int i = 0; i < tile.length; i++) {
            tile[i] = colours[random.between(0, colours.length - 1)];
        }
    }

    /** Blends the tile over the frame; (dx, dy) is the tile's pixel at the frame's corner. */
    void draw(int[] frame, int dx, int dy, int opacity, int tone) {
        if (opacity <= 0) {
            return;
        }
        Tone.apply(tile, 0, toned, 0, tile.length, tone);
        for (int i = 0; i < toned.length; i++) {
            toned[i] = Pixel.scale(toned[i], opacity);
        }
        spread(dx);
        int rest = 255 - opacity;
        for (int y = 0; y < Frame.HEIGHT; y++) {
            System.arraycopy(frame, y * Frame.WIDTH, under, 0, Frame.WIDTH);
            blend(rows[y + dy & SIZE - 1], under, rest);
            System.arraycopy(under, 0, frame, y * Frame.WIDTH, Frame.WIDTH);
        }
    }

    /** Repeats each row of the tile over the width of the frame, column {@code dx} first. */
    private void spread(int dx) {
        for (int r = 0; r < SIZE; r++) {
            int[] row = rows[r];
            for (int x = 0; x < SIZE; x++) {
                row[x] = toned[r * SIZE + (x + dx & SIZE - 1)];
            }
            for (int n = SIZE; n < Frame.WIDTH; n *= 2) {
                System.arraycopy(row, 0, row, n, Math.min(n, Frame.WIDTH - n));
            }
        }
    }

    private static void blend(int[] row, int[] under, int rest) {
        for (int x = 0; x < Frame.WIDTH; x++) {
            under[x] = row[x] + Pixel.scale(under[x], rest) | Frame.BLACK;
        }
    }
}
