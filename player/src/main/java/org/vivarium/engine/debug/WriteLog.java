package org.vivarium.engine.debug;

import java.util.ArrayList;
import java.util.List;
import org.vivarium.control.CommandTime;
import org.vivarium.control.Watchable;
import org.vivarium.telemetry.snapshot.WriteSnapshot;

/** The last writes of what is watched, by their moments; when it is full the oldest fall out. */
final class WriteLog {

    private final List<Write> writes = new ArrayList<>();
    private long written;
    private long revision;

    /** Adds a write; one that is there already, seen in a frame that ran again, only once. */
    void add(Write write) {
        int at = writes.size();
        while (at > 0 && writes.get(at - 1).time().compareTo(write.time()) > 0) {
            at--;
        }
        for (int n = at - 1; n >= 0 && writes.get(n).time().equals(write.time()); n--) {
            if (writes.get(n).isAgain(write)) {
                return;
            }
        }
        written++;
        revision++;
        writes.add(at, write);
        if (writes.size() > WriteSnapshot.MAX_WRITES) {
            writes.removeFirst();
        }
    }

    /** Forgets the writes of a value. */
    void forget(Watchable value) {
        writes.removeIf(write -> write.value().equals(value));
        revision++;
    }

    /** Forgets the writes from a frame on: they won't come. */
    void forgetFrom(long frame) {
        if (writes.removeIf(write -> write.time().frame() >= frame)) {
            revision++;
        }
    }

    long revision() {
        return revision;
    }

    void fill(WriteSnapshot snapshot) {
        snapshot.written = written;
        if (snapshot.revision == revision) {
            return;
        }
        snapshot.revision = revision;
        snapshot.writes = writes.size();
        for (int n = 0; n < snapshot.writes; n++) {
            fill(snapshot, n, writes.get(writes.size() - 1 - n));
        }
    }

    private static void fill(WriteSnapshot snapshot, int n, Write write) {
        CommandTime time = write.time();
        Writer by = write.by();
        snapshot.frame[n] = time.frame();
        snapshot.order[n] = time.order();
        snapshot.kind[n] = write.value().kind().ordinal();
        snapshot.id[n] = write.value().id();
        snapshot.before[n] = write.before();
        snapshot.after[n] = write.after();
        snapshot.textBefore[n] = write.textBefore();
        snapshot.textAfter[n] = write.textAfter();
        snapshot.writerSource[n] = by.source();
        snapshot.writerA[n] = by.list() == null ? 0 : by.list().a();
        snapshot.writerB[n] = by.list() == null ? 0 : by.list().b();
        snapshot.writerC[n] = by.list() == null ? 0 : by.list().c();
        snapshot.writerLine[n] = by.line();
        snapshot.scene[n] = by.scene();
    }
}
