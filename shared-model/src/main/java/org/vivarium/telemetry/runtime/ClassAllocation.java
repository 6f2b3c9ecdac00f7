package org.vivarium.telemetry.runtime;

/**
 * What was allocated of one class while watched.
 *
 * @param name readable class name
 * @param bytes estimated from samples
 */
public record ClassAllocation(String name, long bytes) {}
