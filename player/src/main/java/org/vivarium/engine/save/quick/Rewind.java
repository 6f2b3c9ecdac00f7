package org.vivarium.engine.save.quick;

import org.vivarium.engine.state.StateReader;
import org.vivarium.engine.state.StateWriter;
import org.vivarium.engine.state.Stateful;

/**
 * The way back through the last frames: a snapshot at every {@link #INTERVAL}th frame and the
 * buttons held in each frame between. Going back restores the nearest snapshot before the wanted
 * frame and plays the buttons again, which the engine's determinism makes exact.
 *
 * <p>All memory is taken once: a ring of bytes for the snapshots (the oldest make room for the
 * newest) and a ring of masks. {@link #remember} allocates nothing while the state keeps its size.
 */
public final class Rewind {
    /** Frames from one snapshot to the next. */
    public static final int INTERVAL = 60;

    private static final int SECONDS = 60;
    private static final int REACH = SECONDS * 60;

    /** One more than needed, so that the oldest frame within reach has a snapshot before it. */
    private static final int MOST_SNAPSHOTS = REACH / INTERVAL + 1;

    /** Runs one logical frame with these buttons held. */
    @FunctionalInterface
    public interface Step {
        void run(int held);
    }

    private final StateWriter writer = new StateWriter();
    private final int[] held = new int[REACH + INTERVAL];
    private final byte[] ring;

    /** Snapshots as a queue of parallel arrays: the frame about to run, place and length. */
    private final long[] frames = new long[MOST_SNAPSHOTS];

    private final int[] starts = new int[MOST_SNAPSHOTS];
    private final int[] lengths = new int[MOST_SNAPSHOTS];
    private int oldest;
    private int count;
    private int writeAt;
    private int usedBytes;

    /** The frame that will run next. */
    private long now;

    /**
     * @param bytes memory for snapshots; when 60 seconds don't fit, the way back is shorter
     */
    public Rewind(int bytes) {
        ring = new byte[bytes];
    }

    /** Bytes set aside for snapshots. */
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

    /** Forgets the past: another game, or a load. */
    public void clear() {
        count = 0;
        usedBytes = 0;
        writeAt = 0;
        now = 0;
    }

    /** Called before each frame with the state it starts from and the buttons it will see. */
    public void remember(Stateful state, int heldNow) {
        if (now % INTERVAL == 0) {
            writer.reset();
            state.visit(writer);
            store(writer.array(), writer.length());
        }
        held[(int) (now % held.length)] = heldNow;
        now++;
    }

    private void store(byte[] snapshot, int length) {
        if (length > ring.length) {
            clear();
            return;
        }
        if (writeAt + length > ring.length) {
            writeAt = 0;
        }
        while (count > 0 && (count == MOST_SNAPSHOTS || overlaps(oldest, writeAt, length))) {
            forgetOldest();
        }
        int slot = (oldest + count++) % MOST_SNAPSHOTS;
        frames[slot] = now;
        starts[slot] = writeAt;
        lengths[slot] = length;
        System.arraycopy(snapshot, 0, ring, writeAt, length);
        writeAt += length;
        usedBytes += length;
    }

    private boolean overlaps(int slot, int start, int length) {
        return starts[slot] < start + length && start < starts[slot] + lengths[slot];
    }

    private void forgetOldest() {
        usedBytes -= lengths[oldest];
        oldest = (oldest + 1) % MOST_SNAPSHOTS;
        count--;
    }

    /**
     * Puts {@code state} back by {@code back} frames, or as far as the past reaches.
     *
     * @param restored run once after the snapshot was read, for what lives beside the state
     * @param step runs a frame; used to walk from the snapshot to the wanted frame
     * @return frames actually gone back
     */
    public int back(Stateful state, int back, Runnable restored, Step step) {
        int distance = Math.min(back, reach());
        if (distance <= 0) {
            return 0;
        }
        long wanted = now - distance;
        int slot = newestAtMost(wanted);
        int from = starts[slot];
        StateReader.read(state, ring, from, lengths[slot]);
        restored.run();
        for (long frame = frames[slot]; frame < wanted; frame++) {
            step.run(held[(int) (frame % held.length)]);
        }
        forgetAfter(wanted);
        now = wanted;
        return distance;
    }

    private int newestAtMost(long frame) {
        for (int i = count - 1; i > 0; i--) {
            int slot = (oldest + i) % MOST_SNAPSHOTS;
            if (frames[slot] <= frame) {
                return slot;
            }
        }
        return oldest;
    }

    /** Drops the snapshots of the frames that will be lived anew. */
    private void forgetAfter(long frame) {
        while (count > 0) {
            int newest = (oldest + count - 1) % MOST_SNAPSHOTS;
            if (frames[newest] < frame) {
                return;
            }
            count--;
            usedBytes -= lengths[newest];
            writeAt = starts[newest];
        }
    }
}
