package org.vivarium.engine.gfx;

/**
 * A colour tone: red, green, blue and saturation, each 0..255 with 128 neutral, packed into one int
 * as {@code RRGGBBSS} (spec screen 1.4). Saturation acts first, then colour; alpha never changes
 * and transparent pixels are skipped.
 */
public final class Tone {
    public static final int NEUTRAL = 0x80808080;

    /** {@code COLOUR[t << 8 | c]}: channel value c under the tone component t. */
    private static final byte[] COLOUR = new byte[256 * 256];

    static {
        for (int t = 0; t < 256; t++) {
            for (int c = 0; c < 256; c++) {
                int v = t <= 128 ? 2 * t * c / 255 : 255 - 2 * (255 - t) * (255 - c) / 255;
                COLOUR[t << 8 | c] = (byte) Math.clamp(v, 0, 255);
            }
        }
    }

    private Tone() {}

    /** A tone from components 0..255; values outside are clamped. */
    public static int of(int red, int green, int blue, int saturation) {
        return Math.clamp(red, 0, 255) << 24
                | Math.clamp(green, 0, 255) << 16
                | Math.clamp(blue, 0, 255) << 8
                | Math.clamp(saturation, 0, 255);
    }

    /** A tone from percentages, 100 neutral: each component is {@code trunc(p*128/100)}. */
    public static int ofPercent(double red, double green, double blue, double saturation) {
        return of(
                (int) (red * 128 / 100),
                (int) (green * 128 / 100),
                (int) (blue * 128 / 100),
                (int) (saturation * 128 / 100));
    }

    /** A picture's tone under the screen's: component by component {@code a*b/128}, clamped. */
    public static int combine(int a, int b) {
        return of(
                (a >>> 24) * (b >>> 24) / 128,
                (a >>> 16 & 255) * (b >>> 16 & 255) / 128,
                (a >>> 8 & 255) * (b >>> 8 & 255) / 128,
                (a & 255) * (b & 255) / 128);
    }

    public static boolean isNeutral(int tone) {
        return tone == NEUTRAL;
    }

    /**
     * One premultiplied pixel under a tone. Half-transparent ones have their new colour multiplied
     * by alpha once more.
     */
    public static int apply(int p, int tone) {
        int alpha = p >>> 24;
        if (alpha == 0) {
            return p;
        }
        int r = p >>> 16 & 255;
        int g = p >>> 8 & 255;
        int b = p & 255;
        int saturation = tone & 255;
        if (saturation != 128) {
            int f = saturation > 128 ? 1024 + (saturation - 128) * 16 : saturation * 8;
            int y = (19595 * r + 38470 * g + 7471 * b) >> 16;
            r = saturate(y, r, f);
            g = saturate(y, g, f);
            b = saturate(y, b, f);
        }
        r = COLOUR[(tone >>> 24) << 8 | r] & 255;
        g = COLOUR[(tone >>> 16 & 255) << 8 | g] & 255;
        b = COLOUR[(tone >>> 8 & 255) << 8 | b] & 255;
        if (alpha != 255) {
            r = r * alpha / 255;
            g = g * alpha / 255;
            b = b * alpha / 255;
        }
        return alpha << 24 | r << 16 | g << 8 | b;
    }

    private static int saturate(int y, int c, int f) {
        int v = (y * 1024 + (c - y) * f) >> 10;
        return v < 0 ? 0 : Math.min(v, 255);
    }

    /** Tones {@code n} pixels of {@code from} into {@code to}; both may be the same array. */
    public static void apply(int[] from, int fromAt, int[] to, int toAt, int n, int tone) {
        if (tone == NEUTRAL) {
            System.arraycopy(from, fromAt, to, toAt, n);
        } else if ((tone & 255) == 128) {
            colourOnly(from, fromAt, to, toAt, n, tone);
        } else {
            for (int i = 0; i < n; i++) {
                to[toAt + i] = apply(from[fromAt + i], tone);
            }
        }
    }

    private static void colourOnly(int[] from, int fromAt, int[] to, int toAt, int n, int tone) {
        int red = (tone >>> 24) << 8;
        int green = (tone >>> 16 & 255) << 8;
        int blue = (tone >>> 8 & 255) << 8;
        for (int i = 0; i < n; i++) {
            int p = from[fromAt + i];
            int a = p >>> 24;
            to[toAt + i] =
                    a == 255
                            ? 0xFF000000
                                    | (COLOUR[red | p >>> 16 & 255] & 255) << 16
                                    | (COLOUR[green | p >>> 8 & 255] & 255) << 8
                                    | COLOUR[blue | p & 255] & 255
                            : apply(p, tone);
        }
    }

    /**
     * Tones the opaque pixels {@code from..to-1} in place. The same numbers as {@link #apply(int,
     * int)}, without tables and branches.
     */
    public static void applyOpaque(int[] px, int from, int to, int tone) {
        int flipR = flip(tone >>> 24);
        int flipG = flip(tone >>> 16 & 255);
        int flipB = flip(tone >>> 8 & 255);
        int scaleR = scale(tone >>> 24, flipR);
        int scaleG = scale(tone >>> 16 & 255, flipG);
        int scaleB = scale(tone >>> 8 & 255, flipB);
        if ((tone & 255) != 128) {
            saturate(px, from, to, tone & 255);
        }
        for (int i = from; i < to; i++) {
            int r = divide255(scaleR * ((px[i] >> 16 & 255) ^ flipR)) ^ flipR;
            int g = divide255(scaleG * ((px[i] >> 8 & 255) ^ flipG)) ^ flipG;
            int b = divide255(scaleB * ((px[i] & 255) ^ flipB)) ^ flipB;
            px[i] = 0xFF000000 | r << 16 | g << 8 | b;
        }
    }

    /** Components above neutral work on the complement. */
    private static int flip(int component) {
        return component > 128 ? 255 : 0;
    }

    /** The factor in 255ths; the neutral one leaves a channel as it is. */
    private static int scale(int component, int flip) {
        return component == 128 ? 255 : 2 * (component ^ flip);
    }

    private static int divide255(int v) {
        return v * 32897 >>> 23;
    }

    private static void saturate(int[] px, int from, int to, int s) {
        int f = s > 128 ? 1024 + (s - 128) * 16 : s * 8;
        for (int i = from; i < to; i++) {
            int r = px[i] >> 16 & 255;
            int g = px[i] >> 8 & 255;
            int b = px[i] & 255;
            int y = (19595 * r + 38470 * g + 7471 * b) >> 16;
            r = Math.max(0, Math.min(255, (y * 1024 + (r - y) * f) >> 10));
            g = Math.max(0, Math.min(255, (y * 1024 + (g - y) * f) >> 10));
            b = Math.max(0, Math.min(255, (y * 1024 + (b - y) * f) >> 10));
            px[i] = 0xFF000000 | r << 16 | g << 8 | b;
        }
    }
}
