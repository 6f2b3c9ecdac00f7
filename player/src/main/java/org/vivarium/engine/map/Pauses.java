package org.vivarium.engine.map;

/** How many idle frames a frequency (1 to 8) puts between two actions (spec map-scene 5.5). */
public final class Pauses {
    private static final int WAIT_BASE = 20;
    private static final int NO_PAUSE = 8;

    private Pauses() {}

    /** After a step or a jump. */
    public static int step(int frequency) {
        return frequency >= NO_PAUSE ? 0 : 1 << 9 - Math.max(frequency, 1);
    }

    /** After a turn. */
    public static int turn(int frequency) {
        return frequency >= NO_PAUSE ? 0 : 1 << 8 - Math.max(frequency, 1);
    }

    /** For the wait command of a move route. */
    public static int wait(int frequency) {
        return WAIT_BASE + turn(frequency);
    }
}
