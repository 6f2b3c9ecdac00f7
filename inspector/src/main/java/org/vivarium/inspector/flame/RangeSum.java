package org.vivarium.inspector.flame;

import org.HdrHistogram.Histogram;
import org.vivarium.telemetry.FrameRecord;
import org.vivarium.telemetry.SectionStats;

/** Sums up what the sections of a range of frames cost, a few hundred frames a pulse. */
final class RangeSum {
    private static final int FRAMES_A_PULSE = 300;
    private static final long HIGHEST_NANOS = 10_000_000_000L;

    private final SectionStats stats = new SectionStats();
    private final Histogram times = new Histogram(1, HIGHEST_NANOS, 2);
    private final FrameRecord record = new FrameRecord();
    private FrameHistory history;
    private long next;
    private long last = -1;
    private long longest;
    private int longestNanos;

    /** Begins anew with the frames between two indices of the log, both included. */
    void restart(FrameHistory history, long first, long last) {
        clear();
        this.history = history;
        this.next = Math.max(first, history.oldest());
        this.last = Math.min(last, history.end() - 1);
        longest = this.last;
    }

    void clear() {
        stats.clear();
        times.reset();
        next = 0;
        last = -1;
        longest = -1;
        longestNanos = -1;
    }

    /** Adds the next frames; true when there are none left. */
    boolean more() {
        long end = Math.min(last + 1, next + FRAMES_A_PULSE);
        for (; next < end; next++) {
            if (history.read(next, record)) {
                stats.add(record, next);
                times.recordValue(Math.clamp(record.workNanos, 1, HIGHEST_NANOS));
                if (record.workNanos > longestNanos) {
                    longestNanos = record.workNanos;
                    longest = next;
                }
            }
        }
        return next > last;
    }

    SectionStats stats() {
        return stats;
    }

    /** Work times of the frames, in nanoseconds. */
    Histogram times() {
        return times;
    }

    /** Index in the log of the longest frame; -1 without any. */
    long longest() {
        return longest;
    }
}
