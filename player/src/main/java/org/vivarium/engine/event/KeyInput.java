package org.vivarium.engine.event;

import org.vivarium.engine.input.Button;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.InputState;
import org.vivarium.engine.state.InterpreterState;

/** What "Key input processing" makes of the buttons (spec interpreter 9). */
public final class KeyInput {

    private static final int DIGIT_CODE = 10;
    private static final int OPERATOR_CODE = 20;
    private static final int DIGITS = 10;
    private static final int OPERATORS = 5;

    /** Left, right and middle mouse button (Maniac Patch, spec 9.2). */
    private static final int[] MOUSE_CODES = {1005, 1006, 1007};

    private static final Button[] BUTTONS = Button.values();

    private final InputState input;
    private final GameState state;

    KeyInput(GameState state) {
        this.state = state;
        this.input = state.input;
    }

    boolean decisionTriggered() {
        return Button.DECISION.isIn(input.triggered);
    }

    /** The code of what is held now, 0 for nothing (spec 9.1, 9.3). */
    public int held(int groups) {
        int keypad = keypad(input.held, groups);
        if (keypad != 0) {
            return keypad;
        }
        if (on(Button.SHIFT, KeyGroup.SHIFT, groups, input.held)) {
            return 7;
        }
        if (on(Button.CANCEL, KeyGroup.CANCEL, groups, input.held)) {
            return 6;
        }
        if (on(Button.DECISION, KeyGroup.DECISION, groups, input.held)) {
            return 5;
        }
        return heldDirection(groups);
    }

    /**
     * Opposite directions cancel; of two axes the one pressed last counts (original-measured 6).
     */
    private int heldDirection(int groups) {
        int down = frames(Button.DOWN);
        int left = frames(Button.LEFT);
        int right = frames(Button.RIGHT);
        int up = frames(Button.UP);
        int vertical = (down > 0) == (up > 0) ? 0 : down + up;
        int horizontal = (left > 0) == (right > 0) ? 0 : left + right;
        int verticalCode = down > 0 ? 1 : 4;
        int horizontalCode = left > 0 ? 2 : 3;
        if (!hears(verticalCode, groups)) {
            vertical = 0;
        }
        if (!hears(horizontalCode, groups)) {
            horizontal = 0;
        }
        if (vertical == 0) {
            return horizontal == 0 ? 0 : horizontalCode;
        }
        return horizontal == 0 || vertical <= horizontal ? verticalCode : horizontalCode;
    }

    private int frames(Button button) {
        return button.isIn(input.held) ? Math.max(1, input.heldFrames[button.ordinal()]) : 0;
    }

    private static boolean hears(int directionCode, int groups) {
        return (groups >> directionCode - 1 & 1) != 0;
    }

    /** The highest code newly pressed in this frame, 0 for none (spec 9.1, 9.4). */
    int triggered(int groups) {
        int pressed = input.triggered;
        int keypad = keypad(pressed, groups);
        if (keypad != 0) {
            return keypad;
        }
        if (on(Button.SHIFT, KeyGroup.SHIFT, groups, pressed)) {
            return 7;
        }
        if (on(Button.CANCEL, KeyGroup.CANCEL, groups, pressed)) {
            return 6;
        }
        if (on(Button.DECISION, KeyGroup.DECISION, groups, pressed)) {
            return 5;
        }
        if (on(Button.UP, KeyGroup.UP, groups, pressed)) {
            return 4;
        }
        if (on(Button.RIGHT, KeyGroup.RIGHT, groups, pressed)) {
            return 3;
        }
        if (on(Button.LEFT, KeyGroup.LEFT, groups, pressed)) {
            return 2;
        }
        return on(Button.DOWN, KeyGroup.DOWN, groups, pressed) ? 1 : 0;
    }

    /** A mouse button, or else a digit or operator: these come before all other keys. */
    private static int keypad(int buttons, int groups) {
        for (int n = 0; n < MOUSE_CODES.length; n++) {
            int mouse = KeyGroup.MOUSE_LEFT.ordinal() + n;
            if ((groups >> mouse & 1) != 0
                    && BUTTONS[Button.MOUSE_LEFT.ordinal() + n].isIn(buttons)) {
                return MOUSE_CODES[n];
            }
        }
        if (KeyGroup.OPERATORS.isIn(groups)) {
            for (int i = OPERATORS - 1; i >= 0; i--) {
                if (BUTTONS[Button.PLUS.ordinal() + i].isIn(buttons)) {
                    return OPERATOR_CODE + i;
                }
            }
        }
        if (KeyGroup.NUMBERS.isIn(groups)) {
            for (int i = DIGITS - 1; i >= 0; i--) {
                if (BUTTONS[Button.DIGIT_0.ordinal() + i].isIn(buttons)) {
                    return DIGIT_CODE + i;
                }
            }
        }
        return 0;
    }

    private static boolean on(Button button, KeyGroup group, int groups, int buttons) {
        return group.isIn(groups) && button.isIn(buttons);
    }

    /** One update of a waiting command; true when a key came and the list goes on (spec 9.4). */
    boolean poll(InterpreterState run, Interpreter interpreter) {
        int key = triggered(run.keyMask);
        state.variables.set(run.keyVariable, key);
        interpreter.variableWritten(run.keyVariable);
        if (key == 0) {
            run.keyFrames++;
            return false;
        }
        if (run.keyTimed) {
            state.variables.set(run.keyTimeVariable, run.keyFrames * 10 / 60);
            interpreter.variableWritten(run.keyTimeVariable);
        }
        run.keyInput = false;
        return true;
    }
}
