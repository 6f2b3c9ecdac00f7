package org.vivarium.engine.gfx;

/**
 * A flash colour with its strength, packed as {@code AARRGGBB} with straight colour; 0 is no flash
 * (spec screen 1.5). It veils the whole screen, or the pixels of one sprite.
 */
public final class Flash {
    public static final int NONE = 0;

    /** Makes up for the last bits lost while a level decays by fractions. */
    private static final double ROUNDING = 1e-9;

    private Flash() {}

    /**
     * Components 0..31 and a level that decays from 0..31: colour is {@code 8*v}, alpha {@code
     * trunc(8*level)}.
     */
    public static int of(int red, int green, int blue, double level) {
        if (level <= 0) {
            return NONE;
        }
        int alpha = Math.clamp((int) (level * 8 + ROUNDING), 0, 255);
        return alpha << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue);
    }

    private static int channel(int v) {
        return Math.clamp(v * 8L, 0, 255);
    }

    /** Veils the opaque pixels {@code from..to-1} of a frame. */
    public static void veil(int[] frame, int from, int to, int flash) {
        int alpha = flash >>> 24;
        if (alpha == 0) {
            return;
        }
        int add = Pixel.veilColour(flash, alpha) | 0xFF000000;
        int rest = 255 - alpha;
        for (int i = from; i < to; i++) {
            frame[i] = add + (Pixel.scale(frame[i], rest) & 0xFFFFFF);
        }
    }

    /**
     * One premultiplied sprite pixel under a flash masked by the pixel's own alpha; transparent
     * pixels stay so.
     */
    public static int apply(int p, int flash) {
        int a = p >>> 24;
        int alpha = flash >>> 24;
        if (a == 0 || alpha == 0) {
            return p;
        }
        int masked = Pixel.mul(alpha, a);
        int add = Pixel.scale(Pixel.veilColour(flash, alpha), a) | masked << 24;
        return add + Pixel.scale(p, 255 - masked);
    }
}
