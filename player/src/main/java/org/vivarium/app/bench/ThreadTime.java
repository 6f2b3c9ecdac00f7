package org.vivarium.app.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * Processor time of the calling thread: what it worked, without its waiting for a processor, for
 * the collector or for another thread.
 */
final class ThreadTime {
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

    long nanos() {
        return threads.getCurrentThreadCpuTime();
    }
}
