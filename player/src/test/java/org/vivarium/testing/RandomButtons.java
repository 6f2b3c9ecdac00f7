package org.vivarium.testing;

import org.vivarium.engine.input.Button;
import org.vivarium.engine.state.RandomState;

/** Somebody who presses buttons by chance: mostly walks, often decides, rests a little. */
public final class RandomButtons {
    private static final int LONGEST_HOLD = 40;
    private static final int LONGEST_REST = 12;
    private static final Button[] BUTTONS = {
        Button.UP,
        Button.DOWN,
        Button.LEFT,
        Button.RIGHT,
        Button.UP,
        Button.DOWN,
        Button.LEFT,
        Button.RIGHT,
        Button.DECISION,
        Button.DECISION,
        Button.DECISION,
        Button.CANCEL,
        Button.SHIFT
    };

    private final RandomState random = new RandomState();
    private int left;
    private boolean resting = true;
    private int held;

    public RandomButtons(long seed) {
        random.seed(seed);
    }

    /** Bits of the buttons held in the next frame. */
    public int next() {
        if (left-- == 0) {
            resting = !resting;
            left = random.between(1, resting ? LONGEST_REST : LONGEST_HOLD);
            Button button = BUTTONS[random.between(0, BUTTONS.length - 1)];
            held = resting ? 0 : button.bit();
        }
        return held;
    }
}
