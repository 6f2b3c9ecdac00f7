package org.vivarium.engine.save.replay;

import java.util.List;
import org.vivarium.engine.input.InputScript;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.StateDigest;

/**
 * A run that can be run again: what it began with, the buttons of every frame, and the digest of
 * the state it ended in. As all logic is deterministic, that is the whole run.
 *
 * @param shape of {@code state}, as StateShape names it: another build's can't be read
 * @param state the whole state to begin with, in the middle of a run; empty: the run's own start
 * @param input buttons by frame, counted from the first frame of the recording
 * @param edits values set by hand, by frame as the buttons
 * @param endFrame last frame that was run, -1 when the recording was cut short
 * @param endDigest digest of the state after that frame
 */
public record Recording(
        RunOrigin origin,
        long shape,
        byte[] state,
        InputScript input,
        List<TimedEdit> edits,
        int endFrame,
        long endDigest) {
    public Recording {
        edits = List.copyOf(edits);
    }

    /** Whether the recording knows how the run ended. */
    public boolean complete() {
        return endFrame >= 0;
    }

    /** Whether a replay that came to this state ended as the recording did. */
    public boolean endsIn(GameState state) {
        return !complete() || StateDigest.of(state) == endDigest;
    }

    /** Whether it begins in the middle of a run. */
    public boolean fromMoment() {
        return state.length > 0;
    }
}
