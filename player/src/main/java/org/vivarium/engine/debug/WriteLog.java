package org.vivarium.engine.debug;

import org.vivarium.engine.event.ProgramRef;
import org.vivarium.telemetry.snapshot.DebuggerSnapshot;

/** The last writes of what is watched: a ring, the oldest falls out. */
final class WriteLog {

    private static final int NOBODY = -1;
    private static final int CAPACITY = DebuggerSnapshot.MAX_WRITES;

    private final long[] frames = new long[CAPACITY];
    private final boolean[] switches = new boolean[CAPACITY];
    private final int[] ids = new int[CAPACITY];
    private final int[] before = new int[CAPACITY];
    private final int[] after = new int[CAPACITY];
    private final ProgramRef[] writers = new ProgramRef[CAPACITY];
    private final int[] lines = new int[CAPACITY];
    private long written;

    /**
     * @param writer the list that wrote; null when it was no event
     */
    void add(long frame, boolean isSwitch, int id, int old, int now, ProgramRef writer, int line) {
        int at = (int) (written++ % CAPACITY);
        frames[at] = frame;
        switches[at] = isSwitch;
        ids[at] = id;
        before[at] = old;
        after[at] = now;
        writers[at] = writer;
        lines[at] = line;
    }

    void fill(DebuggerSnapshot snapshot) {
        snapshot.written = written;
        snapshot.writes = (int) Math.min(written, CAPACITY);
        for (int n = 0; n < snapshot.writes; n++) {
            int at = (int) ((written - 1 - n) % CAPACITY);
            ProgramRef writer = writers[at];
            snapshot.frame[n] = frames[at];
            snapshot.isSwitch[n] = switches[at];
            snapshot.id[n] = ids[at];
            snapshot.before[n] = before[at];
            snapshot.after[n] = after[at];
            snapshot.writerSource[n] = writer == null ? NOBODY : writer.kind().ordinal();
            snapshot.writerA[n] = writer == null ? 0 : writer.a();
            snapshot.writerB[n] = writer == null ? 0 : writer.b();
            snapshot.writerC[n] = writer == null ? 0 : writer.c();
            snapshot.writerLine[n] = lines[at];
        }
    }
}
