package org.vivarium.app.shell;

import org.HdrHistogram.Histogram;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecord;

/** Gathers the engine's work times from its frame log, beside it. */
final class FrameTimes {
    private static final long HIGHEST_NANOS = 10_000_000_000L;

    private final FrameLog log;
    private final FrameRecord record = new FrameRecord();
    private final Histogram work = new Histogram(1, HIGHEST_NANOS, 3);
    private long next;
    private long bytes;

    FrameTimes(FrameLog log) {
        this.log = log;
        skip();
    }

    /** Leaves out the frames there are. */
    void skip() {
        next = log.appended();
    }

    /** Takes the frames that came since the last call. */
    void update() {
        long end = log.appended();
        for (next = Math.max(next, log.oldest()); next < end; next++) {
            if (log.read(next, record)) {
                work.recordValue(Math.clamp(record.workNanos, 1, HIGHEST_NANOS));
                bytes += record.allocatedBytes;
            }
        }
    }

    long count() {
        return work.getTotalCount();
    }

    /** Microseconds below which this share of frames stayed. */
    double micros(double percentile) {
        return work.getValueAtPercentile(percentile) / 1e3;
    }

    double bytesPerFrame() {
        return (double) bytes / Math.max(1, count());
    }

    void clear() {
        work.reset();
        bytes = 0;
    }
}
