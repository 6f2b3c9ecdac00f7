package org.vivarium.engine.debug;

import java.util.List;
import org.vivarium.control.CommandTime;
import org.vivarium.engine.Engine;
import org.vivarium.engine.event.CommandHook;
import org.vivarium.engine.event.Interpreter;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.save.quick.EnginePast;
import org.vivarium.engine.save.quick.Rewind;
import org.vivarium.engine.save.replay.TimedEdit;
import org.vivarium.engine.watch.GameEdits;

/**
 * Looks for the last moment of its kind before another one, by running the frames of the past again
 * in a second engine, from snapshot to snapshot, the newest first. The game itself isn't touched.
 * Frames that used save files can't be run again and are left out.
 */
final class PastSearch implements CommandHook {
    private final Engine twin;
    private final EnginePast past;
    private final Rewind frames;
    private final CommandTime end;
    private final CommandClock clock;
    private final Quarry quarry;
    private final InputSnapshot held = new InputSnapshot();
    private final int total;
    private long chunk;
    private long chunkEnd;
    private long frame;
    private CommandTime found;
    private List<TimedEdit> edits = List.of();
    private int searched;
    private int leftOut;
    private boolean over;

    /**
     * @param twin another engine of the same game, of no use afterwards but for other searches
     * @param clock of the twin, by which the quarry tells the time
     * @param end moments before this one are looked at
     */
    PastSearch(Engine twin, EnginePast past, CommandClock clock, CommandTime end, Quarry quarry) {
        this.twin = twin;
        this.past = past;
        this.frames = past.frames();
        this.clock = clock;
        this.end = end;
        this.quarry = quarry;
        total = (int) Math.max(1, frames.now() - Math.max(0, frames.first()));
        twin.map.interpreter.setHook(this);
        begin(end.order() == CommandTime.FRAME_START ? end.frame() - 1 : end.frame());
    }

    /** Begins with the frames from the snapshot before one up to it. */
    private void begin(long last) {
        chunkEnd = last + 1;
        chunk = last < 0 ? -1 : frames.snapshotAt(last);
        frame = chunk;
        over = chunk < 0 || !frames.read(chunk, twin.state);
        if (!over) {
            clock.enter(twin.frames(), chunk);
            twin.stateReplaced();
            quarry.settle();
        }
    }

    /**
     * Runs frames for a while.
     *
     * @param nanos about how long
     * @return whether there is more to look at
     */
    boolean run(long nanos) {
        long start = System.nanoTime();
        while (!over && System.nanoTime() - start < nanos) {
            if (frame < chunkEnd) {
                step();
            } else if (found != null) {
                over = true;
            } else {
                begin(chunk - 1);
            }
        }
        return !over;
    }

    private void step() {
        if (!frames.knows(frame)) {
            over = true;
        } else if (frames.repeatable(frame)) {
            clock.enter(twin.frames(), frame);
            edits = past.edits().begin(twin, frame);
            quarry.edited();
            held.set(frames.heldAt(frame));
            twin.tick(held);
            quarry.frameOver();
            frame++;
            searched++;
        } else {
            leftOut++;
            frame = chunkEnd;
        }
    }

    @Override
    public void before(Interpreter i) {
        clock.enter(twin.frames(), frame);
        clock.next();
        boolean again = i.run().tried == i.command() + 1;
        if (clock.isBefore(end) && quarry.at(i, again)) {
            found = clock.now();
        }
        for (int n = 0; n < edits.size(); n++) {
            if (edits.get(n).time().order() == clock.order()) {
                GameEdits.apply(twin, edits.get(n).edit());
                quarry.edited();
            }
        }
    }

    @Override
    public void updated(Interpreter i) {
        quarry.updated();
    }

    /** The moment found; null when there was none. */
    CommandTime found() {
        return found;
    }

    int searched() {
        return Math.min(searched, total);
    }

    int total() {
        return total;
    }

    /** Frames that couldn't be looked at. */
    int leftOut() {
        return leftOut;
    }
}
