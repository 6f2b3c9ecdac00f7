package org.vivarium.engine.debug;

import org.vivarium.control.Answer;
import org.vivarium.control.BackKind;
import org.vivarium.control.CommandTime;
import org.vivarium.engine.Engine;
import org.vivarium.engine.save.quick.EnginePast;
import org.vivarium.telemetry.snapshot.DebuggerSnapshot;
import org.vivarium.telemetry.snapshot.DebuggerSnapshot.Search;
import org.vivarium.telemetry.snapshot.WriteSnapshot;

/**
 * The way back by commands: looks for moments in the past, a few milliseconds at a time, and says
 * where the game is to be taken to.
 */
final class TimeTravel {
    private static final long SLICE = 5_000_000;
    private static final Answer NO_PAST = new Answer.Refused("nothing of the past is kept");

    private final Engine engine;
    private final EnginePast past;
    private final CommandClock twinClock = new CommandClock();
    private Engine twin;
    private PastSearch search;
    private Search kind = Search.NONE;
    private CommandTime destination;
    private long over;
    private boolean found;
    private int leftOut;

    TimeTravel(Engine engine, EnginePast past) {
        this.engine = engine;
        this.past = past;
    }

    EnginePast past() {
        return past;
    }

    /** Begins to look for an earlier moment to stop at. */
    Answer back(BackKind how, StopPlace from, StopRules rules, Watches watches) {
        if (past.frames().first() < 0) {
            return NO_PAST;
        }
        CommandTime end = past.usedFiles() ? start(from.time().frame()) : from.time();
        switch (how) {
            case INTO -> look(Search.COMMAND, end, Quarry.ANY_COMMAND);
            case OVER -> look(Search.COMMAND, end, Quarry.command(from.owner(), from.depth()));
            case STOP -> {
                Values values = new Values(twin().state);
                Watches there = watches.over(twin(), twinClock, values, new WriteLog());
                look(Search.STOP, end, new Quarry.Stops(rules.over(there, values), there));
            }
        }
        return Answer.DONE;
    }

    /** Begins to look for writes before now. */
    Answer findWrites(Watches watches, WriteLog log) {
        if (past.frames().first() < 0) {
            return NO_PAST;
        }
        Values values = new Values(twin().state);
        Watches there = watches.over(twin(), twinClock, values, log);
        look(Search.WRITES, start(past.editedFrame()), new Quarry.Writes(there));
        return Answer.DONE;
    }

    private static CommandTime start(long frame) {
        return new CommandTime(frame, CommandTime.FRAME_START);
    }

    private Engine twin() {
        if (twin == null) {
            twin = PastEngine.of(engine);
        }
        return twin;
    }

    private void look(Search what, CommandTime end, Quarry quarry) {
        kind = what;
        search = new PastSearch(twin(), past, twinClock, end, quarry);
    }

    void cancel() {
        search = null;
        kind = Search.NONE;
    }

    boolean searching() {
        return search != null;
    }

    /** Goes on looking; the moment to go to once it is found, else null. */
    CommandTime work() {
        if (search == null || search.run(SLICE)) {
            return null;
        }
        over++;
        leftOut = search.leftOut();
        CommandTime target = search.found();
        found = target != null;
        cancel();
        return target;
    }

    /** Whether the game can be taken there. */
    boolean reaches(CommandTime time) {
        boolean known =
                past.frames().first() >= 0
                        && time.frame() >= past.frames().first()
                        && time.frame() < past.frames().ahead();
        return known
                && (time.order() == CommandTime.FRAME_START
                        || past.frames().repeatable(time.frame()));
    }

    void goTo(CommandTime time) {
        destination = time;
    }

    boolean going() {
        return destination != null;
    }

    CommandTime takeDestination() {
        CommandTime to = destination;
        destination = null;
        return to;
    }

    void fill(DebuggerSnapshot snapshot) {
        snapshot.search = kind.ordinal();
        snapshot.searched = search == null ? 0 : search.searched();
        snapshot.searchable = search == null ? 0 : search.total();
        snapshot.searchesOver = over;
        snapshot.found = found;
        snapshot.leftOut = leftOut;
    }

    void fill(WriteSnapshot snapshot) {
        snapshot.now = past.frames().now();
        snapshot.reach = past.frames().first();
    }
}
