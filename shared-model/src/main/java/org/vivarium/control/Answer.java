package org.vivarium.control;

import java.util.List;

/** What came of a request; immutable. */
public sealed interface Answer {
    record Done() implements Answer {}

    /**
     * The request made no sense now; the game is unchanged.
     *
     * @param reason a sentence for the user
     */
    record Refused(String reason) implements Answer {}

    /**
     * A comparison of the tile cache with a fresh draw.
     *
     * @param cells cells compared
     * @param differing cells whose pixels differ; 0 proves the cache right for this frame
     */
    record TilesVerified(long frame, int cells, int differing) implements Answer {}

    record MomentTaken(Moment moment) implements Answer {}

    /**
     * A recording of buttons.
     *
     * @param lines of its file
     */
    record Recorded(List<String> lines) implements Answer {}

    Answer DONE = new Done();
}
