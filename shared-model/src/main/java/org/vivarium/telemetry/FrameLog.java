package org.vivarium.telemetry;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * The last N frames, packed one behind the other into a ring of ints. One thread appends; any
 * thread copies frames out. A copy that was overtaken by the writer is refused rather than mixed:
 * before it writes, the writer says up to where it has taken the ring.
 */
public final class FrameLog {
    /** Room for one frame on average: a frame of 20 spans takes about 110 words. */
    private static final int WORDS_PER_FRAME = 160;

    private static final VarHandle TAKEN;
    private static final VarHandle APPENDED;

    static {
        try {
            var lookup = MethodHandles.lookup();
            TAKEN = lookup.findVarHandle(FrameLog.class, "taken", long.class);
            APPENDED = lookup.findVarHandle(FrameLog.class, "appended", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final int[] words;
    private final long[] positions;
    private final TextRing texts = new TextRing();

    /** Words ever taken by the writer, those it is writing included; ring and lap in one number. */
    private long taken;

    private long appended;

    /** First frame whose words are still there; the writer's own. */
    private long firstWhole;

    private volatile long oldest;

    /**
     * @param capacity frames kept at most; about 640 bytes each
     */
    public FrameLog(int capacity) {
        this(capacity, (long) capacity * WORDS_PER_FRAME);
    }

    private FrameLog(int capacity, long room) {
        positions = new long[capacity];
        words = new int[(int) Math.min(1 << 30, room + 2L * PackedFrame.MAX_WORDS)];
    }

    /** A log that holds this many frames with this many spans, runs and notes in all of them. */
    public static FrameLog roomFor(int frames, int spans, int runs, int notes) {
        long room = (long) frames * PackedFrame.size(0, 0, 0);
        return new FrameLog(frames + 1, room + PackedFrame.size(spans, runs, notes));
    }

    public int capacity() {
        return positions.length;
    }

    /** How many frames were ever appended; the newest has index {@code appended() - 1}. */
    public long appended() {
        return (long) APPENDED.getAcquire(this);
    }

    /** The oldest index that may still be read. */
    public long oldest() {
        return oldest;
    }

    /** Adds a copy of a frame; only one thread may do so. */
    public void append(FrameRecord record) {
        int size = PackedFrame.size(record);
        long position = taken;
        int at = (int) (position % words.length);
        if (at + size > words.length) {
            position += words.length - at;
            at = 0;
        }
        long index = appended;
        TAKEN.setOpaque(this, position + size);
        forget(index, position + size - words.length);
        VarHandle.storeStoreFence();
        PackedFrame.write(record, words, at, texts);
        positions[(int) (index % positions.length)] = position;
        APPENDED.setRelease(this, index + 1);
    }

    /** Moves the oldest readable frame past those about to be overwritten. */
    private void forget(long index, long firstWord) {
        long first = Math.max(firstWhole, index - positions.length + 2);
        while (first < index && positions[(int) (first % positions.length)] < firstWord) {
            first++;
        }
        if (first != firstWhole) {
            firstWhole = first;
            oldest = first;
        }
    }

    /**
     * Copies the frame with this index into {@code target}.
     *
     * @return false when the frame is no longer, or not yet, in the log
     */
    public boolean read(long index, FrameRecord target) {
        if (index < oldest || index >= appended()) {
            return false;
        }
        long position = positions[(int) (index % positions.length)];
        PackedFrame.read(words, (int) (position % words.length), target, texts);
        VarHandle.loadLoadFence();
        return index >= oldest && (long) TAKEN.getOpaque(this) - words.length <= position;
    }
}
