package org.vivarium.engine.input;

/** Where a run's held buttons come from: the keyboard, a script, a recording. */
@FunctionalInterface
public interface InputSource {
    /** Nothing is ever pressed. */
    InputSource NONE = frame -> 0;

    /**
     * The held mask of a frame; called once a frame on the engine thread, in ascending order.
     *
     * @param frame logical frame, counted from the base frame of the run
     */
    int heldAt(long frame);
}
