package org.vivarium.telemetry.snapshot;

/**
 * Where events stand still, and who wrote what: the newest writes of watched switches and
 * variables. Parallel arrays; the first {@link #writes} count, the newest first.
 */
public final class DebuggerSnapshot extends Snapshot {

    public static final int MAX_WRITES = 512;

    /** An event stands still in the middle of the frame. */
    public boolean held;

    /** Its runner, the list and the command it is about to run; see {@link CallStackSnapshot}. */
    public int runner;

    public int runnerId;
    public int source;
    public int a;
    public int b;
    public int c;
    public int line;

    /** Calls around the list it stands in. */
    public int depth;

    /** Places events stop at. */
    public int breaks;

    /** Writes seen since watching began, those that fell out of the log included. */
    public long written;

    public int writes;

    /** The frame of the write. */
    public final long[] frame = new long[MAX_WRITES];

    /** Written by a switch's watch, not a variable's. */
    public final boolean[] isSwitch = new boolean[MAX_WRITES];

    public final int[] id = new int[MAX_WRITES];
    public final int[] before = new int[MAX_WRITES];
    public final int[] after = new int[MAX_WRITES];

    /** The writer's list as in {@link CallStackSnapshot.Source}, -1 when no event wrote it. */
    public final int[] writerSource = new int[MAX_WRITES];

    public final int[] writerA = new int[MAX_WRITES];
    public final int[] writerB = new int[MAX_WRITES];
    public final int[] writerC = new int[MAX_WRITES];

    /** The writer's command, counted from 0. */
    public final int[] writerLine = new int[MAX_WRITES];
}
