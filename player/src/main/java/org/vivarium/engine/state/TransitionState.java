package org.vivarium.engine.state;

/**
 * A change from one picture to another, or the erased screen after one (spec screen-and-windows 5).
 */
public final class TransitionState implements Stateful {
    /** Number of the transition as event commands give it; see the transition table. */
    public int type;

    public boolean active;

    /** Goes to black; else to the new picture. */
    public boolean erasing;

    /** Frames done. */
    public int frame;

    /** Frames in all. */
    public int length;

    /** The screen stays black until something is shown. */
    public boolean erased;

    /**
     * The screen was not erased when a show began: it goes from what was seen to the new picture.
     */
    public boolean fromShown;

    /** Nothing was shown yet: the run has just begun. */
    public boolean blank = true;

    /** An event command erased it, so arrival on a map does not show it. */
    public boolean erasedByEvent;

    public int focusX = 160;
    public int focusY = 120;

    /** Drawn when the transition starts; orders blocks and mosaic jitter. */
    public int seed;

    /** Flash frames before a battle-start erase. */
    public int flashFrames;

    @Override
    public void visit(StateVisitor v) {
        type = v.i("type", type);
        active = v.z("active", active);
        erasing = v.z("erasing", erasing);
        frame = v.i("frame", frame);
        length = v.i("length", length);
        erased = v.z("erased", erased);
        blank = v.z("blank", blank);
        fromShown = v.z("fromShown", fromShown);
        erasedByEvent = v.z("erasedByEvent", erasedByEvent);
        focusX = v.i("focusX", focusX);
        focusY = v.i("focusY", focusY);
        seed = v.i("seed", seed);
        flashFrames = v.i("flashFrames", flashFrames);
    }
}
