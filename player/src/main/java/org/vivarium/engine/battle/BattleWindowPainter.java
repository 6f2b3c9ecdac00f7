package org.vivarium.engine.battle;

import org.vivarium.engine.Engine;
import org.vivarium.engine.gfx.window.ListBox;
import org.vivarium.engine.gfx.window.WindowBox;
import org.vivarium.engine.gfx.window.WindowGlass;
import org.vivarium.engine.gfx.window.WindowPainter;
import org.vivarium.engine.gfx.window.WindowSkin;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.BattleState;
import org.vivarium.engine.text.TextPainter;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;
import org.vivarium.model.State;
import org.vivarium.model.Terms;

/** Draws the windows of a battle with what stands in them (spec battle 2.2). */
final class BattleWindowPainter {
    private static final int B = WindowBox.BORDER;
    private static final int STATUS_BORDER = 4;
    private static final int DIGIT = 6;
    private static final int AMOUNT_X = 120;
    private static final int AMOUNT_WIDTH = 4 * DIGIT;

    /** The Maniac Patch's own options; a database has no terms for them. */
    private static final String WIN = "Win";

    private static final String LOSE = "Lose";

    private final Engine engine;
    private final BattleState battle;
    private final BattleParts parts;
    private final BattleMenu menu;
    private final String hpTerm;
    private final String spTerm;
    private final String normalTerm;

    /** By {@link BattleOption}. */
    private final String[] options;

    private final String[] commands;
    private final WindowBox lines = new WindowBox();
    private final WindowBox help = new WindowBox();
    private final int hpDigits;
    private final int spDigits = 3;
    private int[] frame;
    private TextPainter text;

    BattleWindowPainter(BattleParts parts, BattleMenu menu) {
        this.engine = parts.engine;
        this.battle = parts.battle;
        this.parts = parts;
        this.menu = menu;
        Terms terms = parts.text.terms();
        hpTerm = terms.hpShort();
        spTerm = terms.spShort();
        normalTerm = terms.normalStatus();
        options =
                new String[] {
                    terms.battleFight(), terms.battleAuto(), terms.battleEscape(), WIN, LOSE
                };
        commands =
                new String[] {
                    terms.commandAttack(),
                    terms.commandSkill(),
                    terms.commandDefend(),
                    terms.commandItem()
                };
        boolean is2003 = engine.game.profile.is2003();
        hpDigits = is2003 ? 4 : 3;
        WindowGlass glass =
                WindowGlass.of(engine.game.profile, engine.game.database.battlecommands());
        lines.place(0, BattleWindows.TOP, BattleWindows.FULL_WIDTH, BattleWindows.HEIGHT);
        glass.glaze(lines, is2003);
        help.place(0, 0, BattleWindows.FULL_WIDTH, 32);
        glass.glaze(help, is2003);
    }

    void draw(int[] pixels) {
        frame = pixels;
        text = engine.windows.text();
        switch (BattlePhase.at(battle.phase)) {
            case OPTION -> {
                if (battle.step == 0) {
                    drawLines();
                } else {
                    drawParty();
                }
            }
            case COMMAND, TARGET_ALLY -> drawParty();
            case TARGET_ENEMY -> {
                drawBelowTargets();
                drawTargets();
            }
            case SKILL -> drawSkills();
            case ITEM -> drawItems();
            case ACTOR, AUTOMATIC, VICTORY, DEFEAT -> {}
            case START, FIGHT, ESCAPE, OVER -> drawLines();
        }
    }

    private WindowSkin skin() {
        return text.skin();
    }

    private void drawLines() {
        WindowPainter.back(frame, skin(), lines);
        int first = Math.max(0, battle.lineCount - Narration.LINES);
        text.clip(B, BattleWindows.TOP + B, BattleWindows.FULL_WIDTH - 2 * B, 64);
        for (int i = first; i < battle.lineCount; i++) {
            int y = BattleWindows.TOP + B + 2 + ListBox.ROW_HEIGHT * (i - first);
            text.draw(frame, B, y, battle.lines[i], TextPainter.DEFAULT);
        }
        text.unclip();
    }

    private void drawParty() {
        drawOptions();
        drawCommands();
        WindowPainter.back(frame, skin(), battle.status.window);
        int x = battle.status.window.x + STATUS_BORDER;
        for (int i = 0; i < parts.battlers.allyCount(); i++) {
            drawRow(parts.battlers.ally(i), x, BattleWindows.TOP + B + 2 + 16 * i);
        }
        WindowPainter.arrows(frame, skin(), battle.status.window);
    }

    private void drawOptions() {
        if (battle.options.window.x <= -BattleWindows.NARROW) {
            return;
        }
        WindowPainter.back(frame, skin(), battle.options.window);
        clip(battle.options);
        for (int i = 0; i < battle.options.items; i++) {
            BattleOption option = BattleOption.at(battle.optionBits, i);
            boolean off = option == BattleOption.ESCAPE && !battle.escapeAllowed;
            if (battle.options.inView(i)) {
                row(battle.options, i, options[option.ordinal()], !off);
            }
        }
        text.unclip();
        WindowPainter.arrows(frame, skin(), battle.options.window);
    }

    private void drawCommands() {
        if (battle.commands.window.x >= BattleWindows.FULL_WIDTH || battle.chooser < 0) {
            return;
        }
        WindowPainter.back(frame, skin(), battle.commands.window);
        for (int i = 0; i < commands.length; i++) {
            row(battle.commands, i, i == 1 ? skillCommand() : commands[i], true);
        }
    }

