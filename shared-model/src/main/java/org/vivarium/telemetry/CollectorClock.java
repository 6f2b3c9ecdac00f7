package org.vivarium.telemetry;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;

/** How long garbage collectors have stopped or worked so far, as the JVM's beans count it. */
final class CollectorClock {
    private final GarbageCollectorMXBean[] collectors =
            ManagementFactory.getGarbageCollectorMXBeans().stream()
                    .filter(bean -> !bean.getName().contains("Concurrent"))
                    .toArray(GarbageCollectorMXBean[]::new);

    /** Milliseconds of collection since the JVM started; reading allocates nothing. */
    long millis() {
        long total = 0;
        for (GarbageCollectorMXBean collector : collectors) {
            total += collector.getCollectionTime();
        }
        return total;
    }

    /** Collections since the JVM started. */
    long count() {
        long total = 0;
        for (GarbageCollectorMXBean collector : collectors) {
            total += collector.getCollectionCount();
        }
        return total;
    }
}
