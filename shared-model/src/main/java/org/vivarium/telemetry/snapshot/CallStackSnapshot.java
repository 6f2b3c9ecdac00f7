package org.vivarium.telemetry.snapshot;

/**
 * The event lists that run and where each stands: a line for each list on an interpreter's stack,
 * the lowest first, interpreter by interpreter. Parallel arrays; the first {@link #count} count.
 */
public final class CallStackSnapshot extends Snapshot {

    public static final int MAX_LINES = 1024;

    /** What a list belongs to. */
    public enum Source {
        COMMON_EVENT,
        MAP_PAGE,
        TROOP_PAGE,

        /** No place in the game's files: from a save, or made at run time. */
        INLINE;

        private static final Source[] ALL = values();

        public static Source at(int ordinal) {
            return ALL[ordinal];
        }
    }

    /** Which interpreter a list runs in. */
    public enum Runner {
        FOREGROUND,
        PARALLEL_COMMON_EVENT,
        PARALLEL_MAP_EVENT,
        BATTLE
    }

    public int count;

    /** Ordinal of {@link Runner}. */
    public final int[] runner = new int[MAX_LINES];

    /** Common event or map event of a parallel runner, 0 for the others. */
    public final int[] runnerId = new int[MAX_LINES];

    /** Ordinal of {@link Source}. */
    public final int[] source = new int[MAX_LINES];

    /** Common event, map or troop. */
    public final int[] a = new int[MAX_LINES];

    /** Event of a map page, page of a troop. */
    public final int[] b = new int[MAX_LINES];

    /** Page of a map event, from 1 on. */
    public final int[] c = new int[MAX_LINES];

    /** Next command, counted from 0. */
    public final int[] line = new int[MAX_LINES];

    /** Frames its interpreter still waits. */
    public final int[] waiting = new int[MAX_LINES];

    /** Commands of the list that have run so far, whoever ran it. */
    public final long[] ran = new long[MAX_LINES];

    /** Whether the list runs as bytecode. */
    public final boolean[] compiled = new boolean[MAX_LINES];

    /** Event commands run so far, of all interpreters. */
    public long commands;

    /**
     * Adds a line, unless there is no room.
     *
     * @return its index; -1 when there was none
     */
    public int add(
            Runner runs, int id, int kind, int first, int second, int third, int at, int waits) {
        if (count == MAX_LINES) {
            return -1;
        }
        ran[count] = 0;
        compiled[count] = false;
        runner[count] = runs.ordinal();
        runnerId[count] = id;
        source[count] = kind;
        a[count] = first;
        b[count] = second;
        c[count] = third;
        line[count] = at;
        waiting[count] = waits;
        return count++;
    }
}
