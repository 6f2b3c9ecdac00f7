package org.vivarium.engine.gfx.window;

import org.vivarium.engine.gfx.Blit;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.Pixel;
import org.vivarium.engine.gfx.Sampling;

/**
 * Draws windows out of a system graphic: wallpaper, frame, cursor, arrows (spec screen 3.2, 3.3).
 * The owner draws contents between {@link #back} and {@link #arrows}, or {@link #draw} does all
 * where there are none.
 */
public final class WindowPainter {
    private static final int B = WindowBox.BORDER;
    private static final int FRAME_X = 32;
    private static final int CURSOR_X = 64;
    private static final int SECOND_CURSOR_X = 96;
    private static final int EDGE = 16;

    private WindowPainter() {}

    /** Wallpaper, frame, cursor and arrows. */
    public static void draw(int[] frame, WindowSkin skin, WindowBox w) {
        back(frame, skin, w);
        arrows(frame, skin, w);
    }

    /** A plain open window without cursor. */
    public static void draw(int[] frame, WindowSkin skin, int x, int y, int w, int h) {
        wallpaper(frame, skin, WindowGround.PALETTE, x, y, w, h, 0, h, 255);
        border(frame, skin, x, y, w, h, h / 2, 255);
    }

    /** Wallpaper, and if wanted frame, of a box at the corner of the frame. */
    public static void ground(int[] frame, WindowSkin skin, int w, int h, boolean framed) {
        wallpaper(frame, skin, WindowGround.CLEAR, 0, 0, w, h, 0, h, 255);
        if (framed) {
            border(frame, skin, 0, 0, w, h, h / 2, 255);
        }
    }

    /** Everything below the contents. */
    public static void back(int[] frame, WindowSkin skin, WindowBox w) {
        if (!w.visible) {
            return;
        }
        int half = w.openHalf();
        int from = w.isOpen() ? 0 : w.height / 2 - half;
        int to = w.isOpen() ? w.height : w.height / 2 + half;
        wallpaper(
                frame,
                skin,
                w.groundKind(),
                w.x,
                w.y,
                w.width,
                w.height,
                from,
                to,
                w.backOpacity * w.opacity / 255);
        border(
                frame,
                skin,
                w.x,
                w.y,
                w.width,
                w.height,
                w.isOpen() ? w.height / 2 : half,
                w.opacity);
        if (w.isOpen()) {
            int pattern = w.secondCursor() ? SECOND_CURSOR_X : CURSOR_X;
            cursor(
                    frame,
                    skin,
                    pattern,
                    w.x + B + w.cursorX,
                    w.y + w.borderY + w.cursorY,
                    w.cursorWidth,
                    w.cursorHeight);
        }
    }

    /** Everything above the contents: the arrow that asks for a key, scroll arrows. */
    public static void arrows(int[] frame, WindowSkin skin, WindowBox w) {
        if (!w.isOpen()) {
            return;
        }
        int x = w.x + w.width / 2 - 8;
        if (w.pauseArrowShows() || (w.downArrow && w.scrollArrowsShow())) {
            Blit.draw(frame, skin.sheet(), 40, 16, 16, 8, x, w.y + w.height - 8, 255);
        }
        if (w.upArrow && w.scrollArrowsShow()) {
            Blit.draw(frame, skin.sheet(), 40, 8, 16, 8, x, w.y, 255);
        }
    }

    /** Rows {@code from..to-1} of the wallpaper of a window. */
    private static void wallpaper(
            int[] frame,
            WindowSkin skin,
            WindowGround ground,
            int x,
            int y,
            int w,
            int h,
            int from,
            int to,
            int opacity) {
        if (opacity <= 0 || w <= 0 || h <= 0) {
            return;
        }
        int[] paper = skin.wallpaper(ground);
        int[] columns = skin.columns(w);
        int size = WindowSkin.WALLPAPER;
        boolean solid = opacity == 255 && skin.isSolid(ground);
        int left = Math.max(0, -x);
        int right = Math.min(Math.min(w, columns.length), Frame.WIDTH - x);
        int drawn = -1;
        for (int r = Math.max(from, -y); r < Math.min(to, Frame.HEIGHT - y) && left < right; r++) {
            int row = (skin.tiled() ? r % size : Sampling.centre(r, size, h)) * size;
            int at = (y + r) * Frame.WIDTH + x;
            if (solid && row == drawn) {
                System.arraycopy(frame, at - Frame.WIDTH + left, frame, at + left, right - left);
                continue;
            }
            drawn = row;
            for (int c = left; c < right; c++) {
                int p = paper[row + columns[c]];
                frame[at + c] = solid ? p : Pixel.over(frame[at + c], p, opacity);
            }
        }
    }

    /** The frame of a window that shows {@code half} rows above and below its middle. */
    private static void border(
            int[] frame, WindowSkin skin, int x, int y, int w, int h, int half, int opacity) {
        if (opacity <= 0 || half <= 0) {
            return;
        }
        int middle = h / 2;
        int top = y + middle - half;
        int strip = Math.min(B, half);
        int bottom = half > B ? top + 2 * half - B : y + middle;
        strip(frame, skin, FRAME_X, 0, x, top, w, strip, opacity);
        strip(frame, skin, FRAME_X, 32 - strip, x, bottom, w, strip, opacity);
        for (int r = top - y + B; r < bottom - y; r++) {
            int sy = B + (r & EDGE - 1);
            Blit.draw(frame, skin.sheet(), FRAME_X, sy, B, 1, x, y + r, opacity);
            Blit.draw(frame, skin.sheet(), FRAME_X + 24, sy, B, 1, x + w - B, y + r, opacity);
        }
    }

    /**
     * A top or bottom edge with its corners, {@code rows} high, from (sx, sy) of the system
     * graphic.
     */
    private static void strip(
            int[] frame,
            WindowSkin skin,
            int sx,
            int sy,
            int x,
            int y,
            int w,
            int rows,
            int opacity) {
        tiles(frame, skin, sx + B, sy, rows, x, y, w, opacity);
        Blit.draw(frame, skin.sheet(), sx, sy, B, rows, x, y, opacity);
        Blit.draw(frame, skin.sheet(), sx + 24, sy, B, rows, x + w - B, y, opacity);
    }

    /**
     * Fills columns {@code B..w-B-1} with a pattern that repeats every 16 columns of the window.
     */
    private static void tiles(
            int[] frame,
            WindowSkin skin,
            int sx,
            int sy,
            int rows,
            int x,
            int y,
            int w,
            int opacity) {
        for (int c = B; c < w - B; ) {
            int phase = c & EDGE - 1;
            int n = Math.min(EDGE - phase, w - B - c);
            Blit.draw(frame, skin.sheet(), sx + phase, sy, n, rows, x + c, y, opacity);
            c += n;
        }
    }

    /**
     * The cursor of one of two patterns in a screen rectangle; nothing when it is 4 pixels or
     * smaller.
     */
    private static void cursor(int[] frame, WindowSkin skin, int sx, int x, int y, int w, int h) {
        if (w <= 4 || h <= 4) {
            return;
        }
        for (int r = B; r < h - B; r++) {
            int sy = B + (r & EDGE - 1);
            tiles(frame, skin, sx + B, sy, 1, x, y + r, w, 255);
            Blit.draw(frame, skin.sheet(), sx, sy, B, 1, x, y + r, 255);
            Blit.draw(frame, skin.sheet(), sx + 24, sy, B, 1, x + w - B, y + r, 255);
        }
        strip(frame, skin, sx, 0, x, y, w, B, 255);
        strip(frame, skin, sx, 24, x, y + h - B, w, B, 255);
    }
}
