package org.vivarium.engine.state;

import org.vivarium.engine.input.Button;

/**
 * The buttons as the game sees them in this frame. Bits are {@code 1 << Button.ordinal()}.
 *
 * <p>Repeats come in the frame of the press, 23 frames later, and every 4 frames from there (spec
 * screen-and-windows 7).
 */
public final class InputState implements Stateful {
    private static final int BUTTONS = Button.values().length;
    private static final int FIRST_REPEAT = 23;
    private static final int NEXT_REPEAT = 4;

    public int held;
    public int triggered;
    public int repeated;

    /** Frames each button has been held, 0 when up. */
    public int[] heldFrames = new int[BUTTONS];

    /** Where the mouse pointer was put, in pixels of the game (Maniac Patch). */
    public int pointerX;

    public int pointerY;

    /** Takes the buttons held in this frame. */
    public void update(int nowHeld) {
        triggered = nowHeld & ~held;
        held = nowHeld;
        repeated = 0;
        for (int b = 0; b < BUTTONS; b++) {
            if ((nowHeld >> b & 1) == 0) {
                heldFrames[b] = 0;
                continue;
            }
            int frames = heldFrames[b]++;
            if (frames == 0
                    || frames >= FIRST_REPEAT && (frames - FIRST_REPEAT) % NEXT_REPEAT == 0) {
                repeated |= 1 << b;
            }
        }
    }

    /** Nothing counts as newly pressed any more in this frame; what is held stays held. */
    public void clearTriggers() {
        triggered = 0;
        repeated = 0;
    }

    @Override
    public void visit(StateVisitor v) {
        held = v.i("held", held);
        triggered = v.i("triggered", triggered);
        repeated = v.i("repeated", repeated);
        heldFrames = v.ints("heldFrames", heldFrames);
        pointerX = v.i("pointerX", pointerX);
        pointerY = v.i("pointerY", pointerY);
    }
}
