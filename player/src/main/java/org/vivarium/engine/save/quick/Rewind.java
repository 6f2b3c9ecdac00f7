package org.vivarium.engine.save.quick;

import java.util.function.LongConsumer;
import org.vivarium.engine.state.StateReader;
import org.vivarium.engine.state.StateWriter;
import org.vivarium.engine.state.Stateful;

/**
 * The way back through the last frames: a snapshot at every {@link #INTERVAL}th frame and the
 * buttons held in each frame between. Going back restores the nearest snapshot before the wanted
 * frame and plays the buttons again, which the engine's determinism makes exact.
 *
 * <p>A frame that didn't follow from its buttons alone (a file was read, somebody set a variable)
 * is never played again: {@link #interrupt} gives the frame after it a snapshot of its own.
 *
 * <p>The snapshots lie in a ring of bytes, which doubles until a minute fits or its bound is
 * reached; then the oldest make room for the newest. {@link #remember} allocates nothing else.
 */
public final class Rewind {
    /** Frames from one snapshot to the next. */
    public static final int INTERVAL = 60;

    private static final int SECONDS = 60;
    private static final int REACH = SECONDS * 60;

    /** Snapshots beside the regular ones: a minute with more interruptions has a shorter past. */
    private static final int SPARE = 63;

    /** One more than needed, so that the oldest frame within reach has a snapshot before it. */
    private static final int MOST_SNAPSHOTS = REACH / INTERVAL + 1 + SPARE;

    private static final int FIRST_BYTES = 1 << 20;

    /** Runs one logical frame with these buttons held. */
    @FunctionalInterface
    public interface Step {
        void run(int held);
    }

    private final StateWriter writer = new StateWriter();
    private final int[] held = new int[REACH + INTERVAL];
    private final int bound;
    private byte[] ring;

    /** Snapshots as a queue of parallel arrays: the frame about to run, place and length. */
    private final long[] frames = new long[MOST_SNAPSHOTS];

    private final int[] starts = new int[MOST_SNAPSHOTS];
    private final int[] lengths = new int[MOST_SNAPSHOTS];
    private int oldest;
    private int count;
    private int writeAt;
    private int usedBytes;

    /** Frames that can't be run again: what they read outside of the state is gone by now. */
    private final boolean[] sealed = new boolean[held.length];

    /** Frames that don't follow from the one before. */
    private final boolean[] begins = new boolean[held.length];

    /** The frame that will run next. */
    private long now;

    /** Behind the last frame whose buttons are known: more than now after going back to look. */
    private long ahead;

    private boolean interrupted = true;

    /**
     * @param bound most bytes of snapshots; when 60 seconds don't fit, the way back is shorter
     */
    public Rewind(int bound) {
        this.bound = bound;
        ring = new byte[Math.min(bound, FIRST_BYTES)];
    }

    /** Most bytes that snapshots will take. */
    public int bound() {
        return bound;
    }

    /** Bytes set aside for snapshots now. */
    public int capacity() {
        return ring.length;
    }

    /** Bytes the present snapshots take. */
    public int used() {
        return usedBytes;
    }

    /** How many frames the way back is long now. */
    public int reach() {
        return count == 0 ? 0 : (int) Math.min(REACH, now - frames[oldest]);
    }

    /** The frame that will run next; those gone back over are counted once. */
    public long now() {
        return now;
    }

    /** The first frame that can be come back to; -1 when there is none. */
    public long first() {
        return count == 0 ? -1 : now - reach();
    }

    /** The next frame doesn't follow from the last one by its buttons alone. */
    public void interrupt() {
        interrupted = true;
        forgetAhead();
    }

    /** The frame that ran last used something outside of the state: it can't be run again. */
    public void seal() {
        if (now > 0) {
            sealed[(int) ((now - 1) % held.length)] = true;
        }
        interrupted = true;
    }

    /** Whether a frame can be run again from its buttons. */
    public boolean repeatable(long frame) {
        return !sealed[(int) (frame % held.length)];
    }

    /** Whether the buttons of a frame before now are still kept. */
    public boolean knows(long frame) {
        return frame > now - held.length;
    }

    /** The buttons of a frame between {@link #first} and {@link #ahead}. */
    public int heldAt(long frame) {
        return held[(int) (frame % held.length)];
    }

    /** Behind the last frame that is known; more than {@link #now} after going back to look. */
    public long ahead() {
        return ahead;
    }

    /** What was after now will not come. */
    public void forgetAhead() {
        ahead = now;
    }

    /** The frame of the newest snapshot at or before a frame; -1 without one. */
    public long snapshotAt(long frame) {
        for (int i = count - 1; i >= 0; i--) {
            if (frames[slotOf(i)] <= frame) {
                return frames[slotOf(i)];
            }
        }
        return -1;
    }

