package org.vivarium.engine.battle.stage;

import org.vivarium.engine.Engine;
import org.vivarium.engine.battle.ActorBattler;
import org.vivarium.engine.battle.BattleLists;
import org.vivarium.engine.battle.BattleOption;
import org.vivarium.engine.battle.BattleParts;
import org.vivarium.engine.battle.CommandRows;
import org.vivarium.engine.battle.Condition;
import org.vivarium.engine.gfx.window.ListBox;
import org.vivarium.engine.gfx.window.WindowBox;
import org.vivarium.engine.gfx.window.WindowPainter;
import org.vivarium.engine.state.BattleState;
import org.vivarium.engine.text.TextPainter;
import org.vivarium.model.BattleCommand;
import org.vivarium.model.Item;
import org.vivarium.model.Skill;
import org.vivarium.model.Terms;

/** The lists one chooses from in a battle of 2003: options, commands, targets, skills, items. */
final class MenuPainter {
    private static final int B = WindowBox.BORDER;
    private static final int AMOUNT_X = 120;
    private static final int AMOUNT_WIDTH = 24;

    /** The Maniac Patch's own options; a database has no terms for them. */
    private static final String WIN = "Win";

    private static final String LOSE = "Lose";

    private final Engine engine;
    private final BattleState battle;
    private final BattleParts parts;
    private final BattleLists lists;
    private final CommandRows commands;

    /** By {@link BattleOption}. */
    private final String[] options;

    private int[] frame;
    private TextPainter text;

    MenuPainter(BattleParts parts) {
        engine = parts.engine;
        battle = parts.battle;
        this.parts = parts;
        lists = new BattleLists(parts);
        commands = new CommandRows(parts);
        Terms terms = parts.text.terms();
        options =
                new String[] {
                    terms.battleFight(), terms.battleAuto(), terms.battleEscape(), WIN, LOSE
                };
    }

    /** Begins drawing on a frame. */
    void on(int[] pixels) {
        frame = pixels;
        text = engine.windows.text();
    }

    void options() {
        begin(battle.options);
        for (int i = 0; i < battle.options.items; i++) {
            BattleOption option = BattleOption.at(battle.optionBits, i);
            boolean off = option == BattleOption.ESCAPE && !mayFleeAtOnce();
            row(battle.options, i, options[option.ordinal()], !off);
        }
        end(battle.options);
    }

    /** Who comes upon the enemies can leave before anybody has acted (spec battle 1.8). */
    private boolean mayFleeAtOnce() {
        Condition met = Condition.of(battle);
        return battle.escapeAllowed
                && battle.turn == 0
                && (battle.firstStrike || met == Condition.INITIATIVE || met == Condition.SURROUND);
    }

    /**
     * What an actor can be told.
     *
     * @param actor whose commands; they show even while nobody is asked
     */
    void commands(ActorBattler actor) {
        begin(battle.commands);
        boolean trapped = !battle.escapeAllowed || Condition.of(battle) == Condition.PINCERS;
        for (int i = 0; i < battle.commands.items; i++) {
            int id = commands.id(actor.actor(), i);
            boolean off = trapped && commands.type(id) == BattleCommand.Type.ESCAPE;
            if (id >= 0) {
                row(battle.commands, i, commands.name(id), !off);
            }
        }
        end(battle.commands);
    }

    void targets() {
        begin(battle.targets);
        for (int i = 0; i < battle.targets.items; i++) {
            row(battle.targets, i, parts.battlers.enemy(battle.targetPlaces[i]).name(), true);
        }
        end(battle.targets);
    }

    void skills(ActorBattler actor) {
        begin(battle.skills);
        for (int i = 0; i < battle.skills.items; i++) {
            Skill skill = battle.skills.inView(i) ? lists.skillAt(actor.actor(), i) : null;
            if (skill != null) {
                boolean enabled = parts.skills.usable(actor, skill);
                row(battle.skills, i, parts.tables.skillName(skill.id()), enabled);
                amount(battle.skills, i, "-", actor.cost(skill), enabled);
            }
        }
        end(battle.skills);
    }

    void items(ActorBattler actor) {
        begin(battle.items);
        for (int i = 0; i < battle.items.items; i++) {
            Item item = battle.items.inView(i) ? lists.itemAt(actor.actor(), i) : null;
            if (item != null) {
                boolean enabled = parts.skills.usable(actor, item);
                row(battle.items, i, parts.tables.itemName(item.id()), enabled);
                int held = engine.state.party.itemCount(item.id());
                amount(battle.items, i, ":", held, enabled);
            }
        }
        end(battle.items);
    }

    /** What the skill or item under the cursor is good for. */
    String help(ActorBattler actor, boolean ofSkill) {
        if (ofSkill) {
            Skill skill = lists.skillAt(actor.actor(), battle.skills.index);
            return skill == null ? "" : parts.tables.skillHelp(skill.id());
        }
        Item item = lists.itemAt(actor.actor(), battle.items.index);
        return item == null ? "" : parts.tables.itemHelp(item.id());
    }

    private void begin(ListBox list) {
        WindowPainter.back(frame, text.skin(), list.window);
        WindowBox w = list.window;
        text.clip(w.x + B, w.y + w.borderY, w.width - 2 * B, w.height - 2 * w.borderY);
    }

    private void end(ListBox list) {
        text.unclip();
        WindowPainter.arrows(frame, text.skin(), list.window);
    }

    private void row(ListBox list, int i, String line, boolean enabled) {
        if (list.inView(i)) {
            int x = list.window.x + B + list.textX(i);
            text.draw(frame, x, rowY(list, i), line, colour(enabled));
        }
    }

    private void amount(ListBox list, int i, String sign, int amount, boolean enabled) {
        int x = list.window.x + B + list.textX(i) + AMOUNT_X;
        text.draw(frame, x, rowY(list, i), sign, colour(enabled));
        text.drawNumber(frame, x + AMOUNT_WIDTH, rowY(list, i), amount, colour(enabled));
    }

    private static int rowY(ListBox list, int i) {
        return list.window.y + list.window.borderY + list.textY(i);
    }

    private static int colour(boolean enabled) {
        return enabled ? TextPainter.DEFAULT : TextPainter.DISABLED;
    }
}
