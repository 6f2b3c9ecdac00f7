package org.vivarium.engine.battle.stage;

import org.vivarium.engine.battle.BattleParts;
import org.vivarium.engine.battle.Battler;
import org.vivarium.engine.gfx.window.WindowBox;
import org.vivarium.engine.gfx.window.WindowGlass;
import org.vivarium.engine.gfx.window.WindowPainter;
import org.vivarium.engine.text.TextPainter;

/** The line at the top of a battle of 2003: notices, help, what ails an enemy (spec battle 2.7). */
final class TopWindow {
    private static final int HEIGHT = 32;
    private static final int WIDTH = 320;
    private static final int TEXT_Y = WindowBox.BORDER + 2;
    private static final int MOST_STATES = 5;

    /** Columns each state's name takes up at least. */
    private static final int NAME_WIDTH = 9 * 6;

    private final BattleParts parts;
    private final WindowBox window = new WindowBox();
    private int[] frame;
    private TextPainter text;

    TopWindow(BattleParts parts) {
        this.parts = parts;
        window.place(0, 0, WIDTH, HEIGHT);
        WindowGlass.of(parts.engine.game.profile, parts.tables.database.battlecommands())
                .glaze(window, true);
    }

    private void begin(int[] pixels) {
        frame = pixels;
        text = parts.engine.windows.text();
        WindowPainter.back(frame, text.skin(), window);
    }

    /** One line of words. */
    void notice(int[] pixels, String line) {
        begin(pixels);
        text.draw(frame, WindowBox.BORDER, TEXT_Y, line, TextPainter.DEFAULT);
    }

    /** What a skill or an item is good for. */
    void help(int[] pixels, String line) {
        begin(pixels);
        text.drawHelp(frame, WindowBox.BORDER, TEXT_Y, line, TextPainter.DEFAULT);
    }

    /** The states of a battler, the gravest first; no window without any. */
    void states(int[] pixels, Battler b) {
        int id = next(b, 0);
        if (id == 0) {
            return;
        }
        begin(pixels);
        int x = WindowBox.BORDER;
        for (int i = 0; i < MOST_STATES && id != 0; i++) {
            String name = parts.tables.stateNames[id];
            int end = text.draw(frame, x, TEXT_Y, name, parts.tables.states[id].color());
            x = Math.max(x + NAME_WIDTH, end);
            id = next(b, id);
        }
    }

    /** The state that follows another by priority, then id, both falling; 0 when none does. */
    private int next(Battler b, int after) {
        int best = 0;
        for (int id = 1; id <= parts.tables.stateCount(); id++) {
            boolean follows = after == 0 || above(after, id);
            if (b.has(id) && follows && (best == 0 || above(id, best))) {
                best = id;
            }
        }
        return best;
    }

    private boolean above(int id, int other) {
        int difference = parts.tables.priority[id] - parts.tables.priority[other];
        return difference > 0 || difference == 0 && id > other;
    }
}
