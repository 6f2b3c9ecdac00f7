package org.vivarium.inspector.memory;

/** The stretch of time all charts of the memory panel show, ending now. */
final class TimeAxis {
    static final long SPAN_NANOS = 60_000_000_000L;

    private long end = System.nanoTime();

    void moveTo(long nanos) {
        end = nanos;
    }

    long start() {
        return end - SPAN_NANOS;
    }

    double x(long nanos, double width) {
        return width * (nanos - start()) / SPAN_NANOS;
    }
}
