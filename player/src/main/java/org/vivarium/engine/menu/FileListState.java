package org.vivarium.engine.menu;

import org.vivarium.engine.gfx.window.WindowBox;
import org.vivarium.engine.state.StateVisitor;
import org.vivarium.engine.state.Stateful;

/** Where the list of save files stands; its windows slide by whole slots in seven frames. */
final class FileListState implements Stateful {
    static final int VISIBLE = 3;
    static final int SLOT_HEIGHT = 64;
    private static final int SLIDE_FRAMES = 7;

    /** Chosen slot and uppermost visible slot, from 0. */
    int index;

    int top;

    /** Uppermost slot before the slide that runs, and frames it still takes. */
    int slideFrom;

    int slideLeft;

    /** The last attempt to save failed; the message line says so until the next key. */
    boolean failed;

    /** Holds the blinking cursor of the chosen slot. */
    final WindowBox window = new WindowBox();

    void begin(int slot) {
        index = slot;
        top = Math.max(0, slot - (VISIBLE - 1));
        slideFrom = top;
        slideLeft = 0;
        failed = false;
        window.active = true;
        window.cursorBlink = 0;
    }

    /** Chooses a slot; the list slides when it isn't in view. */
    void select(int slot) {
        index = slot;
        int wanted = Math.clamp(top, Math.max(0, slot - (VISIBLE - 1)), slot);
        if (wanted != top) {
            slideFrom = top;
            top = wanted;
            slideLeft = SLIDE_FRAMES;
        }
    }

    boolean sliding() {
        return slideLeft > 0;
    }

    /** One frame; keys count only while the list doesn't slide. */
    void update() {
        window.update();
        if (slideLeft > 0) {
            slideLeft--;
        }
    }

    /** Pixels that slot 0 lies above the first visible place. */
    int scroll() {
        int way = (top - slideFrom) * SLOT_HEIGHT;
        return slideFrom * SLOT_HEIGHT + way * (SLIDE_FRAMES - slideLeft) / SLIDE_FRAMES;
    }

    @Override
    public void visit(StateVisitor v) {
        index = v.i("index", index);
        top = v.i("top", top);
        slideFrom = v.i("slideFrom", slideFrom);
        slideLeft = v.i("slideLeft", slideLeft);
        failed = v.z("failed", failed);
        v.child("window", window);
    }
}
