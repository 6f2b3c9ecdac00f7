package org.vivarium.assets.image;

/** Plain images made by program, shown in place of files that are missing or broken. */
public final class StandIn {
    private static final int[] BLACK = {0xFF000000, 0xFF000000};
    private static final int[] GREYS = {0xFF808080, 0xFFFFFFFF};
    private static final int CHECK = 16;

    private StandIn() {}

    /** Nothing at all. */
    public static Image transparent(int width, int height) {
        return Image.indexed(
                width, height, new byte[width * height], BLACK, Transparency.INDEX_ZERO);
    }

    /** Opaque black. */
    public static Image black(int width, int height) {
        return Image.indexed(width, height, new byte[width * height], BLACK, Transparency.NONE);
    }

    /** Squares of 16 pixels in white and grey. */
    public static Image checkerboard(int width, int height) {
        byte[] indices = new byte[width * height];
        for (int i = 0; i < indices.length; i++) {
            int square = i % width / CHECK + i / width / CHECK;
            indices[i] = (byte) (square + 1 & 1);
        }
        return Image.indexed(width, height, indices, GREYS, Transparency.NONE);
    }

    /** A chipset whose lower tiles are black and whose upper tiles are blank. */
    public static Image chipset() {
        int width = 480;
        int height = 256;
        byte[] indices = new byte[width * height];
        for (int y = 0; y < height; y++) {
            int upperFrom = (y < height / 2 ? 24 : 18) * 16;
            for (int x = 0; x < upperFrom; x++) {
                indices[y * width + x] = 1;
            }
        }
        return Image.indexed(width, height, indices, BLACK, Transparency.INDEX_ZERO);
    }
}
