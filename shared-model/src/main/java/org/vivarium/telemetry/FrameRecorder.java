package org.vivarium.telemetry;

/**
 * Takes down what one frame did: nested sections with their times and allocated bytes, and
 * counters. Owned by the engine thread; nothing here allocates after construction. A finished frame
 * is handed to the {@link FrameLog}.
 *
 * <p>Switched off, {@link #begin} and {@link #end} cost one test of a field.
 */
public final class FrameRecorder {
    private static final int MAX_DEPTH = 16;

    private final FrameLog log;
    private final ThreadAllocation allocation = new ThreadAllocation();
    private final FrameRecord current;
    private final int[] openSpans = new int[MAX_DEPTH];
    private int depth;
    private boolean enabled = true;

    public FrameRecorder(FrameLog log) {
        this.log = log;
        this.current = new FrameRecord();
    }

    public FrameLog log() {
        return log;
    }

    public boolean enabled() {
        return enabled;
    }

    /** Takes effect with the next {@link #beginFrame}. */
    public void setEnabled(boolean enabled) {
        this.enabled = enabled;
    }

    /**
     * Opens the record of a logical frame. Must be called on the thread whose allocation counts.
     */
    public void beginFrame(long frameNumber) {
        current.clear(frameNumber, System.nanoTime(), enabled ? allocation.bytes() : 0);
        depth = 0;
        begin(Section.FRAME);
    }

    public void begin(Section section) {
        if (!enabled) {
            return;
        }
        int span =
                current.open(
                        section,
                        depth,
                        (int) (System.nanoTime() - current.startNanos),
                        (int) (allocation.bytes() - current.startBytes));
        if (depth < MAX_DEPTH) {
            openSpans[depth] = span;
        }
        depth++;
    }

    public void end() {
        if (!enabled) {
            return;
        }
        depth--;
        if (depth < MAX_DEPTH) {
            current.close(
                    openSpans[depth],
                    (int) (System.nanoTime() - current.startNanos),
                    (int) (allocation.bytes() - current.startBytes));
        }
    }

    public void add(Counter counter, int amount) {
        current.counters[counter.ordinal()] += amount;
    }

    /** Closes the frame's record and appends it to the log. */
    public void endFrame() {
        if (!enabled) {
            return;
        }
        while (depth > 0) {
            end();
        }
        current.workNanos = (int) (System.nanoTime() - current.startNanos);
        current.allocatedBytes = (int) (allocation.bytes() - current.startBytes);
        log.append(current);
    }
}
