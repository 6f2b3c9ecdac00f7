package org.vivarium.engine.menu;

import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.gfx.window.WindowBox;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.scene.Scene;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.SceneState;
import org.vivarium.engine.text.TextPainter;

/**
 * Typing an actor's name (spec menus-and-saves 12). Arguments: the actor, the first page, whether
 * the present name is there to begin with.
 */
final class NameScene implements Scene {
    private static final int MAX_WIDTH = 72;
    private static final int ACTOR = 0;
    private static final int PAGE = 1;
    private static final int KEEP_NAME = 2;
    private static final int SPACING = 12;
    private static final int SPACED_LETTERS = 12;
    private static final int SPACED_CURSOR = 15;
    private static final String SPACE_LABEL = "SPACE";

    private final MenuKit kit;
    private final Keyboard keyboard;
    private final KeyLayout layout;

    NameScene(MenuKit kit) {
        this.kit = kit;
        this.keyboard = Keyboard.of(kit.game.charset, kit.game.profile.isEnglish(), kit.is2003);
        this.layout = KeyLayout.of(keyboard);
    }

    private ActorState actor(SceneState self) {
        return kit.state.actor(self.arguments[ACTOR]);
    }

    private KeyboardPage page() {
        return keyboard.pages().get(kit.menu.name.page);
    }

    @Override
    public void start(SceneState self) {
        NameState name = kit.menu.name;
        kit.painter.take(kit.engine.frame());
        name.page = Math.clamp(self.arguments[PAGE], 0, keyboard.pages().size() - 1);
        name.column = 0;
        name.row = 0;
        name.text = self.arguments[KEEP_NAME] != 0 ? typable(actor(self).name) : "";
        kit.prepare(name.keys).place(32, 72, 256, 160);
        name.keys.active = true;
        placeCursor();
    }

    /** The name up to its first letter that no page types. */
    private String typable(String name) {
        int end = 0;
        while (end < name.length()) {
            int next = letterEnd(name, end);
            if (!keyboard.types(name.substring(end, next))
                    || width(name.substring(0, next)) > MAX_WIDTH) {
                break;
            }
            end = next;
        }
        return name.substring(0, end);
    }

    private static int letterEnd(String text, int from) {
        boolean symbol = text.charAt(from) == '$' && from + 1 < text.length();
        return from + (symbol ? 2 : Character.charCount(text.codePointAt(from)));
    }

    private int width(String text) {
        return kit.painter.width(text);
    }

    @Override
    public void update(SceneState self) {
        NameState name = kit.menu.name;
        name.keys.update();
        if (move()) {
            kit.play(SystemSound.CURSOR);
        } else if (kit.pressed(Button.CANCEL)) {
            deleteLetter(name);
        } else if (kit.pressed(Button.DECISION)) {
            kit.decide();
            press(self, name);
        }
        placeCursor();
    }

    private boolean move() {
        if (kit.repeated(Button.DOWN)) {
            moveBy(0, 1);
        } else if (kit.repeated(Button.UP)) {
            moveBy(0, KeyboardPage.ROWS - 1);
        } else if (kit.repeated(Button.RIGHT)) {
            moveBy(1, 0);
        } else if (kit.repeated(Button.LEFT)) {
            moveBy(KeyboardPage.COLUMNS - 1, 0);
        } else {
            return false;
        }
        return true;
    }

    /** Moves by a cell; from an empty one on to the right when going right, else to the left. */
    private void moveBy(int columns, int rows) {
        NameState name = kit.menu.name;
        name.row = (name.row + rows) % KeyboardPage.ROWS;
        name.column = (name.column + columns) % KeyboardPage.COLUMNS;
        int step = columns == 1 ? 1 : KeyboardPage.COLUMNS - 1;
        for (int i = 0; i < KeyboardPage.COLUMNS && !page().hasKey(name.column, name.row); i++) {
            name.column = (name.column + step) % KeyboardPage.COLUMNS;
        }
    }

