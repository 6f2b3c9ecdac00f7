package org.vivarium.telemetry;

/**
 * Takes down what one frame did: nested sections with their times and allocated bytes, counters,
 * and notes. Owned by the engine thread; nothing here allocates after construction. A finished
 * frame is handed to the {@link FrameLog} and, when it was slow, to the {@link SlowFrames}.
 *
 * <p>Switched off, {@link #begin} and {@link #end} cost one test of a field.
 */
public final class FrameRecorder {
    private static final int MAX_DEPTH = 16;
    private static final long DISPLAY_FRAME_NANOS = 16_666_667;

    private final FrameLog log;
    private final SlowFrames slow;
    private final ThreadAllocation allocation = new ThreadAllocation();
    private final CollectorClock collectors = new CollectorClock();
    private final FrameRecord current = new FrameRecord();
    private final int[] openSpans = new int[MAX_DEPTH];
    private int depth;
    private boolean enabled = true;
    private boolean recording;
    private long collectedMillis;
    private int pacedNanos;
    private long holdStart;

    public FrameRecorder(FrameLog log) {
        this(log, new SlowFrames());
    }

    public FrameRecorder(FrameLog log, SlowFrames slow) {
        this.log = log;
        this.slow = slow;
    }

    public FrameLog log() {
        return log;
    }

    public SlowFrames slow() {
        return slow;
    }

    public boolean enabled() {
        return enabled;
    }

    /** Takes effect with the next {@link #beginFrame}. */
    public void setEnabled(boolean enabled) {
        this.enabled = enabled;
    }

    /** The record being written; whoever ends the frame may read it until the next begins. */
    public FrameRecord current() {
        return current;
    }

    /**
     * Opens the record of a logical frame. Must be called on the thread whose allocation counts.
     */
    public void beginFrame(long frameNumber) {
        recording = enabled;
        if (!recording) {
            return;
        }
        collectedMillis = collectors.millis();
        depth = 0;
        current.clear(frameNumber, System.nanoTime(), allocation.bytes());
        current.pacedNanos = pacedNanos;
        begin(Section.FRAME);
    }

    public void begin(Section section) {
        if (!recording) {
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
        if (!recording) {
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

    /** The frame begins to wait for a loader that is late; no holds within holds. */
    public void beginHold() {
        holdStart = System.nanoTime();
        begin(Section.HELD);
    }

    /** What was waited for is there. Counts the display frames that passed meanwhile. */
    public void endHold() {
        end();
        long nanos = System.nanoTime() - holdStart;
        add(Counter.HELD_FRAMES, (int) ((nanos + DISPLAY_FRAME_NANOS / 2) / DISPLAY_FRAME_NANOS));
    }

    /** Notes something that explains this frame; numbers mean what the kind says. */
    public void note(NoteKind kind, int a, int b, int c) {
        note(kind, a, b, c, "");
    }

    /**
     * @param text a name that exists anyway: notes must not build strings in a steady frame
     */
    public void note(NoteKind kind, int a, int b, int c, String text) {
        if (recording) {
            current.notes.add(kind, a, b, c, text);
        }
    }

    /** Tells how long the loop waits before the next frame begins. */
    public void paced(int nanos) {
        pacedNanos = nanos;
    }

    /** Closes the frame's record and appends it to the log. */
    public void endFrame() {
        if (!recording) {
            return;
        }
        while (depth > 0) {
            end();
        }
        current.workNanos = (int) (System.nanoTime() - current.startNanos);
        current.allocatedBytes = (int) (allocation.bytes() - current.startBytes);
        current.gcMicros = (int) (collectors.millis() - collectedMillis) * 1000;
        recording = false;
        log.append(current);
        slow.consider(current);
    }
}
