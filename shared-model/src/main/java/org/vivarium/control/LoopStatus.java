package org.vivarium.control;

/** How the loop is doing; written by the engine thread, read by anybody. */
public interface LoopStatus {
    /** Frames run since the game was opened. */
    long frames();

    /** Frames a second over the last second; 0 while paused. */
    double framesPerSecond();

    boolean paused();

    Speed speed();

    /** What ended the loop; null while it runs. */
    Throwable fault();
}
