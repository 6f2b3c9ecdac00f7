package org.vivarium.engine.scene;

import java.util.Arrays;
import org.vivarium.engine.gfx.Flash;
import org.vivarium.engine.gfx.transition.TransitionPainter;
import org.vivarium.engine.gfx.transition.TransitionType;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.TransitionState;

/**
 * Erases and shows the screen (spec screen-and-windows 5). Keeps the two pictures a transition goes
 * between; its progress stands in {@link TransitionState}.
 */
public final class ScreenTransitions {
    public static final int FADE = 0;
    public static final int CUT = 19;
    public static final int NONE = 20;

    private static final int FADE_FRAMES = 34;
    private static final int OTHER_FRAMES = 41;
    private static final int BLACK = 0xFF000000;

    private static final int FLASH_FRAMES = 10;
    private static final int FULL_FLASH = 31;

    /** A point of the screen that a zoom approaches. */
    public interface Focus {
        Focus CENTRE =
                new Focus() {
                    @Override
                    public int x() {
                        return 160;
                    }

                    @Override
                    public int y() {
                        return 120;
                    }
                };

        int x();

        int y();
    }

    private final GameState state;
    private final int[] before;
    private final int[] after;
    private final TransitionPainter painter = new TransitionPainter();
    private Focus focus = Focus.CENTRE;
    private boolean captured;

    public ScreenTransitions(GameState state, int pixels) {
        this.state = state;
        before = new int[pixels];
        after = new int[pixels];
    }

    /** The state was replaced: the pictures of a running transition are taken again. */
    public void stateReplaced() {
        captured = false;
    }

    public boolean active() {
        return state.transition.active;
    }

    /** The screen is black until something is shown, and nothing is on its way. */
    public boolean erased() {
        return state.transition.erased;
    }

    /**
     * Begins to erase the screen; nothing happens when it is erased already.
     *
     * @param frames 0 for the type's own length
     */
    public void erase(int type, int frames) {
        if (!state.transition.erased) {
            begin(type, frames, true);
        }
    }

    /**
     * Begins to erase the map before a battle: two white flashes first (spec screen-and-windows
     * 5.6).
     */
    public void eraseForBattle(int type) {
        if (!state.transition.erased) {
            begin(type, lengthOf(type), true);
            state.transition.flashFrames = 2 * FLASH_FRAMES;
            state.transition.length += 2 * FLASH_FRAMES;
            state.transition.active = true;
            state.transition.erased = false;
        }
    }

    /** Where zooms go to from now on. */
    public void setFocus(Focus newFocus) {
        focus = newFocus;
    }

    /** Begins to show the scene as it will be drawn at the first step. */
    public void show(int type, int frames) {
        begin(type, frames, false);
    }

    private void begin(int type, int frames, boolean erasing) {
        TransitionState t = state.transition;
        t.type = type;
        t.erasing = erasing;
        t.frame = 0;
        t.flashFrames = 0;
        t.focusX = focus.x();
        t.focusY = focus.y();
        t.length = frames > 0 ? frames : lengthOf(type);
        t.active = t.length > 0;
        t.fromShown = !t.erased && !t.blank;
        t.blank = false;
        t.erased = false;
        t.seed = state.random.between(0, Integer.MAX_VALUE);
        captured = false;
        if (!t.active) {
            finish();
        }
    }

    /** Frames a transition takes; 0 happens at once (spec original-measured 3). */
    public static int lengthOf(int type) {
        return switch (type) {
            case FADE -> FADE_FRAMES;
            case CUT -> 0;
            default -> OTHER_FRAMES;
        };
    }

    /**
     * Steps of a fade (spec screen 5.3): one that was given a length stays at its end for a frame,
     * the usual one was measured not to.
     */
    private static int fadeSteps(int length) {
        return length == FADE_FRAMES ? length - 1 : length - 2;
    }

    /** Steps the running transition by one frame. */
    public void update() {
        TransitionState t = state.transition;
        t.frame++;
        if (t.frame >= t.length) {
            finish();
        }
    }

    private void finish() {
        TransitionState t = state.transition;
        t.active = false;
        t.erased = t.erasing;
    }

    /**
     * Draws the picture of the running transition or of the erased screen.
     *
     * @param display the picture shown last; receives the new one
     * @param scene draws the scene as it is now
     * @return false when the scene is to be drawn as it is
     */
    public boolean draw(int[] display, SceneStack scene) {
        TransitionState t = state.transition;
        if (!t.active) {
            if (t.erased) {
                Arrays.fill(display, BLACK);
            }
            return t.erased;
        }
        if (t.frame == 0) {
            return keepDisplay(display);
        }
        if (!captured) {
            capture(display, scene);
        }
        step(display, t);
        return true;
    }

    /** In its first frame a transition leaves on display what was there. */
    private boolean keepDisplay(int[] display) {
        return !state.transition.erasing;
    }

    private void capture(int[] display, SceneStack scene) {
        captured = true;
        if (state.transition.erasing) {
            scene.draw(before);
            Arrays.fill(after, BLACK);
        } else {
            System.arraycopy(display, 0, before, 0, before.length);
            scene.draw(after);
        }
    }

    private void step(int[] display, TransitionState t) {
        int f = t.frame - 1 - t.flashFrames;
        if (f >= 0) {
            painter.draw(
                    display,
                    before,
                    after,
                    TransitionType.at(t.type),
                    t.erasing,
                    f,
                    fadeSteps(t.length - t.flashFrames),
                    t.seed,
                    t.focusX,
                    t.focusY);
        } else {
            flash(display, t.frame - 1);
        }
    }

    /** The white flashes before a battle: ten frames each, fading (spec screen-and-windows 5.6). */
    private void flash(int[] display, int f) {
        System.arraycopy(before, 0, display, 0, display.length);
        double level = FULL_FLASH * (FLASH_FRAMES - f % FLASH_FRAMES) / (double) FLASH_FRAMES;
        Flash.veil(display, 0, display.length, Flash.of(FULL_FLASH, FULL_FLASH, FULL_FLASH, level));
    }
}
