package org.vivarium.engine.battle;

import org.vivarium.engine.Engine;
import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.gfx.window.ListBox;
import org.vivarium.engine.gfx.window.WindowBox;
import org.vivarium.engine.gfx.window.WindowGlass;
import org.vivarium.engine.state.BattleState;

/** Places and counters of the windows of a battle (spec battle 2.2). */
public final class BattleWindows {
    public static final int COMMANDS = 4;
    public static final int TOP = 160;
    public static final int HEIGHT = 80;
    public static final int NARROW = 76;
    public static final int STATUS_WIDTH = 244;
    public static final int TARGET_WIDTH = 136;
    public static final int FULL_WIDTH = 320;
    public static final int SLIDE_FRAMES = 8;

    private final Engine engine;
    private final BattleState battle;
    private final WindowGlass glass;
    private final boolean is2003;

    public BattleWindows(BattleParts parts) {
        engine = parts.engine;
        battle = parts.battle;
        is2003 = engine.game.profile.is2003();
        glass = WindowGlass.of(engine.game.profile, engine.game.database.battlecommands());
    }

    /** The party's and the option windows as they stand before a round. */
    public void reset(int members) {
        place(battle.options, 0, NARROW, BattleOption.count(battle.optionBits), 1);
        place(battle.status, NARROW, STATUS_WIDTH, members, 1);
        place(battle.commands, FULL_WIDTH, NARROW, COMMANDS, 1);
        mark(-1);
        battle.slideStep = 0;
    }

    /** Puts the cursor of the party's window on a member, or with -1 on none. */
    public void mark(int member) {
        if (member < 0) {
            battle.status.index = -1;
            battle.status.window.noCursor();
        } else {
            battle.status.select(member);
        }
    }

    public void place(ListBox list, int x, int width, int items, int columns) {
        list.index = 0;
        glaze(list.window);
        list.window.visible = true;
        list.window.openFrames = 0;
        list.window.active = false;
        list.window.cursorFreezes = true;
        list.window.cursorBlink = 0;
        list.set(x, TOP, width, HEIGHT, items, columns);
    }

    /** Gives a window the wallpaper all windows of this battle have. */
    public void glaze(WindowBox window) {
        glass.glaze(window, is2003);
    }

    /** Only this list takes keys. */
    public void activate(ListBox list) {
        battle.options.window.active = list == battle.options;
        battle.commands.window.active = list == battle.commands;
        battle.targets.window.active = list == battle.targets;
        battle.items.window.active = list == battle.items;
        battle.skills.window.active = list == battle.skills;
        battle.status.window.active = list == battle.status;
    }

    /** Slides towards the commands, or back to the options. */
    public void slide(boolean toCommands) {
        battle.slideFrom = toCommands ? 0 : -NARROW;
        battle.slideTo = toCommands ? -NARROW : 0;
        battle.slideStep = 1;
    }

    public boolean sliding() {
        return battle.slideStep > 0;
    }

    /** One frame: sliding, or the cursor of the active list. */
    public void update() {
        if (sliding()) {
            slideOn();
            return;
        }
        update(battle.options);
        update(battle.commands);
        update(battle.targets);
        update(battle.items);
        update(battle.skills);
        update(battle.status);
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
        battle.commands.window.x = FULL_WIDTH + offset;
        battle.slideStep++;
    }

    private void update(ListBox list) {
        if (list.window.active && list.update(engine.state.input)) {
            engine.systemAudio.play(SystemSound.CURSOR);
        }
    }
}
