package org.vivarium.engine.loop;

import org.vivarium.engine.input.InputSnapshot;

/** What a loop drives: the engine, one logical frame a tick. */
public interface FrameSource {
    /**
     * Runs and draws one logical frame. The frame's record is open: sections may be added, but it
     * is opened and closed by the caller.
     */
    void tick(InputSnapshot input);

    /** The picture after the last tick: 320 x 240 opaque ARGB pixels, owned by the engine. */
    int[] frame();

    /** Changes whenever the picture changed; an unchanged picture isn't published again. */
    long revision();

    /** Nothing will ever happen again: the game was left from its title. */
    default boolean ended() {
        return false;
    }
}
