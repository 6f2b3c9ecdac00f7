package org.vivarium.engine.save.replay;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.vivarium.engine.StartPlace;

/**
 * What a run began with, beside the game itself.
 *
 * @param game digest of the game's database
 * @param seed of the random generator
 * @param testPlay whether it is a test play
 * @param clock local time at the start in seconds since 1970, 0 for a run without a clock
 * @param place where it begins
 * @param saves the files of the save slots there were, by slot from 1
 */
public record RunOrigin(
        long game,
        long seed,
        boolean testPlay,
        long clock,
        StartPlace place,
        Map<Integer, byte[]> saves) {
    public RunOrigin {
        saves = Collections.unmodifiableMap(new TreeMap<>(saves));
    }

    /** The same with other save files. */
    public RunOrigin with(Map<Integer, byte[]> otherSaves) {
        return new RunOrigin(game, seed, testPlay, clock, place, otherSaves);
    }
}
