package org.vivarium.telemetry;

import java.lang.management.ManagementFactory;

/** Bytes allocated so far by the calling thread, as the JVM counts them. */
public final class ThreadAllocation {
    private final com.sun.management.ThreadMXBean threads =
            (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Total bytes allocated by the current thread; exact, and itself free of allocation. */
    public long bytes() {
        return threads.getCurrentThreadAllocatedBytes();
    }
}
