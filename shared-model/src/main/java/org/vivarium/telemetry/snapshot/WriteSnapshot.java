package org.vivarium.telemetry.snapshot;

import org.vivarium.control.Watchable;

/**
 * Watched values and who wrote them: parallel arrays, the newest write first. Filled only when
 * something about it is another than in this snapshot before.
 */
public final class WriteSnapshot extends Snapshot {
    public static final int MAX_WRITES = 4096;
    public static final int MAX_VALUES = 256;

    /** Who writes that is no event's command; see {@link #writerSource}. */
    public static final int NO_EVENT = -1;

    /** Written by hand, in a panel. */
    public static final int BY_HAND = -2;

    /** Changes whenever the log does. */
    public long revision = -1;

    /** Writes in the log; the first so many of the arrays count. */
    public int writes;

    /** Writes seen, those that fell out of the log included. */
    public long written;

    /** Frame of the write, and the command's place in it; see CommandTime. */
    public final long[] frame = new long[MAX_WRITES];

    public final int[] order = new int[MAX_WRITES];

    /** Ordinal of {@link Watchable.Kind}. */
    public final int[] kind = new int[MAX_WRITES];

    public final int[] id = new int[MAX_WRITES];
    public final int[] before = new int[MAX_WRITES];
    public final int[] after = new int[MAX_WRITES];

    /** Of string variables; null for numbers. */
    public final String[] textBefore = new String[MAX_WRITES];

    public final String[] textAfter = new String[MAX_WRITES];

    /** The writer's list as in {@link CallStackSnapshot.Source}, or one of the constants above. */
    public final int[] writerSource = new int[MAX_WRITES];

    public final int[] writerA = new int[MAX_WRITES];
    public final int[] writerB = new int[MAX_WRITES];
    public final int[] writerC = new int[MAX_WRITES];

    /** The writer's command, counted from 0. */
    public final int[] writerLine = new int[MAX_WRITES];

    /** The scene then, in words. */
    public final String[] scene = new String[MAX_WRITES];

    /** Watched values as they are now. */
    public int values;

    public final int[] valueKind = new int[MAX_VALUES];
    public final int[] valueId = new int[MAX_VALUES];
    public final int[] value = new int[MAX_VALUES];
    public final String[] valueText = new String[MAX_VALUES];

    /** The frame that runs next: later ones are ahead, known from before going back. */
    public long now;

    /** The first frame that can be gone back to; -1 when there is none. */
    public long reach = -1;

    /** The value now of what is watched; null when it isn't. */
    public String valueOf(Watchable watched) {
        for (int n = 0; n < values; n++) {
            if (valueKind[n] == watched.kind().ordinal() && valueId[n] == watched.id()) {
                return watched.kind().isText() ? valueText[n] : Integer.toString(value[n]);
            }
        }
        return null;
    }
}
