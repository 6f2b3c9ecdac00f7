package org.vivarium.engine.text.message;

import java.util.function.Consumer;
import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.MessageState;

/**
 * Entering a number digit by digit behind the text of a message (spec screen 3.6, interpreter
 * 16.6). The cursor stops at the first and at the last digit. The spec lets it go round, but nobody
 * measured that, and four recordings decide, as they do wherever the spec is in doubt: their
 * scripts press left three times and then fill the first of four digits (inn-100-pay, shop-normal,
 * shop-buy-only, shop-trace), which an input that begins there, as measured, only does when it
 * stops. The photographed number of the original never leaves its two first digits.
 */
final class NumberInput {
    static final int DIGIT_WIDTH = 12;
    private static final int ROW = 16;
    private static final int CURSOR_WIDTH = 14;
    private static final int CURSOR_X = 8;
    private static final int FACE_INDENT = 72;

    private final GameState state;
    private final MessageState m;
    private final Consumer<SystemSound> sounds;

    NumberInput(GameState state, Consumer<SystemSound> sounds) {
        this.state = state;
        this.m = state.message;
        this.sounds = sounds;
    }

    /** Shows the digits with the cursor on the first one. */
    void begin() {
        m.digit = 0;
        m.box.active = true;
        m.box.cursorBlink = 0;
        place();
    }

    /** Left edge of the digits in the contents of the box. */
    static int left(MessageState m) {
        return !m.pageFace.isEmpty() && !m.pageFaceRight ? FACE_INDENT : 0;
    }

    private void place() {
        m.box.cursor(left(m) + CURSOR_X + DIGIT_WIDTH * m.digit, ROW * m.line, CURSOR_WIDTH, ROW);
    }

    /** One frame; true when the number was confirmed. */
    boolean update() {
        int keys = state.input.repeated;
        int count = m.digits.length;
        if (Button.DECISION.isIn(state.input.triggered)) {
            sounds.accept(SystemSound.DECISION);
            store();
            return true;
        }
        if (Button.UP.isIn(keys)) {
            m.digits[m.digit] = (m.digits[m.digit] + 1) % 10;
        } else if (Button.DOWN.isIn(keys)) {
            m.digits[m.digit] = (m.digits[m.digit] + 9) % 10;
        } else if (Button.RIGHT.isIn(keys) && count > 1) {
            m.digit = Math.min(count - 1, m.digit + 1);
        } else if (Button.LEFT.isIn(keys) && count > 1) {
            m.digit = Math.max(0, m.digit - 1);
        } else {
            return false;
        }
        sounds.accept(SystemSound.CURSOR);
        place();
        return false;
    }

    private void store() {
        long value = 0;
        for (int d : m.digits) {
            value = Math.min(Integer.MAX_VALUE, value * 10 + d);
        }
        state.variables.set(m.numberVariable, (int) value);
        state.map.needRefresh = true;
    }
}
