package org.vivarium.engine.gfx.window;

import org.vivarium.engine.state.StateVisitor;
import org.vivarium.engine.state.Stateful;

/**
 * One window as state: place, cursor, arrows and opening animation (spec screen 3.2, 3.3). {@link
 * #update} runs its counters once a frame; {@link WindowPainter} draws it; contents are the
 * owner's.
 */
public final class WindowBox implements Stateful {
    /** Width of the border around the contents of most windows. */
    public static final int BORDER = 8;

    private static final WindowGround[] GROUNDS = WindowGround.values();
    private static final int BLINK_PERIOD = 20;
    private static final int ARROW_PERIOD = 40;

    public int x;
    public int y;
    public int width;
    public int height;

    /** Height of the border above and below the contents: less in small windows of battles. */
    public int borderY = BORDER;

    public boolean visible = true;

    /** The cursor blinks; in an inactive window it stays dim (reference pictures b19, b24, b27). */
    public boolean active;

    /** In an inactive window the cursor stays as it was instead, as recorded in battles. */
    public boolean cursorFreezes;

    /** Of frame and wallpaper together; contents and cursor always show in full. */
    public int opacity = 255;

    /** Of the wallpaper, times {@link #opacity}. */
    public int backOpacity = 255;

    /** Ordinal of {@link WindowGround}. */
    public int ground;

    /** Cursor rectangle in contents coordinates; none when 4 pixels or smaller. */
    public int cursorX;

    public int cursorY;
    public int cursorWidth;
    public int cursorHeight;
    public int cursorBlink;

    /** Shows the arrow that asks for a key. */
    public boolean pause;

    public int pauseCounter;
    public boolean upArrow;
    public boolean downArrow;
    public int arrowCounter;

    /** Frames the animation takes; 0 while the window stands open. */
    public int openFrames;

    /** Steps done while opening, steps left while closing. */
    public int openStep;

    public boolean closing;

    public WindowBox place(int newX, int newY, int w, int h) {
        x = newX;
        y = newY;
        width = w;
        height = h;
        return this;
    }

    public WindowBox cursor(int cx, int cy, int w, int h) {
        cursorX = cx;
        cursorY = cy;
        cursorWidth = w;
        cursorHeight = h;
        return this;
    }

    public void noCursor() {
        cursor(0, 0, 0, 0);
    }

    /** Starts the opening animation; 0 frames show the window at once. */
    public void open(int frames) {
        visible = true;
        closing = false;
        openFrames = frames;
        openStep = 0;
    }

    /** Starts the closing animation; 0 frames hide the window at once. */
    public void close(int frames) {
        closing = frames > 0;
        visible = frames > 0;
        openFrames = frames;
        openStep = frames;
    }

    /** Fully open: contents and cursor show. */
    public boolean isOpen() {
        return visible && openFrames == 0;
    }

    public boolean isAnimating() {
        return visible && openFrames > 0;
    }

    /** Half the height that shows while opening or closing, in pixels. */
    public int openHalf() {
        return openFrames == 0 ? height / 2 : openStep * (height / 2) / openFrames;
    }

    public void setPause(boolean on) {
        pause = on;
        pauseCounter = 0;
    }

    /** One frame: animation, cursor blink, arrows. */
    public void update() {
        if (openFrames > 0) {
            openStep += closing ? -1 : 1;
            if (closing ? openStep <= 0 : openStep >= openFrames) {
                visible = !closing;
                closing = false;
                openFrames = 0;
            }
        }
        if (active) {
            blink();
        }
        if (pause) {
            pauseCounter = (pauseCounter + 1) % ARROW_PERIOD;
        }
        if (upArrow || downArrow) {
            arrowCounter = (arrowCounter + 1) % ARROW_PERIOD;
        }
    }

    /** One frame of the cursor alone, in a window that goes with an active one. */
    public void blink() {
        cursorBlink = (cursorBlink + 1) % BLINK_PERIOD;
    }

    public WindowGround groundKind() {
        return GROUNDS[Math.clamp(ground, 0, GROUNDS.length - 1)];
    }

    boolean secondCursor() {
        return !active && !cursorFreezes || cursorBlink >= BLINK_PERIOD / 2;
    }

    boolean pauseArrowShows() {
        return pause && pauseCounter < ARROW_PERIOD / 2;
    }

    boolean scrollArrowsShow() {
        return arrowCounter < ARROW_PERIOD / 2;
    }

    @Override
    public void visit(StateVisitor v) {
        x = v.i("x", x);
        y = v.i("y", y);
        width = v.i("width", width);
        height = v.i("height", height);
        borderY = v.i("borderY", borderY);
        visible = v.z("visible", visible);
        active = v.z("active", active);
        cursorFreezes = v.z("cursorFreezes", cursorFreezes);
        opacity = v.i("opacity", opacity);
        backOpacity = v.i("backOpacity", backOpacity);
        ground = v.i("ground", ground);
        cursorX = v.i("cursorX", cursorX);
        cursorY = v.i("cursorY", cursorY);
        cursorWidth = v.i("cursorWidth", cursorWidth);
        cursorHeight = v.i("cursorHeight", cursorHeight);
        cursorBlink = v.i("cursorBlink", cursorBlink);
        pause = v.z("pause", pause);
        pauseCounter = v.i("pauseCounter", pauseCounter);
        upArrow = v.z("upArrow", upArrow);
        downArrow = v.z("downArrow", downArrow);
        arrowCounter = v.i("arrowCounter", arrowCounter);
        openFrames = v.i("openFrames", openFrames);
        openStep = v.i("openStep", openStep);
        closing = v.z("closing", closing);
    }
}
