package org.vivarium.telemetry;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.ref.WeakReference;

/**
 * How long collectors stopped the program within a frame. Asking the JVM's beans takes 100 ns and
 * more, so they are asked only when a collection is known to have run: a canary, a young object
 * nobody holds, is gone after the first one.
 */
final class CollectorClock {
    private final GarbageCollectorMXBean[] collectors =
            ManagementFactory.getGarbageCollectorMXBeans().stream()
                    .filter(bean -> !bean.getName().contains("Concurrent"))
                    .toArray(GarbageCollectorMXBean[]::new);

    private WeakReference<Object> canary = new WeakReference<>(new Object());
    private long millis = read();

    /** Leaves out what was collected until now. */
    void restart() {
        if (canary.refersTo(null)) {
            millisSince();
        }
    }

    /** Milliseconds of collections since the last call of this or {@link #restart}. */
    int millisSince() {
        if (!canary.refersTo(null)) {
            return 0;
        }
        long before = millis;
        // Reference and canary both young, or the next collection would not look at them.
        canary = new WeakReference<>(new Object());
        millis = read();
        return (int) (millis - before);
    }

    private long read() {
        long total = 0;
        for (GarbageCollectorMXBean collector : collectors) {
            total += collector.getCollectionTime();
        }
        return total;
    }
}
