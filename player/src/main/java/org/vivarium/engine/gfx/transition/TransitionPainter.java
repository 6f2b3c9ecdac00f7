package org.vivarium.engine.gfx.transition;

import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.Pixel;

/**
 * Draws one frame of a transition: a pure function of its type, the step, the pictures before and
 * after, a seed and a focus (spec screen 5.3). Steps run from 0 to 40, for a fade to its own
 * length.
 */
public final class TransitionPainter {
    /** Steps of every type but fade and cut. */
    public static final int STEPS = 40;

    private static final int W = Frame.WIDTH;
    private static final int H = Frame.HEIGHT;

    private final BlockOrder order = new BlockOrder();
    private final Distortions distortions = new Distortions();

    /** All bits where a column shows the picture after. */
    private final int[] gone = new int[W];

    /**
     * Draws step {@code f} into {@code display}.
     *
     * @param a the picture before
     * @param b the picture after
     * @param erasing which way the types that have two ways go
     * @param fadeSteps equal steps of a fade
     * @param seed decides the order of blocks and the jitter of the mosaic
     * @param focusX where a zoom goes to, on the screen
     */
    public void draw(
            int[] display,
            int[] a,
            int[] b,
            TransitionType type,
            boolean erasing,
            int f,
            int fadeSteps,
            int seed,
            int focusX,
            int focusY) {
        int combine = STEPS - f;
        switch (type) {
            case FADE -> fade(display, a, b, f + 1, fadeSteps);
            case RANDOM_BLOCKS, BLOCKS_DOWN, BLOCKS_UP ->
                    blocks(display, a, b, order.of(type, seed), f);
            case BLINDS -> blinds(display, a, b, f, erasing);
            case VERTICAL_STRIPES -> verticalStripes(display, a, b, f);
            case HORIZONTAL_STRIPES -> horizontalStripes(display, a, b, f);
            case BORDER_TO_CENTRE -> borderToCentre(display, a, b, f);
            case CENTRE_TO_BORDER -> {
                copy(display, a);
                Pieces.copy(b, display, W / 2 - 4 * f, H / 2 - 3 * f, 8 * f, 6 * f, 0, 0);
            }
            case SCROLL_UP -> scroll(display, a, b, f, 0, -1);
            case SCROLL_DOWN -> scroll(display, a, b, f, 0, 1);
            case SCROLL_LEFT -> scroll(display, a, b, f, -1, 0);
            case SCROLL_RIGHT -> scroll(display, a, b, f, 1, 0);
            case VERTICAL_DIVISION ->
                    Pieces.divide(
                            display,
                            erasing ? a : b,
                            erasing ? b : a,
                            0,
                            3 * (erasing ? f : combine));
            case HORIZONTAL_DIVISION ->
                    Pieces.divide(
                            display,
                            erasing ? a : b,
                            erasing ? b : a,
                            4 * (erasing ? f : combine),
                            0);
            case CROSS_DIVISION -> {
                int z = erasing ? f : combine;
                Pieces.divide(display, erasing ? a : b, erasing ? b : a, 4 * z, 3 * z);
            }
            case ZOOM ->
                    distortions.zoom(
                            display, erasing ? a : b, erasing ? f : combine, focusX, focusY);
            case MOSAIC ->
                    distortions.mosaic(display, erasing ? a : b, erasing ? f : combine, seed);
            case WAVE -> Distortions.wave(display, erasing ? a : b, erasing ? f + 1 : combine + 1);
            case CUT, NONE -> copy(display, type == TransitionType.CUT && !erasing ? b : a);
        }
    }

    private static void copy(int[] display, int[] from) {
        System.arraycopy(from, 0, display, 0, display.length);
    }

    private static void fade(int[] display, int[] a, int[] b, int step, int steps) {
        int opacity = steps <= 0 ? 255 : Math.min(255, 255 * step / steps);
        for (int i = 0; i < display.length; i++) {
            display[i] =
                    Pixel.scale(a[i], 255 - opacity) + Pixel.scale(b[i], opacity) | Frame.BLACK;
        }
    }

    private static void blocks(int[] display, int[] a, int[] b, int[] order, int f) {
        copy(display, a);
        int n = Math.min(order.length, order.length / STEPS * (f + 1));
        for (int i = 0; i < n; i++) {
            int x = order[i] % BlockOrder.COLUMNS * BlockOrder.SIZE;
            int at = order[i] / BlockOrder.COLUMNS * BlockOrder.SIZE * W + x;
            for (int row = 0; row < BlockOrder.SIZE; row++, at += W) {
                System.arraycopy(b, at, display, at, BlockOrder.SIZE);
            }
        }
    }

    private static void blinds(int[] display, int[] a, int[] b, int f, boolean erasing) {
        int m = Math.min(8, (f + 5) / 5);
        for (int y = 0; y < H; y++) {
            boolean gone = erasing ? y % 8 < m : y % 8 >= 8 - m;
            System.arraycopy(gone ? b : a, y * W, display, y * W, W);
        }
    }

    private static void verticalStripes(int[] display, int[] a, int[] b, int f) {
        for (int y = 0; y < H; y++) {
            int band = y / 6;
            boolean gone = y % 6 < 3 ? band <= f : band >= STEPS - 1 - f;
            System.arraycopy(gone ? b : a, y * W, display, y * W, W);
        }
    }

    private void horizontalStripes(int[] display, int[] a, int[] b, int f) {
        for (int x = 0; x < W; x++) {
            int band = x / 8;
            gone[x] = (x % 8 < 4 ? band <= f : band >= STEPS - 1 - f) ? -1 : 0;
        }
        for (int at = 0; at < display.length; at += W) {
            for (int x = 0; x < W; x++) {
                display[at + x] = a[at + x] & ~gone[x] | b[at + x] & gone[x];
            }
        }
    }

    /**
     * The part that stays is 4 pixels wider and 3 higher than it should be from step 1 on, as
     * measured.
     */
    private static void borderToCentre(int[] display, int[] a, int[] b, int f) {
        copy(display, b);
        int more = f == 0 ? 0 : 1;
        Pieces.copy(a, display, 4 * f, 3 * f, W - 8 * f + 4 * more, H - 6 * f + 3 * more, 0, 0);
    }

    /**
     * The picture after pushes the one before out of the frame, in a direction of -1, 0 or 1 each
     * way.
     */
    private static void scroll(int[] display, int[] a, int[] b, int f, int right, int down) {
        int dx = right * 8 * f;
        int dy = down * 6 * f;
        Pieces.copy(a, display, 0, 0, W, H, dx, dy);
        Pieces.copy(b, display, 0, 0, W, H, dx - right * W, dy - down * H);
    }
}
