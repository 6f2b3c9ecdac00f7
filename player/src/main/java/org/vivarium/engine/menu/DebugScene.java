package org.vivarium.engine.menu;

import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.gfx.window.ListBox;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.scene.Scene;
import org.vivarium.engine.scene.SceneChange;
import org.vivarium.engine.state.SceneState;
import org.vivarium.engine.text.TextPainter;

/**
 * The debug menu of a test play: switches and variables in ranges of ten, ten ranges to a page
 * (spec menus-and-saves 17.2). Shift goes from one list to the other.
 */
final class DebugScene implements Scene {
    private static final int RANGE = 10;
    private static final int PAGE = RANGE * RANGE;

    private final MenuKit kit;

    DebugScene(MenuKit kit) {
        this.kit = kit;
    }

    @Override
    public void start(SceneState self) {
        DebugState debug = kit.menu.debug;
        kit.begin(debug.ranges, 0, 32, 96, 176, RANGE, 1);
        kit.begin(debug.entries, 96, 32, 224, 176, RANGE, 1);
        debug.entries.window.active = false;
        debug.typing = false;
    }

    private int count() {
        return kit.menu.debug.variables ? kit.variables.size() : kit.switches.size();
    }

    private int page() {
        return kit.menu.debug.pages[kit.menu.debug.variables ? 1 : 0];
    }

    private void turn(int by) {
        int pages = Math.max(1, (count() + PAGE - 1) / PAGE);
        int page = (page() / PAGE + by + pages) % pages;
        kit.menu.debug.pages[kit.menu.debug.variables ? 1 : 0] = page * PAGE;
        kit.play(SystemSound.CURSOR);
    }

    private int firstId() {
        return page() + kit.menu.debug.ranges.index * RANGE + 1;
    }

    @Override
    public void update(SceneState self) {
        DebugState debug = kit.menu.debug;
        if (debug.typing) {
            updateTyping(debug);
        } else if (debug.entries.window.active) {
            updateEntries(debug);
        } else {
            updateRanges(debug);
        }
    }

    private void updateRanges(DebugState debug) {
        kit.update(debug.ranges);
        if (kit.pressed(Button.CANCEL)) {
            kit.play(SystemSound.CANCEL);
            kit.scenes.pop(SceneChange.DEBUG);
        } else if (kit.pressed(Button.SHIFT)) {
            debug.variables = !debug.variables;
            kit.play(SystemSound.CURSOR);
        } else if (kit.repeated(Button.RIGHT)) {
            turn(1);
        } else if (kit.repeated(Button.LEFT)) {
            turn(-1);
        } else if (kit.pressed(Button.DECISION)) {
            kit.decide();
            debug.ranges.window.active = false;
            debug.entries.window.active = true;
            debug.entries.select(0);
        }
    }

    private void updateEntries(DebugState debug) {
        kit.update(debug.entries);
        int id = firstId() + debug.entries.index;
        if (kit.pressed(Button.CANCEL)) {
            kit.play(SystemSound.CANCEL);
            debug.entries.window.active = false;
            debug.ranges.window.active = true;
        } else if (kit.pressed(Button.DECISION)) {
            if (id > count()) {
                kit.refuse();
            } else if (debug.variables) {
                kit.decide();
                int value = kit.state.variables.get(id);
                debug.typed = Math.abs(value);
                debug.negative = value < 0;
                debug.typing = true;
            } else {
                kit.decide();
                kit.state.switches.set(id, !kit.state.switches.get(id));
                kit.state.map.needRefresh = true;
            }
        }
    }

    /** Digit keys append, cancel drops a digit and then ends, plus and minus set the sign. */
    private void updateTyping(DebugState debug) {
        for (int digit = 0; digit <= 9; digit++) {
            boolean fits = debug.typed <= kit.state.variables.limit() / RANGE;
            if (kit.pressed(Button.named(Integer.toString(digit))) && fits) {
                debug.typed = debug.typed * RANGE + digit;
            }
        }
        if (kit.repeated(Button.UP) || kit.repeated(Button.DOWN)) {
            int limit = kit.state.variables.limit();
            int value = debug.negative ? -debug.typed : debug.typed;
            value = Math.clamp(value + (kit.repeated(Button.UP) ? 1 : -1), -limit, limit);
            debug.typed = Math.abs(value);
            debug.negative = value < 0;
        } else if (kit.pressed(Button.MINUS) || kit.pressed(Button.PLUS)) {
            debug.negative = kit.pressed(Button.MINUS);
        } else if (kit.pressed(Button.DECISION)) {
            kit.decide();
            int value = debug.negative ? -debug.typed : debug.typed;
            kit.state.variables.set(firstId() + debug.entries.index, value);
            kit.state.map.needRefresh = true;
            debug.typing = false;
        } else if (kit.pressed(Button.CANCEL)) {
            kit.play(SystemSound.CANCEL);
            debug.typing = debug.typed != 0;
            debug.typed /= RANGE;
        }
    }

    @Override
    public void draw(SceneState self, int[] pixels) {
        MenuPainter p = kit.painter;
        p.begin(pixels);
        DebugState debug = kit.menu.debug;
        p.help(debug.variables ? "Variables" : "Switches");
        p.back(debug.ranges.window);
        p.back(debug.entries.window);
        for (int i = 0; i < RANGE; i++) {
            int from = page() + i * RANGE + 1;
            if (from <= count()) {
                String range = "%04d-%04d".formatted(from, from + RANGE - 1);
                p.item(debug.ranges, i, 0, range, true);
            }
            if (firstId() + i <= count()) {
                drawEntry(p, debug, i);
            }
        }
    }

    private void drawEntry(MenuPainter p, DebugState debug, int i) {
        int id = firstId() + i;
        String name = debug.variables ? kit.variables.get(id).name() : kit.switches.get(id).name();
        p.item(debug.entries, i, 0, "%04d:%s".formatted(id, name), true);
        int y = MenuPainter.top(debug.entries) + debug.entries.textY(i);
        ListBox entries = debug.entries;
        int right = entries.window.x + entries.window.width - 8;
        if (!debug.variables) {
            boolean on = kit.state.switches.get(id);
            p.right(
                    right,
                    y,
                    on ? "[ON]" : "[OFF]",
                    on ? TextPainter.DEFAULT : TextPainter.CRITICAL);
        } else if (debug.typing && i == entries.index) {
            String typed = (debug.negative ? "-" : "") + debug.typed + "_";
            p.right(right, y, typed, TextPainter.INCREASE);
        } else {
            p.number(right, y, kit.state.variables.get(id), TextPainter.DEFAULT);
        }
    }
}
