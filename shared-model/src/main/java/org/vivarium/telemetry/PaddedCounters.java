package org.vivarium.telemetry;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Counters that different threads write, each in a cache line of its own: a thread that counts
 * never makes another one's line invalid. Each counter has one writer; anybody reads.
 */
public final class PaddedCounters {
    /**
     * Longs from one counter to the next: two lines of 64 bytes, since lines are fetched in pairs.
     */
    private static final int STRIDE = 16;

    private final AtomicLongArray words;

    public PaddedCounters(int count) {
        words = new AtomicLongArray((count + 2) * STRIDE);
    }

    /** The counter as its own thread knows it. */
    public long own(int counter) {
        return words.getPlain(at(counter));
    }

    /**
     * Sets a counter; only for the thread it belongs to. Whoever reads the new number by {@link
     * #get} also sees what that thread wrote before.
     */
    public void publish(int counter, long value) {
        words.setRelease(at(counter), value);
    }

    /** Adds to a counter that says nothing about other memory; only for its own thread. */
    public void add(int counter, long amount) {
        int at = at(counter);
        words.setOpaque(at, words.getPlain(at) + amount);
    }

    /** The counter, for any thread. */
    public long get(int counter) {
        return words.getAcquire(at(counter));
    }

    private static int at(int counter) {
        return (counter + 1) * STRIDE;
    }
}
