package org.vivarium.engine.save.quick;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.vivarium.engine.Engine;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.loop.Past;
import org.vivarium.engine.save.replay.InputTrack;
import org.vivarium.engine.save.replay.RecordingWriter;
import org.vivarium.engine.save.replay.RunOrigin;

/**
 * The past of a running game. Going back runs frames once more, unseen, unheard and unrecorded; the
 * game's sound goes on with the next new frame. Frames that used a save file aren't run again: the
 * file may be another one by then.
 */
public final class EnginePast implements Past {
    private static final int BOUND = 48 << 20;

    private final Engine engine;
    private final Rewind rewind = new Rewind(BOUND);
    private final InputTrack track = new InputTrack();
    private RunOrigin origin;
    private final InputSnapshot held = new InputSnapshot();
    private final Rewind.Step again = this::runAgain;
    private final Runnable restored = this::restored;
    private long fileUses;
    private boolean silent;

    /**
     * @param origin what the run began with
     */
    public EnginePast(Engine engine, RunOrigin origin) {
        this.engine = engine;
        this.origin = origin;
    }

    @Override
    public void remember(int heldNow) {
        if (silent) {
            silent = false;
            engine.setOutward(true);
            engine.audio.stateReplaced();
        }
        if (engine.saves().uses() != fileUses) {
            fileUses = engine.saves().uses();
            rewind.interrupt();
        }
        rewind.remember(engine.state, heldNow);
        if (track.interrupted()) {
            origin = origin.with(saves());
        }
        track.remember(engine.state, heldNow);
    }

    /** The save files of this moment; none when they can't be read now. */
    private Map<Integer, byte[]> saves() {
        try {
            return engine.saves().files();
        } catch (IOException e) {
            return Map.of();
        }
    }

    /**
     * The lines of a recording from the run's start, or from the moment after it was last changed
     * from outside; empty when it was changed since the last frame.
     */
    public List<String> recording() {
        return track.interrupted() ? List.of() : RecordingWriter.lines(origin, track, engine.state);
    }

    @Override
    public void interrupt() {
        rewind.interrupt();
        track.interrupt();
    }

    @Override
    public int back(int frames) {
        if (rewind.reach() == 0) {
            return 0;
        }
        if (!silent) {
            silent = true;
            engine.setOutward(false);
        }
        engine.setDrawing(false);
        int gone = rewind.back(engine.state, frames, restored, again);
        engine.setDrawing(true);
        engine.redraw();
        track.back(gone);
        return gone;
    }

    private void restored() {
        engine.stateReplaced();
    }

    private void runAgain(int buttons) {
        held.set(buttons);
        engine.tick(held);
    }

    @Override
    public int reach() {
        return rewind.reach();
    }

    @Override
    public long bytes() {
        return rewind.capacity();
    }

    @Override
    public long bound() {
        return rewind.bound();
    }
}
