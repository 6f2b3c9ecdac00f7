package org.vivarium.telemetry.runtime;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Heap, non-heap and resident memory of this process, as the system reports them now. */
public final class ProcessMemory {
    private static final Path STATM = Path.of("/proc/self/statm");
    private static final long PAGE = 4096;

    private final List<MemoryPoolMXBean> nonHeapPools =
            ManagementFactory.getMemoryPoolMXBeans().stream()
                    .filter(pool -> pool.getType() == MemoryType.NON_HEAP)
                    .toList();

    public long heapUsed() {
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }

    public long heapCommitted() {
        return Runtime.getRuntime().totalMemory();
    }

    public long heapMax() {
        return Runtime.getRuntime().maxMemory();
    }

    public List<MemoryPoolMXBean> nonHeapPools() {
        return nonHeapPools;
    }

    public long nonHeapUsed() {
        long used = 0;
        for (MemoryPoolMXBean pool : nonHeapPools) {
            used += pool.getUsage().getUsed();
        }
        return used;
    }

    /** Bytes of this process in main memory; -1 where the system doesn't tell. */
    public long resident() {
        try {
            String[] pages = Files.readString(STATM).split(" ");
            return Long.parseLong(pages[1]) * PAGE;
        } catch (IOException | NumberFormatException e) {
            return -1;
        }
    }
}