    private void deleteLetter(NameState name) {
        if (name.text.isEmpty()) {
            kit.refuse();
            return;
        }
        kit.play(SystemSound.CANCEL);
        int last = 0;
        for (int at = 0; at < name.text.length(); at = letterEnd(name.text, at)) {
            last = at;
        }
        name.text = name.text.substring(0, last);
    }

    private void press(SceneState self, NameState name) {
        if (KeyboardPage.isNextPage(name.column, name.row)) {
            name.page = (name.page + 1) % keyboard.pages().size();
        } else if (KeyboardPage.isDone(name.column, name.row)) {
            finish(self, name);
        } else {
            String key = page().key(name.column, name.row);
            type(name, key.equals(KeyboardPage.SPACE) ? " " : key);
        }
    }

    private void type(NameState name, String letter) {
        if (width(name.text + letter) > MAX_WIDTH) {
            kit.refuse();
            return;
        }
        name.text += letter;
        if (keyboard.spaced() && width(name.text) >= MAX_WIDTH) {
            name.column = KeyboardPage.DONE_COLUMN;
            name.row = KeyboardPage.ROWS - 1;
        }
    }

    /** An empty name is not taken: the old one comes back and the screen stays. */
    private void finish(SceneState self, NameState name) {
        if (name.text.isEmpty()) {
            name.text = typable(actor(self).name);
        } else {
            actor(self).name = name.text;
            kit.scenes.pop();
        }
    }

    private void placeCursor() {
        NameState name = kit.menu.name;
        int width = width(label(name.column, name.row)) + 2 * layout.margin();
        int x = layout.x(name.column) - layout.margin() - name.keys.x - WindowBox.BORDER;
        int y = layout.cursorY(name.row) - name.keys.y - WindowBox.BORDER;
        name.keys.cursor(x, y, width, 16);
    }

    private String label(int column, int row) {
        if (KeyboardPage.isNextPage(column, row)) {
            int next = (kit.menu.name.page + 1) % keyboard.pages().size();
            return keyboard.pages().get(next).label;
        }
        if (KeyboardPage.isDone(column, row)) {
            return keyboard.done();
        }
        String key = page().key(column, row);
        if (KeyboardPage.SPACE.equals(key)) {
            return keyboard.spaced() ? " " : SPACE_LABEL;
        }
        return key;
    }

    @Override
    public void draw(SceneState self, int[] pixels) {
        MenuPainter p = kit.painter;
        p.begin(pixels);
        NameState name = kit.menu.name;
        p.window(32, 8, 64, 64);
        p.face(actor(self), 40, 16);
        drawName(p, name.text);
        p.back(name.keys);
        for (int row = 0; row < KeyboardPage.ROWS; row++) {
            for (int column = 0; column < KeyboardPage.COLUMNS; column++) {
                if (page().hasKey(column, row)) {
                    int y = layout.cursorY(row) + 2;
                    p.text(layout.x(column), y, label(column, row), TextPainter.DEFAULT);
                }
            }
        }
    }

    private void drawName(MenuPainter p, String text) {
        if (!keyboard.spaced()) {
            int x = 106 + p.width(text);
            p.windowWithCursor(96, 40, 192, 32, x, 48, 16);
            p.text(106, 50, text, TextPainter.DEFAULT);
            return;
        }
        int cell = 0;
        int letters = text.codePointCount(0, text.length());
        p.windowWithCursor(96, 40, 192, 32, 118 + SPACING * letters, 48, SPACED_CURSOR);
        for (int at = 0; at < text.length(); at = letterEnd(text, at)) {
            String letter = text.substring(at, letterEnd(text, at));
            p.text(122 + SPACING * cell++, 50, letter, TextPainter.DEFAULT);
        }
        for (; cell < SPACED_LETTERS; cell++) {
            p.text(122 + SPACING * cell, 50, "_", TextPainter.DEFAULT);
        }
    }
}
