package org.vivarium.inspector.flame;

/**
 * Frames as bars of one strip: where several frames share a bar the longest of them stands for all,
 * so a spike is never averaged away.
 */
final class StripBars {
    private long first;
    private int framesPerBar = 1;
    private int count;
    private long[] worst = new long[0];

    /**
     * Lays out the frames from {@code first} up to {@code end} in at most {@code room} bars, the
     * newest at the right.
     *
     * @param least frames a bar stands for at least
     */
    void layout(FrameHistory history, long first, long end, int room, int least) {
        framesPerBar = Math.max(least, needed(end - first, room));
        this.first = first - Math.floorMod(first, framesPerBar);
        count = (int) ((end - this.first + framesPerBar - 1) / framesPerBar);
        if (worst.length < count) {
            worst = new long[count];
        }
        for (int bar = 0; bar < count; bar++) {
            worst[bar] = worstOf(history, bar, end);
        }
    }

    /** Frames a bar has to stand for, that so many fit. */
    static int needed(long frames, int room) {
        return (int) Math.max(1, (frames + room - 1) / Math.max(1, room));
    }

    private long worstOf(FrameHistory history, int bar, long end) {
        long from = Math.max(history.oldest(), first + (long) bar * framesPerBar);
        long to = Math.min(end, first + (long) (bar + 1) * framesPerBar);
        long found = from;
        for (long index = from + 1; index < to; index++) {
            if (history.workNanos(index) > history.workNanos(found)) {
                found = index;
            }
        }
        return found;
    }

    int count() {
        return count;
    }

    int framesPerBar() {
        return framesPerBar;
    }

    /** Index of the frame a bar stands for: the longest in it. */
    long worst(int bar) {
        return worst[bar];
    }

    /** The bar that holds the frame with this index; may be outside of 0 to count - 1. */
    int barOf(long index) {
        return (int) Math.floorDiv(index - first, framesPerBar);
    }
}
