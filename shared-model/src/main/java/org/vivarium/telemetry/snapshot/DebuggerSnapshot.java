package org.vivarium.telemetry.snapshot;

/** Where events stand still and are to stop, and how far a search through the past has come. */
public final class DebuggerSnapshot extends Snapshot {

    public static final int MAX_BREAKS = 256;
    public static final int MAX_DEPTH = 128;

    /** Why an event stands still. */
    public enum Reason {
        BREAKPOINT,
        STEP,

        /** Gone back, or to a moment chosen. */
        TRAVEL,

        /** A watched value was written by the command before. */
        WRITE,

        /** A condition came to hold. */
        CONDITION;

        private static final Reason[] ALL = values();

        public static Reason at(int ordinal) {
            return ALL[ordinal];
        }
    }

    /** What is looked for in the past. */
    public enum Search {
        NONE,
        COMMAND,
        STOP,
        WRITES
    }

    /** An event stands still in the middle of the frame. */
    public boolean held;

    /** Grows with every stop, so that one at the same place is told from the one before. */
    public long stops;

    /** Ordinal of {@link Reason}. */
    public int reason;

    /** Of {@link Reason#CONDITION}: its place among those asked for. */
    public int condition;

    /** Its runner, the list and the command it is about to run; see {@link CallStackSnapshot}. */
    public int runner;

    public int runnerId;
    public int source;
    public int a;
    public int b;
    public int c;
    public int line;

    /** When it stands: the frame, and how many commands came before in it. */
    public long atFrame;

    public int atOrder;

    /** Calls around the list it stands in. */
    public int depth;

    /** The lists of the interpreter that stands still, the outermost first; the last one runs. */
    public int frames;

    public final int[] frameSource = new int[MAX_DEPTH];
    public final int[] frameA = new int[MAX_DEPTH];
    public final int[] frameB = new int[MAX_DEPTH];
    public final int[] frameC = new int[MAX_DEPTH];
    public final int[] frameLine = new int[MAX_DEPTH];

    /** The bytes of lists that stand in no file; null for the others. */
    public final byte[][] frameCode = new byte[MAX_DEPTH][];

    /** Places events stop at, and how often each was come to. */
    public int breaks;

    public final int[] breakSource = new int[MAX_BREAKS];
    public final int[] breakA = new int[MAX_BREAKS];
    public final int[] breakB = new int[MAX_BREAKS];
    public final int[] breakC = new int[MAX_BREAKS];
    public final int[] breakLine = new int[MAX_BREAKS];
    public final long[] breakHits = new long[MAX_BREAKS];

    /** Ordinal of {@link Search}: what is being looked for. */
    public int search;

    /** Frames looked through so far, and all there are. */
    public int searched;

    public int searchable;

    /** Searches that came to their end, and whether the last one found anything. */
    public long searchesOver;

    public boolean found;

    /** Frames the last search had to leave out: they used save files. */
    public int leftOut;
}
