package org.vivarium.assets.image;

/** What a blitter must expect of an image's pixels; it picks the cheapest loop from it. */
public enum Coverage {
    /** Every pixel is opaque: rows can be copied. */
    OPAQUE,
    /** Every pixel is either opaque or fully transparent. */
    MASK,
    /** Some pixels are translucent. */
    ALPHA;

    /** The coverage of premultiplied ARGB pixels. */
    static Coverage of(int[] pixels) {
        boolean holes = false;
        for (int pixel : pixels) {
            int alpha = pixel >>> 24;
            if (alpha == 0) {
                holes = true;
            } else if (alpha != 255) {
                return ALPHA;
            }
        }
        return holes ? MASK : OPAQUE;
    }
}
