package org.vivarium.telemetry;

/** One finished frame of the game: 320 x 240 opaque ARGB pixels and the frame they show. */
public final class Picture {
    public static final int WIDTH = 320;
    public static final int HEIGHT = 240;

    public final int[] pixels = new int[WIDTH * HEIGHT];
    public long frame = -1;
}
