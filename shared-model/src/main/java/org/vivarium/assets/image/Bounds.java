package org.vivarium.assets.image;

/** A rectangle of an image, in pixels. */
public record Bounds(int x, int y, int width, int height) {
    public boolean isEmpty() {
        return width == 0 || height == 0;
    }

    /** The smallest rectangle holding every pixel that is not fully transparent. */
    static Bounds of(int[] pixels, int width, int height) {
        int left = width;
        int right = -1;
        int top = height;
        int bottom = -1;
        for (int y = 0; y < height; y++) {
            int row = y * width;
            int first = 0;
            while (first < width && pixels[row + first] >>> 24 == 0) {
                first++;
            }
            if (first == width) {
                continue;
            }
            int last = width - 1;
            while (pixels[row + last] >>> 24 == 0) {
                last--;
            }
            left = Math.min(left, first);
            right = Math.max(right, last);
            top = Math.min(top, y);
            bottom = y;
        }
        return right < 0
                ? new Bounds(0, 0, 0, 0)
                : new Bounds(left, top, right - left + 1, bottom - top + 1);
    }
}
