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
    private final int[] row = new int[Frame.WIDTH];
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
        int rest = 255 - opacity;
        for (int y = 0; y < Frame.HEIGHT; y++) {
            int tileRow = (y + dy & SIZE - 1) * SIZE;
            for (int x = 0; x < Frame.WIDTH; x++) {
                row[x] = toned[tileRow + (x + dx & SIZE - 1)];
            }
            System.arraycopy(frame, y * Frame.WIDTH, under, 0, Frame.WIDTH);
            blend(row, under, rest);
            System.arraycopy(under, 0, frame, y * Frame.WIDTH, Frame.WIDTH);
        }
    }

    private static void blend(int[] row, int[] under, int rest) {
        for (int x = 0; x < Frame.WIDTH; x++) {
            under[x] = row[x] + Pixel.scale(under[x], rest) | Frame.BLACK;
        }
    }
}
