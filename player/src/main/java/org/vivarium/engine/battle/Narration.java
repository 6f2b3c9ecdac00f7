package org.vivarium.engine.battle;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.state.BattleState;
import org.vivarium.engine.state.InputState;

/** The message window of a battle and the waits between its lines (spec battle 6.1). */
public final class Narration {
    public static final int LINES = 4;

    private final BattleState battle;
    private final InputState input;
    private final Function<String, List<String>> breaks;

    /**
     * @param breaks a line into those of the window it takes
     */
    public Narration(BattleState battle, InputState input, Function<String, List<String>> breaks) {
        this.battle = battle;
        this.input = input;
        this.breaks = breaks;
    }

    public void clear() {
        battle.lineCount = 0;
    }

    public void add(String line) {
        breaks.apply(line).forEach(this::put);
    }

    private void put(String line) {
        if (battle.lineCount == battle.lines.length) {
            int old = battle.lines.length;
            battle.lines = Arrays.copyOf(battle.lines, old + LINES);
            Arrays.fill(battle.lines, old, battle.lines.length, "");
        }
        battle.lines[battle.lineCount++] = line;
    }

    /** Takes lines back until this many are left. */
    public void popTo(int count) {
        battle.lineCount = Math.min(battle.lineCount, count);
    }

    public int count() {
        return battle.lineCount;
    }

    public boolean isFull() {
        return battle.lineCount % LINES == 0;
    }

    /** Waits {@code most} frames, or {@code least} with a key held. */
    public void wait(int least, int most) {
        battle.wait = most;
        battle.waitRest = most - least;
    }

    /** Counts the wait down; whether it is over. */
    public boolean waited() {
        if (battle.wait == 0) {
            return true;
        }
        if (Button.CANCEL.isIn(input.held)) {
            return false;
        }
        battle.wait--;
        if (battle.wait > battle.waitRest) {
            return false;
        }
        if (Button.DECISION.isIn(input.held) || Button.SHIFT.isIn(input.held)) {
            battle.wait = 0;
        }
        return battle.wait == 0;
    }
}
