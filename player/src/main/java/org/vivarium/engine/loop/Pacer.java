package org.vivarium.engine.loop;

import java.util.concurrent.locks.LockSupport;

/**
 * Waits for each frame's turn. Deadlines are carried: a late frame doesn't move those after it, so
 * 60 frames take a second whatever each one cost. A loop that fell far behind starts over from now
 * rather than racing.
 */
public final class Pacer {
    private static final long GIVE_UP_NANOS = 250_000_000;

    /** The scheduler wakes late by up to about this much; the rest is spun. */
    private static final long SPIN_NANOS = 200_000;

    private double deadline = System.nanoTime();

    /** Forgets lateness: the next frame is due now. */
    public void restart() {
        deadline = System.nanoTime();
    }

    /**
     * Waits until the next frame is due.
     *
     * @param frameNanos distance of two frames; 0 never waits
     * @return nanoseconds waited
     */
    public int await(double frameNanos) {
        long start = System.nanoTime();
        if (frameNanos == 0) {
            deadline = start;
            return 0;
        }
        deadline += frameNanos;
        if (start - deadline > GIVE_UP_NANOS) {
            deadline = start;
        }
        long due = (long) deadline;
        long now = start;
        while (now < due) {
            if (due - now > SPIN_NANOS) {
                LockSupport.parkNanos(due - now - SPIN_NANOS);
            } else {
                Thread.onSpinWait();
            }
            now = System.nanoTime();
        }
        return (int) (now - start);
    }
}
