package org.vivarium.testing;

import org.vivarium.engine.input.Button;
import org.vivarium.engine.input.InputSource;
import org.vivarium.engine.state.RandomState;

/** Input for tests that walk about. */
public final class Walks {
    private static final Button[] DIRECTIONS = {Button.UP, Button.RIGHT, Button.DOWN, Button.LEFT};

    private Walks() {}

    /** Holds one direction after the other, each for some frames; the same for the same seed. */
    public static InputSource random(long seed) {
        return wander(seed, DIRECTIONS);
    }

    /**
     * Up, right, down and left over and over, back to where it began when nothing is in the way.
     */
    public static InputSource pace() {
        return frame -> DIRECTIONS[(int) (frame / 40 % DIRECTIONS.length)].bit();
    }

    /** Directions mixed with decisions and cancels: what an impatient player presses. */
    public static InputSource mash(long seed) {
        return wander(
                seed,
                Button.UP,
                Button.RIGHT,
                Button.DOWN,
                Button.LEFT,
                Button.DECISION,
                Button.DECISION,
                Button.DECISION,
                Button.CANCEL);
    }

    private static InputSource wander(long seed, Button... buttons) {
        RandomState random = new RandomState();
        random.seed(seed);
        return new InputSource() {
            private int held;
            private long until;

            @Override
            public int heldAt(long frame) {
                if (frame >= until) {
                    Button button = buttons[random.between(0, buttons.length - 1)];
                    boolean release = held != 0 && random.between(0, 2) == 0;
                    held = release ? 0 : button.bit();
                    until = frame + random.between(2, 40);
                }
                return held;
            }
        };
    }
}
