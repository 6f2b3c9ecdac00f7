package org.vivarium.engine.gfx;

/**
 * Blending arithmetic on 32-bit ARGB pixels whose colour is multiplied by their alpha (spec screen
 * 1.3). A fully transparent pixel is 0; targets are opaque.
 */
public final class Pixel {
    private static final int LANES = 0x00FF00FF;
    private static final int HALF = 0x00800080;

    private Pixel() {}

    /** The rounded product {@code a*b/255} of two channel values. */
    public static int mul(int a, int b) {
        int t = a * b + 128;
        return (t + (t >> 8)) >> 8;
    }

    /** All four channels of {@code p} times {@code o/255}, each rounded as {@link #mul}. */
    public static int scale(int p, int o) {
        int low = (p & LANES) * o + HALF;
        int high = ((p >>> 8) & LANES) * o + HALF;
        low = ((low + ((low >>> 8) & LANES)) >>> 8) & LANES;
        high = (high + ((high >>> 8) & LANES)) & ~LANES;
        return high | low;
    }

    /** Source {@code s} over the opaque pixel {@code d}. */
    public static int over(int d, int s) {
        int rest = 255 - (s >>> 24);
        return rest == 0 ? s : (s + scale(d, rest)) | 0xFF000000;
    }

    /** Source {@code s} at opacity 0..255 over the opaque pixel {@code d}. */
    public static int over(int d, int s, int opacity) {
        return over(d, scale(s, opacity));
    }

    /**
     * The colour {@code rgb} as a veil of the given alpha over {@code d}: {@code (C*A)>>8} is
     * added, as in screen flashes.
     */
    public static int veil(int d, int rgb, int alpha) {
        return (veilColour(rgb, alpha) + scale(d, 255 - alpha)) | 0xFF000000;
    }

    /** What {@link #veil} adds to each channel: {@code (C*A)>>8}, without an alpha. */
    public static int veilColour(int rgb, int alpha) {
        return ((((rgb & LANES) * alpha) >>> 8) & LANES)
                | ((((rgb >>> 8) & 0xFF) * alpha) & 0xFF00);
    }

    /** An ARGB pixel with straight colour turned into a premultiplied one. */
    public static int premultiply(int argb) {
        int a = argb >>> 24;
        return a == 255 ? argb : a == 0 ? 0 : (scale(argb, a) & 0xFFFFFF) | a << 24;
    }
}
