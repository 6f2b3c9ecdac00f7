package org.vivarium.telemetry.runtime;

/**
 * Heap in use around one collection.
 *
 * @param atNanos on the clock of {@link System#nanoTime}
 * @param before bytes in use when it began: the peak since the one before
 * @param after bytes in use when it ended: what is alive
 */
public record LiveSet(long atNanos, long before, long after) {}
