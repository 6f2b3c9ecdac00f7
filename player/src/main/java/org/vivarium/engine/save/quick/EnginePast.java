package org.vivarium.engine.save.quick;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.LongConsumer;
import org.vivarium.control.CommandTime;
import org.vivarium.control.GameRequest;
import org.vivarium.engine.Engine;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.loop.Past;
import org.vivarium.engine.save.replay.EditTrack;
import org.vivarium.engine.save.replay.InputTrack;
import org.vivarium.engine.save.replay.RecordingWriter;
import org.vivarium.engine.save.replay.RunOrigin;
import org.vivarium.engine.save.replay.TimedEdit;

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
    private final EditTrack edits = new EditTrack();
    private RunOrigin origin;
    private final InputSnapshot held = new InputSnapshot();
    private final Rewind.Step again = this::runAgain;
    private final LongConsumer restored = this::restored;
    private long fileUses;
    private boolean silent;

    /** The frame that runs, or ran last. */
    private long frame;

    /** Edits known already are being made. */
    private boolean beginning;

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
        step(heldNow);
    }

    private void step(int heldNow) {
        if (usedFiles()) {
            fileUses = engine.saves().uses();
            rewind.seal();
        }
        begin(rewind.now());
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
        return track.interrupted() ? List.of() : recorded();
    }

    private List<String> recorded() {
        long begin = rewind.now() - track.length();
        return RecordingWriter.lines(
                origin, track, edits.between(begin, rewind.now()), engine.state);
    }

    /** Whether a save file was used since the frame began that runs or ran last. */
    public boolean usedFiles() {
        return engine.saves().uses() != fileUses;
    }

    /** The frame that runs, or ran last; those gone back over are counted once. */
    public long frame() {
        return frame;
    }

    /** The frames behind, to be read only. */
    public Rewind frames() {
        return rewind;
    }

    /** Values set by hand, to be read only. */
    public EditTrack edits() {
        return edits;
    }

    /** A recording's edits, which its frames will see. */
    public void plan(List<TimedEdit> recorded) {
        edits.addAll(recorded);
    }

    /** Buttons known from before going back are pressed again until somebody presses others. */
    @Override
    public int held(int live) {
        if (rewind.now() >= rewind.ahead()) {
            return live;
        }
        int known = rewind.heldAt(rewind.now());
        if (live == 0 || live == known) {
            return known;
        }
        forgetAhead();
        return live;
    }

    private void forgetAhead() {
        rewind.forgetAhead();
        edits.forgetAfter(rewind.now());
        engine.debugger.forgetWrites(rewind.now());
    }

    @Override
    public void edited(GameRequest.Edit edit) {
        if (engine.debugger.held()) {
            edits.forgetAfter(rewind.now());
            edits.add(new CommandTime(frame, engine.debugger.order()), edit);
        } else {
            forgetAhead();
            edits.add(new CommandTime(rewind.now(), CommandTime.FRAME_START), edit);
        }
        rewind.forgetAhead();
    }

    @Override
    public void interrupt() {
        rewind.interrupt();
        track.interrupt();
        forgetAhead();
    }

    @Override
    public int back(int frames) {
        int gone = goBack(frames);
        forgetAhead();
        return gone;
    }

    private int goBack(int frames) {
        if (rewind.reach() == 0) {
            return 0;
        }
        beSilent();
        engine.setDrawing(false);
        int gone = rewind.back(engine.state, frames, restored, again);
        engine.setDrawing(true);
        engine.redraw();
        track.back(gone);
        return gone;
    }

    private void beSilent() {
        if (!silent) {
            silent = true;
            engine.setOutward(false);
        }
    }

    @Override
    public int travel(long wanted) {
        long from = rewind.now();
        if (wanted <= from) {
            return -goBack((int) Math.min(Integer.MAX_VALUE, from - wanted));
        }
        beSilent();
        engine.setDrawing(false);
        while (rewind.now() < Math.min(wanted, rewind.ahead())) {
            held.set(rewind.heldAt(rewind.now()));
            step(held.held());
            engine.tick(held);
        }
        engine.setDrawing(true);
        engine.redraw();
        return (int) (rewind.now() - from);
    }

    private void begin(long number) {
        frame = number;
        if (!edits.isEmpty()) {
            beginning = true;
            engine.debugger.plan(edits.begin(engine, frame));
            beginning = false;
        }
    }

    /** The frame a value set by hand now belongs to. */
    public long editedFrame() {
        return beginning || engine.debugger.held() ? frame : rewind.now();
    }

    private void restored(long first) {
        frame = first - 1;
        engine.stateReplaced();
    }

    private void runAgain(int buttons) {
        begin(frame + 1);
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
