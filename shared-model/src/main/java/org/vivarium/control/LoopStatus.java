package org.vivarium.control;

/** How the loop is doing; written by the engine thread, read by anybody. */
public interface LoopStatus {
    /** Frames run since the game was opened. */
    long frames();

    /** Frames a second over the last second; 0 while paused. */
    double framesPerSecond();

    boolean paused();

    /** Going back through the last frames. */
    default boolean rewinding() {
        return false;
    }

    /** Frames that can be gone back. */
    default int pastFrames() {
        return 0;
    }

    /** Bytes of snapshots kept for going back. */
    default long pastBytes() {
        return 0;
    }

    /** The most bytes kept for going back. */
    default long pastBound() {
        return 0;
    }

    Speed speed();

    /** The game was left from its title: no frame does anything any more. */
    default boolean ended() {
        return false;
    }

    /** What ended the loop; null while it runs. */
    Throwable fault();
}
