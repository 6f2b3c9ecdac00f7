package org.vivarium.engine.loop;

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
