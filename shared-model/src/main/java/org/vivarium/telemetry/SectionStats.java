package org.vivarium.telemetry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.HdrHistogram.Histogram;

/** What each section cost over a range of frames. Refilled; a histogram a section, made on use. */
public final class SectionStats {
    private static final long HIGHEST_NANOS = 10_000_000_000L;
    private static final int MAX_DEPTH = 32;

    /** The costs of one section: times in nanoseconds a frame in which it ran. */
    public static final class Cost {
        public final Section section;
        public final Histogram perFrame = new Histogram(1, HIGHEST_NANOS, 2);
        public long calls;
        public long totalNanos;
        public long selfNanos;
        public long bytes;

        /** Index in the log of the frame in which it took longest. */
        public long worstIndex = -1;

        private long frameNanos;
        private long worstNanos;

        Cost(Section section) {
            this.section = section;
        }

        private void clear() {
            perFrame.reset();
            calls = 0;
            totalNanos = 0;
            selfNanos = 0;
            bytes = 0;
            worstIndex = -1;
            worstNanos = -1;
        }

        private void closeFrame(long index) {
            if (frameNanos > 0) {
                perFrame.recordValue(Math.min(frameNanos, HIGHEST_NANOS));
                if (frameNanos > worstNanos) {
                    worstNanos = frameNanos;
                    worstIndex = index;
                }
                frameNanos = 0;
            }
        }
    }

    private final Cost[] costs = new Cost[Section.count()];
    private final int[] childNanos = new int[MAX_DEPTH + 1];
    private int frames;
    private long workNanos;

    public void clear() {
        frames = 0;
        workNanos = 0;
        for (Cost cost : costs) {
            if (cost != null) {
                cost.clear();
            }
        }
    }

    /**
     * @param index the frame's index in the log, to go back to the worst one
     */
    public void add(FrameRecord record, long index) {
        frames++;
        workNanos += record.workNanos;
        Arrays.fill(childNanos, 0);
        for (int span = record.spanCount - 1; span >= 0; span--) {
            int depth = Math.min(record.spanDepth[span], MAX_DEPTH - 1);
            int nanos = record.spanEnd[span] - record.spanBegin[span];
            Cost cost = made(record.section(span));
            cost.calls++;
            cost.totalNanos += nanos;
            cost.frameNanos += nanos;
            cost.selfNanos += nanos - childNanos[depth + 1];
            cost.bytes += record.spanBytes[span];
            childNanos[depth + 1] = 0;
            childNanos[depth] += nanos;
        }
        for (Cost cost : costs) {
            if (cost != null) {
                cost.closeFrame(index);
            }
        }
    }

    /** What a section cost; null when it didn't run. */
    public Cost cost(Section section) {
        Cost cost = costs[section.ordinal()];
        return cost == null || cost.calls == 0 ? null : cost;
    }

    private Cost made(Section section) {
        Cost cost = costs[section.ordinal()];
        if (cost == null) {
            cost = new Cost(section);
            cost.clear();
            costs[section.ordinal()] = cost;
        }
        return cost;
    }

    public int frames() {
        return frames;
    }

    public long workNanos() {
        return workNanos;
    }

    /** The sections that ran, longest own time first. */
    public List<Cost> costs() {
        var ran = new ArrayList<Cost>();
        for (Cost cost : costs) {
            if (cost != null && cost.calls > 0) {
                ran.add(cost);
            }
        }
        ran.sort((a, b) -> Long.compare(b.selfNanos, a.selfNanos));
        return ran;
    }
}
