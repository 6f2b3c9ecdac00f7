package org.vivarium.inspector.flame;

import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecord;

/**
 * The numbers of recent frames as primitive arrays, copied from the frame log as frames come in:
 * what a strip needs to draw thousands of them without touching their spans.
 */
public final class FrameHistory {
    private final FrameLog log;
    private final FrameRecord record = new FrameRecord();
    private final long[] frames;
    private final int[] workNanos;
    private final int[] bytes;
    private final int[] gcMicros;
    private final long[] startNanos;
    private long end;

    public FrameHistory(FrameLog log) {
        this.log = log;
        int capacity = log.capacity();
        frames = new long[capacity];
        workNanos = new int[capacity];
        bytes = new int[capacity];
        gcMicros = new int[capacity];
        startNanos = new long[capacity];
        end = log.oldest();
    }

    /** Copies what was appended to the log since the last call; true when there was anything. */
    public boolean update() {
        long appended = log.appended();
        boolean news = end < appended;
        end = Math.max(end, log.oldest());
        while (end < appended) {
            int slot = slot(end);
            boolean read = log.read(end, record);
            frames[slot] = read ? record.frame : 0;
            workNanos[slot] = read ? record.workNanos : 0;
            bytes[slot] = read ? record.allocatedBytes : 0;
            gcMicros[slot] = read ? record.gcMicros : 0;
            startNanos[slot] = read ? record.startNanos : 0;
            end++;
        }
        return news;
    }

    private int slot(long index) {
        return (int) (index % workNanos.length);
    }

    /** One more than the newest index. */
    public long end() {
        return end;
    }

    public long oldest() {
        return Math.max(0, end - workNanos.length + 1);
    }

    public boolean holds(long index) {
        return index >= oldest() && index < end;
    }

    /** The logical frame number at an index of the log. */
    public long frame(long index) {
        return frames[slot(index)];
    }

    public int workNanos(long index) {
        return workNanos[slot(index)];
    }

    public int bytes(long index) {
        return bytes[slot(index)];
    }

    public int gcMicros(long index) {
        return gcMicros[slot(index)];
    }

    /** When the frame began, on the clock of {@link System#nanoTime}. */
    public long startNanos(long index) {
        return startNanos[slot(index)];
    }

    /** Copies the whole record of a frame, spans included; false when the log has lost it. */
    public boolean read(long index, FrameRecord target) {
        return log.read(index, target);
    }
}
