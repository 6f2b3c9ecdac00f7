package org.vivarium.telemetry;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;

/**
 * The worst frames of a session, which ordinary frames never push out: those over a threshold while
 * there is room, then the longest ones. A slot's memory is made when it is first used: at most 24
 * KB for each of the 200, however long the session.
 *
 * <p>The engine thread offers every frame; a frame that is quick and not wanted costs one compare.
 */
public final class SlowFrames {
    /** One frame of the display, in nanoseconds. */
    public static final int FRAME_NANOS = 16_666_667;

    private static final int CAPACITY = 200;

    /** A kept frame: its record and a small picture of what was on screen. */
    public static final class Slow {
        private final FrameRecord record = new FrameRecord();
        private final Thumbnail thumbnail = new Thumbnail();

        /** Counts what was kept; no two frames have the same. */
        private int number;

        public FrameRecord record() {
            return record;
        }

        public Thumbnail thumbnail() {
            return thumbnail;
        }

        void copyFrom(Slow other) {
            record.copyFrom(other.record);
            thumbnail.copyFrom(other.thumbnail);
            number = other.number;
        }
    }

    private final Slow[] kept = new Slow[CAPACITY];
    private final int warmUp;
    private int count;
    private long considered;

    /** A frame must work longer than this to be kept; grows to the quickest one kept when full. */
    private volatile int bar;

    private volatile int changes;
    private int[] pixels;

    public SlowFrames() {
        this(FRAME_NANOS, 0);
    }

    /**
     * @param threshold frames that worked longer are kept, in nanoseconds
     * @param warmUp frames at the start that are ignored
     */
    public SlowFrames(int threshold, int warmUp) {
        this.bar = threshold;
        this.warmUp = warmUp;
    }

    /** Where the picture of the frame being recorded stands, for thumbnails. */
    public void picturesFrom(int[] pixels) {
        this.pixels = pixels;
    }

    void consider(FrameRecord record) {
        considered++;
        if (record.workNanos > bar && considered > warmUp) {
            keep(record);
        }
    }

    private synchronized void keep(FrameRecord record) {
        int at = count < CAPACITY ? count++ : quickest();
        if (kept[at] == null) {
            kept[at] = new Slow();
        }
        kept[at].record.copyFrom(record);
        kept[at].number = changes + 1;
        if (pixels != null) {
            kept[at].thumbnail.shrink(pixels);
        }
        if (count == CAPACITY) {
            bar = Math.max(bar, kept[quickest()].record.workNanos);
        }
        changes++;
    }

    private int quickest() {
        int at = 0;
        for (int i = 1; i < count; i++) {
            if (kept[i].record.workNanos < kept[at].record.workNanos) {
                at = i;
            }
        }
        return at;
    }

    /** Changes whenever a frame was kept; cheap enough to ask every pulse. */
    public int changes() {
        return changes;
    }

    public synchronized int count() {
        return count;
    }

    /** Copies of the kept frames, longest first. */
    public List<Slow> all() {
        return all(List.of());
    }

    /**
     * Copies of the kept frames, longest first.
     *
     * @param known what an earlier call gave: frames that are still kept are not copied again
     */
    public synchronized List<Slow> all(List<Slow> known) {
        var copied = new HashMap<Integer, Slow>();
        known.forEach(slow -> copied.put(slow.number, slow));
        var copies = new ArrayList<Slow>(count);
        for (int i = 0; i < count; i++) {
            Slow slow = kept[i];
            Slow copy = copied.get(slow.number);
            if (copy == null) {
                copy = new Slow();
                copy.copyFrom(slow);
            }
            copies.add(copy);
        }
        copies.sort((a, b) -> Integer.compare(b.record.workNanos, a.record.workNanos));
        return copies;
    }

    /** Sets from where on frames are kept, and forgets those kept so far. */
    public synchronized void restart(int threshold) {
        bar = threshold;
        count = 0;
        changes++;
    }
}
