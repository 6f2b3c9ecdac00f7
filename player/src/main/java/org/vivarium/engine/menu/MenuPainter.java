package org.vivarium.engine.menu;

import java.util.Arrays;
import org.vivarium.assets.AssetKind;
import org.vivarium.engine.Engine;
import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.window.FacePainter;
import org.vivarium.engine.gfx.window.ListBox;
import org.vivarium.engine.gfx.window.WindowBox;
import org.vivarium.engine.gfx.window.WindowPainter;
import org.vivarium.engine.gfx.window.WindowSkin;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.text.TextPainter;
import org.vivarium.model.Rows;
import org.vivarium.model.State;
import org.vivarium.model.Terms;

/**
 * Draws what menus are made of (spec menus-and-saves 0.1, screen-and-windows 3.5). All coordinates
 * are the screen's.
 */
final class MenuPainter {
    private static final int PADDING = 2;
    private static final int DIGIT = 6;

    private final Engine engine;
    private final Terms terms;
    private final Rows<State> states;
    private final String dashes;
    private final WindowBox plain = new WindowBox();
    final boolean is2003;
    int[] frame;
    TextPainter text;

    MenuPainter(Engine engine, Terms terms, int ground) {
        this.engine = engine;
        this.terms = terms;
        this.states = engine.game.database.states().kept();
        this.is2003 = engine.game.profile.is2003();
        this.dashes = "-".repeat(is2003 ? 7 : 6);
        plain.ground = ground;
    }

    /** Takes the picture to draw on and fills it with the background of menus. */
    void begin(int[] pixels) {
        take(pixels);
        Arrays.fill(pixels, skin().menuColour());
    }

    /** Fills whole rows of the picture with the background of menus. */
    void fillRows(int from, int to) {
        Arrays.fill(frame, from * Frame.WIDTH, to * Frame.WIDTH, skin().menuColour());
    }

    /** Takes the picture to draw on. */
    void take(int[] pixels) {
        frame = pixels;
        text = engine.windows.text();
    }

    WindowSkin skin() {
        return text.skin();
    }

    /** An empty window. */
    void window(int x, int y, int w, int h) {
        WindowPainter.back(frame, skin(), plain.place(x, y, w, h));
    }

    /** An empty window with a cursor, given in screen coordinates, that doesn't blink. */
    void windowWithCursor(int x, int y, int w, int h, int cursorX, int cursorY, int cursorWidth) {
        plain.cursor(
                cursorX - x - WindowBox.BORDER, cursorY - y - WindowBox.BORDER, cursorWidth, 16);
        window(x, y, w, h);
        plain.noCursor();
    }

    void back(WindowBox window) {
        WindowPainter.back(frame, skin(), window);
    }

    void arrows(WindowBox window) {
        WindowPainter.arrows(frame, skin(), window);
    }

    void text(int x, int y, String line, int colour) {
        text.draw(frame, x, y, line, colour);
    }

    void right(int x, int y, String line, int colour) {
        text.drawRight(frame, x, y, line, colour);
    }

    void number(int x, int y, int value, int colour) {
        text.drawNumber(frame, x, y, value, colour);
    }

    int width(String line) {
        return text.width(line);
    }

    /** The help window along the top with its line. */
    void help(String line) {
        window(0, 0, 320, 32);
        text.drawHelp(frame, 8, 10, line, TextPainter.DEFAULT);
    }

    /** Text of item {@code i} of a list, moved right by {@code dx}; clip to the list first. */
    void item(ListBox list, int i, int dx, String line, boolean enabled) {
        text.draw(
                frame,
                left(list) + list.textX(i) + dx,
                top(list) + list.textY(i),
                line,
                enabled ? TextPainter.DEFAULT : TextPainter.DISABLED);
    }

    /** A mark, and a number in the three cells behind it, for item {@code i} of a list. */
    void count(ListBox list, int i, int dx, String mark, int number, boolean enabled) {
        item(list, i, dx, mark, enabled);
        number(
                left(list) + list.textX(i) + dx + 4 * DIGIT,
                top(list) + list.textY(i),
                number,
                enabled ? TextPainter.DEFAULT : TextPainter.DISABLED);
    }

    static int left(ListBox list) {
        return list.window.x + WindowBox.BORDER;
    }

    static int top(ListBox list) {
        return list.window.y + WindowBox.BORDER;
    }