    private String skillCommand() {
        if (battle.chooser >= parts.battlers.allyCount()) {
            return commands[1];
        }
        ActorBattler actor = parts.battlers.ally(battle.chooser);
        return actor.renamesSkills() ? actor.skillsName() : commands[1];
    }

    private void row(ListBox list, int i, String line, boolean enabled) {
        text.draw(
                frame,
                list.window.x + B + list.textX(i),
                list.window.y + B + list.textY(i),
                line,
                enabled ? TextPainter.DEFAULT : TextPainter.DISABLED);
    }

    private void drawRow(ActorBattler ally, int x, int y) {
        ActorState actor = ally.actor();
        int maxHp = ally.maxHp();
        int maxSp = ally.maxSp();
        text.draw(frame, x + 4, y, actor.name, TextPainter.DEFAULT);
        boolean wide = hpDigits == 4;
        drawState(actor, x + (wide ? 80 : 86), y);
        int hpX = x + 178 - DIGIT * (hpDigits + spDigits);
        text.draw(frame, hpX, y, hpTerm, TextPainter.LABEL);
        int slash = hpX + 12 + DIGIT * hpDigits;
        text.drawNumber(frame, slash, y, actor.hp, hpColour(actor.hp, maxHp));
        text.draw(frame, slash, y, "/", TextPainter.DEFAULT);
        text.drawNumber(frame, slash + DIGIT * (hpDigits + 1), y, maxHp, TextPainter.DEFAULT);
        int spX = x + 220 - DIGIT * spDigits;
        text.draw(frame, spX, y, spTerm, TextPainter.LABEL);
        text.drawNumber(frame, spX + 12 + DIGIT * spDigits, y, actor.sp, spColour(actor.sp, maxSp));
    }

    private void drawState(ActorState actor, int x, int y) {
        int id = parts.states.significant(actor.states);
        if (id == 0) {
            text.draw(frame, x, y, normalTerm, TextPainter.DEFAULT);
        } else {
            State row = parts.tables.states[id];
            text.draw(frame, x, y, parts.tables.stateNames[id], row.color());
        }
    }

    private static int hpColour(int hp, int max) {
        return hp == 0 ? TextPainter.DEAD : spColour(hp, max);
    }

    private static int spColour(int value, int max) {
        return max > 0 && value <= max / 4 ? TextPainter.CRITICAL : TextPainter.DEFAULT;
    }

    /** The list the enemies' names lie over: that of skills or items where one was chosen. */
    private void drawBelowTargets() {
        int kind = parts.battlers.ally(battle.chooser).state().action.kind;
        if (kind == ActionKind.SKILL.ordinal()) {
            drawSkills();
        } else if (kind == ActionKind.ITEM.ordinal()) {
            drawItems();
        } else {
            drawParty();
        }
    }

    private void drawTargets() {
        ListBox list = battle.targets;
        WindowPainter.back(frame, skin(), list.window);
        clip(list);
        for (int i = 0; i < list.items; i++) {
            if (list.inView(i)) {
                row(list, i, parts.battlers.enemy(battle.targetPlaces[i]).name(), true);
            }
        }
        text.unclip();
        WindowPainter.arrows(frame, skin(), list.window);
    }

    private void clip(ListBox list) {
        text.clip(list.window.x, list.window.y + B, list.window.width, list.window.height - 2 * B);
    }

    private void drawSkills() {
        ListBox list = battle.skills;
        Skill chosen = menu.skillAt(list.index);
        drawHelp(chosen == null ? "" : parts.tables.skillHelp(chosen.id()));
        WindowPainter.back(frame, skin(), list.window);
        clip(list);
        ActorBattler actor = parts.battlers.ally(battle.chooser);
        for (int i = 0; i < list.items; i++) {
            Skill skill = list.inView(i) ? menu.skillAt(i) : null;
            if (skill != null) {
                boolean enabled = parts.skills.usable(actor, skill);
                row(list, i, parts.tables.skillName(skill.id()), enabled);
                amount(list, i, "-", actor.cost(skill), enabled);
            }
        }
        text.unclip();
        WindowPainter.arrows(frame, skin(), list.window);
    }

    private void drawItems() {
        ListBox list = battle.items;
        Item chosen = menu.itemAt(list.index);
        drawHelp(chosen == null ? "" : parts.tables.itemHelp(chosen.id()));
        WindowPainter.back(frame, skin(), list.window);
        clip(list);
        ActorBattler actor = parts.battlers.ally(battle.chooser);
        for (int i = 0; i < list.items; i++) {
            Item item = list.inView(i) ? menu.itemAt(i) : null;
            if (item != null) {
                boolean enabled = parts.skills.usable(actor, item);
                row(list, i, parts.tables.itemName(item.id()), enabled);
                amount(list, i, ":", engine.state.party.itemCount(item.id()), enabled);
            }
        }
        text.unclip();
        WindowPainter.arrows(frame, skin(), list.window);
    }

    private void amount(ListBox list, int i, String sign, int amount, boolean enabled) {
        int colour = enabled ? TextPainter.DEFAULT : TextPainter.DISABLED;
        int x = list.window.x + B + list.textX(i) + AMOUNT_X;
        int y = list.window.y + B + list.textY(i);
        text.draw(frame, x, y, sign, colour);
        text.drawNumber(frame, x + AMOUNT_WIDTH, y, amount, colour);
    }

    private void drawHelp(String line) {
        WindowPainter.back(frame, skin(), help);
        text.drawHelp(frame, B, B + 2, line, TextPainter.DEFAULT);
    }
}
