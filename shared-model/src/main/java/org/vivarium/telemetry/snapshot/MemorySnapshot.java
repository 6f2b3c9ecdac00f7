package org.vivarium.telemetry.snapshot;

import java.util.Arrays;
import org.vivarium.control.CacheKind;

/** What the engine reserves for itself: arenas, pools and caches, with their peaks. */
public final class MemorySnapshot extends Snapshot {
    public static final int MAX_ROWS = 32;

    /** A group of rows, all counted in the same unit. */
    public static final class Rows {
        public final String[] name = new String[MAX_ROWS];
        public final long[] used = new long[MAX_ROWS];
        public final long[] peak = new long[MAX_ROWS];
        public final long[] capacity = new long[MAX_ROWS];
        public final long[] recycled = new long[MAX_ROWS];
        private int count;

        public int count() {
            return count;
        }

        public void clear() {
            count = 0;
        }

        /** Adds a row; beyond {@link #MAX_ROWS} rows it is left out. */
        public void add(String name, long used, long peak, long capacity, long recycled) {
            if (count < MAX_ROWS) {
                this.name[count] = name;
                this.used[count] = used;
                this.peak[count] = peak;
                this.capacity[count] = capacity;
                this.recycled[count] = recycled;
                count++;
            }
        }

        public long totalUsed() {
            return sum(used);
        }

        public long totalCapacity() {
            return sum(capacity);
        }

        public long totalRecycled() {
            return sum(recycled);
        }

        private long sum(long[] values) {
            long total = 0;
            for (int i = 0; i < count; i++) {
                total += values[i];
            }
            return total;
        }
    }

    /** Frame arenas, one for each thread that has one; in bytes. */
    public final Rows arenas = new Rows();

    /** Object pools; in slots. */
    public final Rows pools = new Rows();

    /** Bytes held by each cache, by ordinal of {@link CacheKind}; -1 when it doesn't exist. */
    public final long[] cacheBytes = new long[CacheKind.values().length];

    public MemorySnapshot() {
        Arrays.fill(cacheBytes, -1);
    }
}
