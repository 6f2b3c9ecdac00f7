package org.vivarium.assets.image;

/** The sizes an image may claim before memory is set aside for it. */
final class ImageLimits {
    /** Longest side, in pixels (spec assets-and-audio 13.2). */
    private static final int MAX_SIDE = 16_384;

    /**
     * Most pixels of one image: 128 MiB as ARGB, a quarter of the smallest heap the launcher gives.
     */
    private static final long MAX_PIXELS = 32L << 20;

    /** No stream of the deflate method, and no run of a BMP, grows more than this many times. */
    private static final long MAX_EXPANSION = 1_040;

    private ImageLimits() {}

    /**
     * Refuses a size that is empty, absurd, or that a file of this length cannot hold even
     * perfectly compressed.
     *
     * @param bitsPerPixel bits of one pixel in the file's uncompressed form
     */
    static void check(String file, long width, long height, int bitsPerPixel, int fileLength)
            throws ImageException {
        String size = width + "x" + height;
        if (width <= 0 || height <= 0) {
            throw new ImageException(file, "its size is " + size);
        }
        if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS) {
            throw new ImageException(file, "its size of " + size + " is beyond what any game uses");
        }
        if (width * height * bitsPerPixel / 8 > MAX_EXPANSION * fileLength) {
            throw new ImageException(file, fileLength + " bytes cannot hold its size of " + size);
        }
    }
}
