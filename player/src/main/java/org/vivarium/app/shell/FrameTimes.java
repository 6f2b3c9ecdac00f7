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
    private final Histogram turn = new Histogram(1, HIGHEST_NANOS, 3);
    private final Rounds medians = new Rounds();
    private final Rounds highs = new Rounds();
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
                turn.recordValue(Math.clamp(record.workNanos, 1, HIGHEST_NANOS));
                bytes += record.allocatedBytes;
            }
        }
    }

    /** What came since the last such call was one round. */
    void endRound() {
        update();
        medians.add(turn.getValueAtPercentile(50) / 1e3);
        highs.add(turn.getValueAtPercentile(99) / 1e3);
        work.add(turn);
        turn.reset();
    }

    /** The p50 of each round, in microseconds. */
    Rounds medians() {
        return medians;
    }

    /** The p99 of each round, in microseconds. */
    Rounds highs() {
        return highs;
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
        turn.reset();
        medians.clear();
        highs.clear();
        bytes = 0;
    }
}
