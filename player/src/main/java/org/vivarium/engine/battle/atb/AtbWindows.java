package org.vivarium.engine.battle.atb;

import org.vivarium.engine.Engine;
import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.battle.BattleOption;
import org.vivarium.engine.battle.BattleParts;
import org.vivarium.engine.battle.BattlePhase;
import org.vivarium.engine.battle.Layout;
import org.vivarium.engine.gfx.window.ListBox;
import org.vivarium.engine.gfx.window.WindowBox;
import org.vivarium.engine.gfx.window.WindowGlass;
import org.vivarium.engine.state.BattleState;
import org.vivarium.model.BattleCommands;

/** Places and cursors of the windows of a battle of 2003 (spec battle 2.7). */
final class AtbWindows {
    static final int NARROW = 76;

    private static final int FULL_WIDTH = 320;
    private static final int STATUS_WIDTH = 244;
    private static final int SLIDE_FRAMES = 8;
    private static final int SMALL_ROW = 14;
    private static final int SMALL_BORDER = 5;
    private static final int TARGETS_OF_TRADITIONAL = 104;
    private static final int TARGETS = 136;
    private static final int COMMANDS_OF_TRADITIONAL = 28;

    private final Engine engine;
    private final BattleState battle;
    private final WindowGlass glass;
    private final boolean small;
    private final int height;
    private final int top;
    private final int smaller;

    AtbWindows(BattleParts parts) {
        engine = parts.engine;
        battle = parts.battle;
        BattleCommands settings = engine.game.database.battlecommands();
        glass = WindowGlass.of(engine.game.profile, settings);
        small = settings.windowSize() == BattleCommands.WindowSize.SMALL;
        smaller = small ? 12 : 0;
        height = 80 - smaller;
        top = 160 + smaller;
    }

    /** All windows as a battle begins. */
    void reset(int members) {
        boolean traditional = Layout.of(battle) == Layout.TRADITIONAL;
        place(battle.options, 0, top, NARROW, BattleOption.count(battle.optionBits), 1);
        placeStatus(members);
        placeCommands(1);
        int wide = traditional ? TARGETS_OF_TRADITIONAL : TARGETS;
        place(battle.targets, 0, top, wide, 0, 1);
        mark(-1);
        battle.slideStep = 0;
    }

    /** The party's window with as many rows as it has members; its cursor goes. */
    void placeStatus(int members) {
        int index = battle.status.index;
        switch (Layout.of(battle)) {
            case TRADITIONAL -> place(battle.status, TARGETS_OF_TRADITIONAL, top, 216, members, 1);
            case ALTERNATIVE ->
                    place(battle.status, NARROW + offset(), top, STATUS_WIDTH, members, 1);
            case GAUGE -> place(battle.status, NARROW + offset(), top, FULL_WIDTH, members, 1);
        }
        mark(Math.min(index, members - 1));
    }

    /** How far the windows have slid to the left. */
    private int offset() {
        return battle.options.window.x;
    }

    void placeCommands(int count) {
        switch (Layout.of(battle)) {
            case TRADITIONAL ->
                    place(battle.commands, COMMANDS_OF_TRADITIONAL, top, NARROW, count, 1);
            case ALTERNATIVE ->
                    place(battle.commands, FULL_WIDTH + offset(), top, NARROW, count, 1);
            case GAUGE -> place(battle.commands, 0, 80 + smaller, NARROW, count, 1);
        }
    }

    void placeTargets(int count) {
        boolean traditional = Layout.of(battle) == Layout.TRADITIONAL;
        int wide = traditional ? TARGETS_OF_TRADITIONAL : TARGETS;
        place(battle.targets, 0, top, wide, count, 1);
    }

    /** A list of skills or items. */
    void placeList(ListBox list, int count) {
        boolean gauge = Layout.of(battle) == Layout.GAUGE;
        place(list, 0, gauge ? 64 + smaller : top, FULL_WIDTH, count, 2);
    }

    private void place(ListBox list, int x, int y, int width, int items, int columns) {
        list.index = 0;
        list.pitch = small ? SMALL_ROW : ListBox.ROW_HEIGHT;
        list.window.borderY = small ? SMALL_BORDER : WindowBox.BORDER;
        glass.glaze(list.window, true);
        list.window.visible = true;
        list.window.openFrames = 0;
        list.window.active = false;
        list.window.cursorFreezes = true;
        list.window.cursorBlink = 0;
        list.set(x, y, width, height, items, columns);
    }

    /** Puts the cursor of the party's window on a member, or with -1 on none. */
    void mark(int member) {
        if (member < 0) {
            noCursor(battle.status);
        } else {
            battle.status.select(member);
        }
    }

    static void noCursor(ListBox list) {
        list.index = -1;
        list.window.noCursor();
    }

    /** Only this list takes keys; with null none does. */
    void activate(ListBox list) {
        battle.options.window.active = list == battle.options;
        battle.commands.window.active = list == battle.commands;
        battle.targets.window.active = list == battle.targets;
        battle.items.window.active = list == battle.items;
        battle.skills.window.active = list == battle.skills;
        battle.status.window.active = list == battle.status;
    }

    /** Slides away from the options, or back to them; there are none in the traditional layout. */
    void slide(boolean fromOptions) {
        if (Layout.of(battle) == Layout.TRADITIONAL) {
            return;
        }
        battle.slideFrom = fromOptions ? 0 : -NARROW;
        battle.slideTo = fromOptions ? -NARROW : 0;
        battle.slideStep = 1;
    }

    /** The windows stand as if they had slid away from the options. */
    void slideAtOnce() {
        slide(true);
        battle.slideStep = battle.slideStep == 0 ? 0 : SLIDE_FRAMES;
    }

    boolean sliding() {
        return battle.slideStep > 0;
    }

    /** One frame: cursors and arrows blink; the active list takes keys unless all slide. */
    void update() {
        boolean slides = sliding();
        if (slides) {
            slideOn();
        }
        update(battle.options, slides);
        update(battle.commands, slides);
        update(battle.targets, slides);
        update(battle.items, slides);
        update(battle.skills, slides);
        if (!BattlePhase.ACTOR.isOf(battle)) {
            update(battle.status, slides);
        } else {
            battle.status.window.update();
        }
        if (battle.commands.window.active) {
            battle.status.window.blink();
        }
    }

    private void slideOn() {
        if (battle.slideStep > SLIDE_FRAMES) {
            battle.slideStep = 0;
            return;
        }
        int way = (battle.slideTo - battle.slideFrom) * battle.slideStep / SLIDE_FRAMES;
        int offset = battle.slideFrom + way;
        battle.options.window.x = offset;
        battle.status.window.x = NARROW + offset;
        if (Layout.of(battle) == Layout.ALTERNATIVE) {
            battle.commands.window.x = FULL_WIDTH + offset;
        }
        battle.slideStep++;
    }

    private void update(ListBox list, boolean deaf) {
        if (deaf || !list.window.active) {
            list.window.update();
        } else if (list.update(engine.state.input)) {
            engine.systemAudio.play(SystemSound.CURSOR);
        }
    }
}
