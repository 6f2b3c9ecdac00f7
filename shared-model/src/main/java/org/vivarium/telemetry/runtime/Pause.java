package org.vivarium.telemetry.runtime;

/**
 * A stop of all threads by the collector.
 *
 * @param startNanos on the clock of {@link System#nanoTime}, as frames are
 * @param nanos how long it took
 * @param name what the collector did
 */
public record Pause(long startNanos, long nanos, String name) {}
