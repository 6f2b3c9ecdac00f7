package org.vivarium.telemetry;

/** A picture of the game at a quarter of its size each way: 80 x 60 opaque ARGB pixels. */
public final class Thumbnail {
    public static final int WIDTH = Picture.WIDTH / 4;
    public static final int HEIGHT = Picture.HEIGHT / 4;

    private final int[] pixels = new int[WIDTH * HEIGHT];

    public int[] pixels() {
        return pixels;
    }

    /** Takes every fourth pixel of a frame of {@link Picture#WIDTH} x {@link Picture#HEIGHT}. */
    void shrink(int[] frame) {
        for (int y = 0; y < HEIGHT; y++) {
            int from = y * 4 * Picture.WIDTH;
            for (int x = 0; x < WIDTH; x++) {
                pixels[y * WIDTH + x] = frame[from + 4 * x];
            }
        }
    }

    void copyFrom(Thumbnail other) {
        System.arraycopy(other.pixels, 0, pixels, 0, pixels.length);
    }
}
