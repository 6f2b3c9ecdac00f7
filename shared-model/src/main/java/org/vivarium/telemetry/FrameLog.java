package org.vivarium.telemetry;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * The last N frames. One thread appends; any thread copies frames out. A copy that was overtaken by
 * the writer is refused rather than mixed (a sequence number per slot tells).
 */
public final class FrameLog {
    private static final VarHandle SEQUENCE = MethodHandles.arrayElementVarHandle(long[].class);

    private final FrameRecord[] slots;
    private final long[] sequences;
    private volatile long appended;

    /**
     * @param capacity frames kept; about 4 KB each
     */
    public FrameLog(int capacity) {
        slots = new FrameRecord[capacity];
        sequences = new long[capacity];
        for (int i = 0; i < capacity; i++) {
            slots[i] = new FrameRecord();
        }
    }

    public int capacity() {
        return slots.length;
    }

    /** How many frames were ever appended; the newest has index {@code appended() - 1}. */
    public long appended() {
        return appended;
    }

    /** The oldest index that may still be read. */
    public long oldest() {
        return Math.max(0, appended - slots.length + 1);
    }

    /** Adds a copy of a frame; only one thread may do so. */
    public void append(FrameRecord record) {
        long index = appended;
        int slot = (int) (index % slots.length);
        SEQUENCE.setVolatile(sequences, slot, -1L);
        VarHandle.fullFence();
        slots[slot].copyFrom(record);
        SEQUENCE.setRelease(sequences, slot, index + 1);
        appended = index + 1;
    }

    /**
     * Copies the frame with this index into {@code target}.
     *
     * @return false when the frame is no longer, or not yet, in the log
     */
    public boolean read(long index, FrameRecord target) {
        if (index < 0 || index >= appended) {
            return false;
        }
        int slot = (int) (index % slots.length);
        if ((long) SEQUENCE.getAcquire(sequences, slot) != index + 1) {
            return false;
        }
        target.copyFrom(slots[slot]);
        VarHandle.acquireFence();
        return (long) SEQUENCE.getAcquire(sequences, slot) == index + 1;
    }
}
