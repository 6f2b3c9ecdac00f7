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

    /** Adds to a counter; only for the thread it belongs to. */
    public void add(int counter, long amount) {
        int at = (counter + 1) * STRIDE;
        words.setOpaque(at, words.getOpaque(at) + amount);
    }

    public long get(int counter) {
        return words.getOpaque((counter + 1) * STRIDE);
    }
}
