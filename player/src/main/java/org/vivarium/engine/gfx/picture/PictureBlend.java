package org.vivarium.engine.gfx.picture;

import java.util.Arrays;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.Sprite;
import org.vivarium.engine.gfx.SpritePainter;

/**
 * Puts a sprite onto a frame by multiplying, adding or overlaying (Maniac Patch, spec
 * event-commands 11110). The sprite is drawn on black and on white; with D the frame's channel, K
 * and W those two, every mode is a formula without its opacity in it: multiply D·W, add D + K.
 */
final class PictureBlend {
    static final int NORMAL = 0;
    static final int MULTIPLY = 1;
    static final int ADD = 2;
    static final int OVERLAY = 3;
    private static final int WHITE = 0xFFFFFFFF;

    private final int[] onBlack = new int[Frame.WIDTH * Frame.HEIGHT];
    private final int[] onWhite = new int[Frame.WIDTH * Frame.HEIGHT];

    void draw(int[] frame, Sprite sprite, SpritePainter painter, int mode) {
        Arrays.fill(onBlack, Frame.BLACK);
        Arrays.fill(onWhite, WHITE);
        painter.draw(onBlack, sprite);
        painter.draw(onWhite, sprite);
        for (int i = 0; i < frame.length; i++) {
            if (onBlack[i] != Frame.BLACK || onWhite[i] != WHITE) {
                frame[i] = pixel(frame[i], onBlack[i], onWhite[i], mode);
            }
        }
    }

    private static int pixel(int d, int k, int w, int mode) {
        int out = 0xFF;
        for (int shift = 16; shift >= 0; shift -= 8) {
            int value = channel(d >> shift & 255, k >> shift & 255, w >> shift & 255, mode);
            out = out << 8 | Math.clamp(value, 0, 255);
        }
        return out;
    }

    private static int channel(int d, int k, int w, int mode) {
        return switch (mode) {
            case MULTIPLY -> d * w / 255;
            case ADD -> d + k;
            default -> overlay(d, k, 255 - (w - k), w - k);
        };
    }

    /**
     * @param k the sprite's channel times its opacity
     * @param opacity of the sprite
     * @param rest 255 less that
     */
    private static int overlay(int d, int k, int opacity, int rest) {
        int kept = d * rest / 255;
        return d < 128
                ? 2 * d * k / 255 + kept
                : opacity - 2 * (255 - d) * (opacity - k) / 255 + kept;
    }
}
