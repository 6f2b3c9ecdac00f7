package org.vivarium.telemetry;

import java.util.Arrays;

/**
 * One frame as data: when it started, how long it worked (pacing excluded), what it allocated, its
 * counters and its spans. Mutable and reused: copies are made with {@link #copyFrom}.
 *
 * <p>Times are nanoseconds since {@link #startNanos}, bytes are counted since the frame began.
 */
public final class FrameRecord {
    /** Spans beyond this many in one frame are counted in {@link #droppedSpans} only. */
    public static final int MAX_SPANS = 256;

    public long frame;
    public long startNanos;
    public long startBytes;
    public int workNanos;
    public int allocatedBytes;
    public int gcMicros;

    /** Nanoseconds the loop waited for this frame's turn; not part of {@link #workNanos}. */
    public int pacedNanos;

    public int spanCount;
    public int droppedSpans;
    public final int[] counters = new int[Counter.count()];
    public final FrameNotes notes = new FrameNotes();
    public final EventRuns runs = new EventRuns();
    public final byte[] spanSection = new byte[MAX_SPANS];
    public final byte[] spanDepth = new byte[MAX_SPANS];
    public final int[] spanBegin = new int[MAX_SPANS];
    public final int[] spanEnd = new int[MAX_SPANS];
    public final int[] spanBytes = new int[MAX_SPANS];

    /** Begins a new frame in this record. */
    public void clear(long frame, long startNanos, long startBytes) {
        this.frame = frame;
        this.startNanos = startNanos;
        this.startBytes = startBytes;
        workNanos = 0;
        allocatedBytes = 0;
        gcMicros = 0;
        pacedNanos = 0;
        notes.clear();
        runs.clear();
        spanCount = 0;
        droppedSpans = 0;
        Arrays.fill(counters, 0);
    }

    int open(Section section, int depth, int nanos, int bytes) {
        if (spanCount == MAX_SPANS) {
            droppedSpans++;
            return -1;
        }
        int span = spanCount++;
        spanSection[span] = (byte) section.ordinal();
        spanDepth[span] = (byte) depth;
        spanBegin[span] = nanos;
        spanEnd[span] = nanos;
        spanBytes[span] = bytes;
        return span;
    }

    void close(int span, int nanos, int bytes) {
        if (span >= 0) {
            spanEnd[span] = nanos;
            spanBytes[span] = bytes - spanBytes[span];
        }
    }

    /** Adds a finished span; for readers of recordings. */
    public void addSpan(Section section, int depth, int begin, int end, int bytes) {
        int span = open(section, depth, begin, 0);
        close(span, end, bytes);
    }

    public int counter(Counter counter) {
        return counters[counter.ordinal()];
    }

    public Section section(int span) {
        return Section.at(spanSection[span]);
    }

    /** Makes this record equal to {@code other} without allocating. */
    public void copyFrom(FrameRecord other) {
        frame = other.frame;
        startNanos = other.startNanos;
        startBytes = other.startBytes;
        workNanos = other.workNanos;
        allocatedBytes = other.allocatedBytes;
        gcMicros = other.gcMicros;
        pacedNanos = other.pacedNanos;
        notes.copyFrom(other.notes);
        runs.copyFrom(other.runs);
        spanCount = other.spanCount;
        droppedSpans = other.droppedSpans;
        System.arraycopy(other.counters, 0, counters, 0, counters.length);
        System.arraycopy(other.spanSection, 0, spanSection, 0, spanCount);
        System.arraycopy(other.spanDepth, 0, spanDepth, 0, spanCount);
        System.arraycopy(other.spanBegin, 0, spanBegin, 0, spanCount);
        System.arraycopy(other.spanEnd, 0, spanEnd, 0, spanCount);
        System.arraycopy(other.spanBytes, 0, spanBytes, 0, spanCount);
    }
}
