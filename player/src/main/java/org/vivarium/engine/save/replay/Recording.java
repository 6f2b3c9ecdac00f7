package org.vivarium.engine.save.replay;

import org.vivarium.engine.input.InputScript;

/**
 * A run that can be run again: where it started, the buttons of every frame, and the digest of the
 * state it ended in. As all logic is deterministic, that is the whole run.
 *
 * @param game digest of the game's database
 * @param seed of the random generator
 * @param testPlay whether the run was a test play
 * @param start how it began, in the words of the command line: {@code title}, {@code new-game},
 *     {@code load 1}, {@code map 2 10,12}, {@code battle 3}
 * @param input buttons by frame, counted from the first frame of the run
 * @param endFrame last frame that was run, -1 when the recording was cut short
 * @param endDigest digest of the state after that frame
 */
public record Recording(
        long game,
        long seed,
        boolean testPlay,
        String start,
        InputScript input,
        int endFrame,
        long endDigest) {
    /** Whether the recording knows how the run ended. */
    public boolean complete() {
        return endFrame >= 0;
    }
}
