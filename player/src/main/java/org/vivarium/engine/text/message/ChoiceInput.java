package org.vivarium.engine.text.message;

import java.util.function.Consumer;
import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.event.Interpreters;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.MessageState;

/** Choosing one of the last lines of a message (spec interpreter 16.5). */
final class ChoiceInput {
    private static final int CANCEL_ANSWERS = 5;
    private static final int CANCEL_BRANCH = 4;
    private static final int ROW = 16;

    private final GameState state;
    private final MessageState m;
    private final Consumer<SystemSound> sounds;

    ChoiceInput(GameState state, Consumer<SystemSound> sounds) {
        this.state = state;
        this.m = state.message;
        this.sounds = sounds;
    }

    /** Shows the cursor on the first choice. */
    void begin() {
        m.choice = 0;
        m.box.active = true;
        m.box.cursorBlink = 0;
        place();
    }

    private void place() {
        boolean face = !m.pageFace.isEmpty();
        int left = face && !m.pageFaceRight ? 72 : 0;
        m.box.cursor(2 + left, ROW * (m.firstChoiceLine + m.choice), face ? 228 : 300, ROW);
    }

    /** One frame; true when an answer was given. */
    boolean update() {
        move();
        int pressed = state.input.triggered;
        if (Button.DECISION.isIn(pressed)) {
            if ((m.enabledChoices >> m.choice & 1) == 0) {
                sounds.accept(SystemSound.BUZZER);
                return false;
            }
            sounds.accept(SystemSound.DECISION);
            answer(m.choice);
            return true;
        }
        if (Button.CANCEL.isIn(pressed) && m.cancel > 0) {
            sounds.accept(SystemSound.CANCEL);
            answer(m.cancel >= CANCEL_ANSWERS ? CANCEL_BRANCH : m.cancel - 1);
            return true;
        }
        return false;
    }

    private void answer(int result) {
        Interpreters.answer(state, m.owner, m.indent, result);
    }

    /** A fresh press goes around the ends, a held key stops there. */
    private void move() {
        int step = step(state.input.repeated);
        boolean fresh = step(state.input.triggered) != 0;
        int wanted = m.choice + step;
        if (step == 0 || (!fresh && (wanted < 0 || wanted >= m.choices))) {
            return;
        }
        m.choice = Math.floorMod(wanted, m.choices);
        sounds.accept(SystemSound.CURSOR);
        place();
    }

    private static int step(int keys) {
        return Button.DOWN.isIn(keys) ? 1 : Button.UP.isIn(keys) ? -1 : 0;
    }
}
