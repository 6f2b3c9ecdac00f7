package org.vivarium.engine.gfx;

/**
 * The picture every frame is drawn into: {@value #WIDTH} by {@value #HEIGHT} opaque ARGB pixels,
 * row by row, in one int array.
 */
public final class Frame {
    public static final int WIDTH = 320;
    public static final int HEIGHT = 240;
    public static final int SIZE = WIDTH * HEIGHT;
    public static final int BLACK = 0xFF000000;

    private Frame() {}
}
