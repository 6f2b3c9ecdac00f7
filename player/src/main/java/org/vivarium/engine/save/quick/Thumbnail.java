package org.vivarium.engine.save.quick;

import org.vivarium.assets.image.PngWriter;

/** The small picture beside a quick save: each of its pixels is the mean of 2 by 2 of the frame. */
public final class Thumbnail {
    private static final int SHRINK = 2;
    private static final int AREA = SHRINK * SHRINK;

    private Thumbnail() {}

    /** PNG of {@code frame}, which is {@code width} times {@code height} opaque ARGB pixels. */
    public static byte[] of(int[] frame, int width, int height) {
        int smallWidth = width / SHRINK;
        int smallHeight = height / SHRINK;
        int[] small = new int[smallWidth * smallHeight];
        for (int y = 0; y < smallHeight; y++) {
            for (int x = 0; x < smallWidth; x++) {
                small[y * smallWidth + x] = mean(frame, width, x * SHRINK, y * SHRINK);
            }
        }
        return PngWriter.encode(small, smallWidth, smallHeight);
    }

    private static int mean(int[] frame, int width, int left, int top) {
        int red = 0;
        int green = 0;
        int blue = 0;
        for (int y = top; y < top + SHRINK; y++) {
            for (int x = left; x < left + SHRINK; x++) {
                int pixel = frame[y * width + x];
                red += pixel >> 16 & 0xFF;
                green += pixel >> 8 & 0xFF;
                blue += pixel & 0xFF;
            }
        }
        return 0xFF << 24 | red / AREA << 16 | green / AREA << 8 | blue / AREA;
    }
}
