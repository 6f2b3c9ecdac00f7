package org.vivarium.telemetry.trace;

import java.util.Locale;
import org.HdrHistogram.Histogram;
import org.vivarium.telemetry.FrameRecord;
import org.vivarium.telemetry.SectionStats;
import org.vivarium.telemetry.SectionStats.Cost;
import org.vivarium.telemetry.runtime.ProcessMemory;

/** Sums up the frames of an interval in one line for the terminal. */
final class SummaryLine {
    private static final int SECTIONS = 8;
    private static final long HIGHEST_NANOS = 10_000_000_000L;

    private final ProcessMemory memory = new ProcessMemory();
    private final SectionStats sections = new SectionStats();
    private final Histogram work = new Histogram(1, HIGHEST_NANOS, 3);
    private long allocated;
    private int collected;

    void add(FrameRecord record) {
        sections.add(record, 0);
        work.recordValue(Math.clamp(record.workNanos, 1, HIGHEST_NANOS));
        allocated += record.allocatedBytes;
        collected += record.gcMicros > 0 ? 1 : 0;
    }

    /**
     * The line for the frames added since the last one.
     *
     * @param seconds length of the interval
     */
    String take(double seconds) {
        long frames = work.getTotalCount();
        var line = new StringBuilder();
        line.append(
                String.format(
                        Locale.ROOT,
                        "[profiler] fps=%.1f frame(work) avg=%.2fms p99=%.2fms max=%.2fms n=%d"
                                + " | mem heap=%.1fMB rss=%.0fMB alloc/frame=%dB gc=%d | sections:",
                        frames / seconds,
                        work.getMean() / 1e6,
                        work.getValueAtPercentile(99) / 1e6,
                        work.getMaxValue() / 1e6,
                        frames,
                        memory.heapUsed() / 1e6,
                        memory.resident() / 1e6,
                        allocated / Math.max(1, frames),
                        collected));
        double whole = Math.max(1, sections.workNanos());
        sections.costs().stream()
                .limit(SECTIONS)
                .forEach(cost -> line.append(' ').append(part(cost, whole)));
        clear();
        return line.toString();
    }

    private static String part(Cost cost, double whole) {
        return String.format(
                Locale.ROOT,
                "%s avg=%.2fms max=%.2fms n=%d (%.0f%%)",
                cost.section.label(),
                cost.perFrame.getMean() / 1e6,
                cost.perFrame.getMaxValue() / 1e6,
                cost.calls,
                100 * cost.selfNanos / whole);
    }

    private void clear() {
        sections.clear();
        work.reset();
        allocated = 0;
        collected = 0;
    }
}