    /** Fills a state from the snapshot of that very frame; false when it is gone. */
    public boolean read(long frame, Stateful state) {
        int slot = count == 0 ? -1 : newestAtMost(frame);
        if (slot < 0 || frames[slot] != frame) {
            return false;
        }
        StateReader.read(state, ring, starts[slot], lengths[slot]);
        return true;
    }

    /** Called before each frame with the state it starts from and the buttons it will see. */
    public void remember(Stateful state, int heldNow) {
        int at = (int) (now % held.length);
        begins[at] = interrupted;
        if (interrupted || now - newestFrame() >= INTERVAL) {
            interrupted = false;
            writer.reset();
            state.visit(writer);
            store(writer.array(), writer.length());
        }
        held[at] = heldNow;
        sealed[at] = false;
        now++;
        ahead = Math.max(ahead, now);
    }

    private long newestFrame() {
        return count == 0 ? now - INTERVAL : frames[slotOf(count - 1)];
    }

    /** Place in the parallel arrays of the {@code i}-th snapshot, the oldest being 0. */
    private int slotOf(int i) {
        return (oldest + i) % MOST_SNAPSHOTS;
    }

    private void store(byte[] snapshot, int length) {
        if (length > bound) {
            count = 0;
            usedBytes = 0;
            return;
        }
        while (count > 1 && frames[slotOf(1)] <= now - REACH) {
            forgetOldest();
        }
        while (length > free() && ring.length < bound && reach() < REACH) {
            grow();
        }
        if (writeAt + length > ring.length) {
            writeAt = 0;
        }
        while (count > 0 && (count == MOST_SNAPSHOTS || overlaps(oldest, writeAt, length))) {
            forgetOldest();
        }
        int slot = slotOf(count++);
        frames[slot] = now;
        starts[slot] = writeAt;
        lengths[slot] = length;
        System.arraycopy(snapshot, 0, ring, writeAt, length);
        writeAt += length;
        usedBytes += length;
    }

    /** Bytes that can be written in one piece before the oldest snapshot must go. */
    private int free() {
        if (count == 0) {
            return ring.length;
        }
        int first = starts[oldest];
        return writeAt > first ? Math.max(ring.length - writeAt, first) : first - writeAt;
    }

    /** Doubles the ring and lays the snapshots one after the other. */
    private void grow() {
        byte[] larger = new byte[(int) Math.min(bound, 2L * ring.length)];
        int at = 0;
        for (int i = 0; i < count; i++) {
            int slot = slotOf(i);
            System.arraycopy(ring, starts[slot], larger, at, lengths[slot]);
            starts[slot] = at;
            at += lengths[slot];
        }
        ring = larger;
        writeAt = at;
    }

    private boolean overlaps(int slot, int start, int length) {
        return starts[slot] < start + length && start < starts[slot] + lengths[slot];
    }

    private void forgetOldest() {
        usedBytes -= lengths[oldest];
        oldest = slotOf(1);
        count--;
    }

    /**
     * Puts {@code state} back by {@code back} frames, or as far as the past reaches. The frames
     * gone back over are known still, up to the first that can't be run again.
     *
     * @param restored told the snapshot's frame after it was read, for what lives beside the state
     * @param step runs a frame; used to walk from the snapshot to the wanted frame
     * @return frames actually gone back
     */
    public int back(Stateful state, int back, LongConsumer restored, Step step) {
        int distance = Math.min(back, reach());
        if (distance <= 0) {
            return 0;
        }
        long wanted = now - distance;
        int slot = newestAtMost(wanted);
        int from = starts[slot];
        StateReader.read(state, ring, from, lengths[slot]);
        restored.accept(frames[slot]);
        for (long frame = frames[slot]; frame < wanted; frame++) {
            step.run(held[(int) (frame % held.length)]);
        }
        ahead = knownFrom(wanted);
        forgetAfter(wanted);
        now = wanted;
        return distance;
    }

    /** How far frames follow from their buttons alone, from one on. */
    private long knownFrom(long frame) {
        for (long f = frame; f < ahead; f++) {
            if (!repeatable(f) || begins[(int) (f % held.length)] && f > frame) {
                return f;
            }
        }
        return ahead;
    }

    private int newestAtMost(long frame) {
        for (int i = count - 1; i > 0; i--) {
            int slot = slotOf(i);
            if (frames[slot] <= frame) {
                return slot;
            }
        }
        return oldest;
    }

    /** Drops the snapshots of the frames that will be lived anew. */
    private void forgetAfter(long frame) {
        while (count > 0) {
            int newest = slotOf(count - 1);
            if (frames[newest] <= frame) {
                return;
            }
            count--;
            usedBytes -= lengths[newest];
            writeAt = starts[newest];
        }
    }
}
