package org.vivarium.engine.loop;

/**
 * How many frames a loop goes back in each frame while the rewind key is held: as many as go by at
 * first, then two, then four, so that a short press is exact and a minute doesn't take one.
 */
final class RewindPace {
    private static final int FRAMES_SINGLE = 60;
    private static final int FRAMES_DOUBLE = 120;

    private int frames;

    /** The key went down. */
    void begin() {
        frames = 0;
    }

    /** Frames to go back now. */
    int next() {
        frames++;
        if (frames <= FRAMES_SINGLE) {
            return 1;
        }
        return frames <= FRAMES_DOUBLE ? 2 : 4;
    }
}