    /** Text drawn from now on stays inside the contents of a window. */
    void clip(WindowBox window) {
        text.clip(
                window.x,
                window.y + WindowBox.BORDER,
                window.width,
                window.height - 2 * WindowBox.BORDER);
    }

    void unclip() {
        text.unclip();
    }

    void face(ActorState actor, int x, int y) {
        face(actor.face, actor.faceIndex, x, y, false);
    }

    void face(String name, int index, int x, int y, boolean flipped) {
        Bitmap faces = engine.bitmaps.get(AssetKind.FACESET, name);
        if (!name.isEmpty()) {
            FacePainter.draw(frame, faces, index, x, y, flipped);
        }
    }

    /** Level word and level. */
    void level(ActorState actor, int x, int y) {
        text(x, y, terms.lvlShort(), TextPainter.LABEL);
        number(x + 4 * DIGIT, y, actor.level, TextPainter.DEFAULT);
    }

    void state(ActorState actor, int x, int y) {
        int id = engine.party.states.significant(actor);
        if (id == 0) {
            text(x, y, terms.normalStatus(), TextPainter.DEFAULT);
        } else {
            State row = states.get(id);
            text(x, y, row.name(), row.color());
        }
    }

    /** HP and their maximum with room for {@code digits}. */
    void hp(ActorState actor, int x, int y, int digits) {
        int max = engine.party.stats.maxHp(actor);
        text(x, y, terms.hpShort(), TextPainter.LABEL);
        pair(x + 2 * DIGIT, y, actor.hp, max, hpColour(actor.hp, max), digits);
    }

    void sp(ActorState actor, int x, int y, int digits) {
        int max = engine.party.stats.maxSp(actor);
        text(x, y, terms.spShort(), TextPainter.LABEL);
        pair(x + 2 * DIGIT, y, actor.sp, max, spColour(actor.sp, max), digits);
    }

    /** {@code value/max} with the slash behind {@code digits} digits. */
    void pair(int x, int y, int value, int max, int colour, int digits) {
        int slash = x + digits * DIGIT;
        number(slash, y, value, colour);
        text(slash, y, "/", TextPainter.DEFAULT);
        number(slash + (digits + 1) * DIGIT, y, max, TextPainter.DEFAULT);
    }

    static int hpColour(int hp, int max) {
        return hp == 0 ? TextPainter.DEAD : spColour(hp, max);
    }

    static int spColour(int sp, int max) {
        return max > 0 && sp <= max / 4 ? TextPainter.CRITICAL : TextPainter.DEFAULT;
    }

    /** Digits of HP where it is shown with its maximum. */
    int hpDigits() {
        return is2003 ? 4 : 3;
    }

    /** Experience and what the next level needs; at the last level both are dashes. */
    void experienceAndNext(ActorState actor, int x, int y) {
        int left = x;
        if (!is2003) {
            text(x, y, terms.expShort(), TextPainter.LABEL);
            left += 2 * DIGIT;
        }
        int slash = left + dashes.length() * DIGIT;
        experience(actor, slash, y);
        text(slash, y, "/", TextPainter.DEFAULT);
        nextLevel(actor, slash + (dashes.length() + 1) * DIGIT, y);
    }

    /** Experience, or dashes at the last level, ending at {@code right}. */
    void experience(ActorState actor, int right, int y) {
        if (atLastLevel(actor)) {
            right(right, y, dashes, TextPainter.DEFAULT);
        } else {
            number(right, y, actor.experience, TextPainter.DEFAULT);
        }
    }

    /** Experience the next level needs, or dashes at the last one, ending at {@code right}. */
    void nextLevel(ActorState actor, int right, int y) {
        if (atLastLevel(actor)) {
            right(right, y, dashes, TextPainter.DEFAULT);
        } else {
            int needed = engine.party.levels.experienceOf(actor, actor.level + 1);
            number(right, y, needed, TextPainter.DEFAULT);
        }
    }

    private boolean atLastLevel(ActorState actor) {
        return actor.level >= engine.party.levels.maxLevel(actor);
    }

    /** An amount of money and the currency, ending at {@code right}. */
    void money(int right, int y, int amount) {
        String gold = terms.gold();
        right(right, y, gold, TextPainter.LABEL);
        number(right - width(gold), y, amount, TextPainter.DEFAULT);
    }

    /** The money window at a place, {@value #PADDING} pixels below its border. */
    void gold(int x, int y, int w) {
        window(x, y, w, 32);
        money(x + w - WindowBox.BORDER, y + WindowBox.BORDER + PADDING, engine.state.party.gold);
    }
}
