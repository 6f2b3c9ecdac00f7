package org.vivarium.engine.loop;

import org.vivarium.control.GameRequest;

/**
 * The frames a loop has run, as far as it can go back to them. Told of every frame before it runs;
 * engine thread only.
 */
public interface Past {
    /** Remembers nothing. */
    Past NONE =
            new Past() {
                @Override
                public void remember(int held) {}

                @Override
                public void interrupt() {}

                @Override
                public int back(int frames) {
                    return 0;
                }

                @Override
                public int reach() {
                    return 0;
                }

                @Override
                public long bytes() {
                    return 0;
                }

                @Override
                public long bound() {
                    return 0;
                }
            };

    /** A frame is about to run with these buttons held. */
    void remember(int held);

    /** The buttons of the frame to come: the live ones, or those known from before going back. */
    default int held(int live) {
        return live;
    }

    /** A value was set by hand, between two frames or in the middle of one. */
    default void edited(GameRequest.Edit edit) {
        interrupt();
    }

    /**
     * Takes the game to the moment before a frame, back or on again, as far as that is known; what
     * is gone back over stays known.
     *
     * @return frames gone, negative when back
     */
    default int travel(long frame) {
        return 0;
    }

    /** The game was changed from outside: the next frame doesn't follow from the last one. */
    void interrupt();

    /**
     * Puts the game back by so many frames, or as far as the past reaches, and draws it.
     *
     * @return frames gone back
     */
    int back(int frames);

    /** How many frames the way back is long now. */
    int reach();

    /** Bytes the past takes. */
    long bytes();

    /** The most bytes it may take. */
    long bound();
}
