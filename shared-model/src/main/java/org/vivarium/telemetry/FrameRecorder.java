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

    /** The last readings, since the frame began. */
    private int nanos;

    private int bytes;

    private boolean enabled = true;
    private boolean recording;

    /** The record was begun before its frame. */
    private boolean ahead;

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

    /** Whether a frame is open and its work is being taken down. */
    public boolean recording() {
        return recording;
    }

    /**
     * Opens the record of a logical frame. Must be called on the thread whose allocation counts.
     */
    public void beginFrame(long frameNumber) {
        boolean begunAhead = ahead && enabled;
        ahead = false;
        if (!begunAhead) {
            start();
        }
        current.frame = frameNumber;
    }

    /**
     * Begins the record of the next frame, whose number {@link #beginFrame} tells later, with a
     * section of work done ahead of it; or {@link #abandonFrame} tells that no frame follows.
     */
    public void beginAhead(Section section) {
        start();
        ahead = recording;
        beginAtOnce(section);
    }

    private void start() {
        recording = enabled;
        depth = 0;
        if (recording) {
            collectors.restart();
            current.clear(0, System.nanoTime(), allocation.bytes());
            current.pacedNanos = pacedNanos;
            nanos = 0;
            bytes = 0;
            open(Section.FRAME);
        }
    }

    public void begin(Section section) {
        if (recording) {
            read();
            open(section);
        }
    }

    /**
     * Begins a section where the last one began or ended, for callers who know that nothing was
     * done since: half the cost of {@link #begin}, which has to read clock and count of bytes.
     */
    public void beginAtOnce(Section section) {
        if (recording) {
            open(section);
        }
    }

    public void end() {
        if (recording) {
            read();
            close();
        }
    }

    /** Ends a section together with the one inside it, which has just ended. */
    public void endAtOnce() {
        if (recording) {
            close();
        }
    }

    /** Ends the open section and begins the one that follows it at once. */
    public void next(Section section) {
        if (recording) {
            read();
            close();
            open(section);
        }
    }

    /** The two readings are nearly all that a span costs, so spans that touch share them. */
    private void read() {
        nanos = (int) (System.nanoTime() - current.startNanos);
        bytes = (int) (allocation.bytes() - current.startBytes);
    }

    private void open(Section section) {
        int span = current.open(section, depth, nanos, bytes);
        if (depth < MAX_DEPTH) {
            openSpans[depth] = span;
        }
        depth++;
    }

    private void close() {
        depth--;
        if (depth < MAX_DEPTH) {
            current.close(openSpans[depth], nanos, bytes);
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

    /**
     * Tells that a list of event commands had its turn.
     *
     * @param index the command it went on with, counted from 0
     */
    public void ran(EventRuns.Source source, int id, int page, int index, int commands) {
        if (recording) {
            current.runs.add(source, id, page, index, commands);
        }
    }

    /** The frame that runs stands still for somebody who looks: its times would mean nothing. */
    public void abandonFrame() {
        recording = false;
        ahead = false;
        depth = 0;
    }

    /** Closes the frame's record and appends it to the log. */
    public void endFrame() {
        if (!recording) {
            return;
        }
        read();
        while (depth > 0) {
            close();
        }
        current.workNanos = nanos;
        current.allocatedBytes = bytes;
        current.gcMicros = 1000 * collectors.millisSince();
        recording = false;
        log.append(current);
        slow.consider(current);
    }
}
