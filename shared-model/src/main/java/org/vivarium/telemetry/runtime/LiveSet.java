package org.vivarium.telemetry.runtime;

import java.util.List;

/**
 * Heap in use around one collection.
 *
 * @param atNanos on the clock of {@link System#nanoTime}
 * @param before bytes in use when it began: the peak since the one before
 * @param after bytes in use when it ended: what is alive
 */
public record LiveSet(long atNanos, long before, long after) {

    /**
     * The least that was alive after a collection since then, or after the last one: what really
     * stays.
     *
     * @param sets in the order of time, at least one
     */
    public static long floor(List<LiveSet> sets, long since) {
        return sets.stream()
                .filter(set -> set.atNanos() > since)
                .mapToLong(LiveSet::after)
                .min()
                .orElse(sets.getLast().after());
    }

    /**
     * The most the heap rose to between two collections since then.
     *
     * @param sets in the order of time, at least one
     */
    public static long peak(List<LiveSet> sets, long since) {
        return sets.stream()
                .filter(set -> set.atNanos() > since)
                .mapToLong(LiveSet::before)
                .max()
                .orElse(sets.getLast().before());
    }
}
