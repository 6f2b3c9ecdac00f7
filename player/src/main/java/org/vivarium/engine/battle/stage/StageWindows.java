package org.vivarium.engine.battle.stage;

import org.vivarium.engine.battle.ActorBattler;
import org.vivarium.engine.battle.BattleParts;
import org.vivarium.engine.battle.BattlePhase;
import org.vivarium.engine.battle.Battlers;
import org.vivarium.engine.battle.Layout;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.window.WindowBox;
import org.vivarium.engine.gfx.window.WindowGlass;
import org.vivarium.engine.gfx.window.WindowPainter;
import org.vivarium.engine.state.BattleState;
import org.vivarium.engine.text.TextPainter;
import org.vivarium.model.BattleCommands;

/** Which windows of a battle of 2003 show when, by layout and phase (spec battle 2.7). */
final class StageWindows {
    private static final int POINTS_X = 260;
    private static final int POINTS_WIDTH = 60;
    private static final int DIGITS = 18;

    private final BattleState battle;
    private final BattleParts parts;
    private final Battlers battlers;
    private final StatusPainter status;
    private final MenuPainter menu;
    private final TopWindow top;
    private final WindowBox points = new WindowBox();

    StageWindows(BattleParts parts, GaugePainter gauges) {
        this.parts = parts;
        battle = parts.battle;
        battlers = parts.battlers;
        status = new StatusPainter(parts, gauges);
        menu = new MenuPainter(parts);
        top = new TopWindow(parts);
        BattleCommands settings = parts.tables.database.battlecommands();
        boolean small = settings.windowSize() == BattleCommands.WindowSize.SMALL;
        points.place(POINTS_X, small ? 154 : 136, POINTS_WIDTH, small ? 20 : 32);
        points.borderY = small ? 2 : WindowBox.BORDER;
        WindowGlass.of(parts.engine.game.profile, settings).glaze(points, true);
    }

    void draw(int[] frame) {
        menu.on(frame);
        switch (BattlePhase.at(battle.phase)) {
            case START -> {}
            case SKILL -> {
                below(frame);
                menu.skills(chooser());
                top.help(frame, menu.help(chooser(), true));
                points(frame);
            }
            case ITEM -> {
                below(frame);
                menu.items(chooser());
                top.help(frame, menu.help(chooser(), false));
            }
            case TARGET_ENEMY -> {
                party(frame);
                ailments(frame);
            }
            default -> party(frame);
        }
        if (!battle.help.isEmpty()) {
            top.notice(frame, battle.help);
        }
    }

    /** In the layout of faces the lists lie above the party and leave it to be seen. */
    private void below(int[] frame) {
        if (Layout.of(battle) == Layout.GAUGE) {
            status.draw(frame);
        }
    }

    private void party(int[] frame) {
        BattlePhase phase = BattlePhase.at(battle.phase);
        Layout layout = Layout.of(battle);
        if (layout == Layout.TRADITIONAL) {
            status.draw(frame);
            menu.targets();
            if (phase == BattlePhase.COMMAND) {
                menu.commands(chooser());
            }
            return;
        }
        if (battle.options.window.x > -battle.options.window.width) {
            menu.options();
        }
        status.draw(frame);
        if (layout == Layout.GAUGE ? asks(phase) : battle.commands.window.x < Frame.WIDTH) {
            menu.commands(chooser());
        }
    }

    /** Whether somebody can be told what to do. */
    private boolean asks(BattlePhase phase) {
        return phase != BattlePhase.OPTION && battle.readyCount > 0;
    }

    /** Who is asked, or the first of the party. */
    private ActorBattler chooser() {
        ActorBattler actor = battlers.actor(battle.actor);
        return actor == null ? battlers.ally(0) : actor;
    }

    private void ailments(int[] frame) {
        int index = battle.targets.index;
        if (index >= 0 && index < battle.targets.items) {
            top.states(frame, battlers.enemy(battle.targetPlaces[index]));
        }
    }

    /** What the actor has left to spend on skills; the traditional layout shows it nowhere else. */
    private void points(int[] frame) {
        if (Layout.of(battle) != Layout.TRADITIONAL) {
            return;
        }
        TextPainter text = parts.engine.windows.text();
        WindowPainter.back(frame, text.skin(), points);
        ActorBattler actor = chooser();
        int x = points.x + WindowBox.BORDER;
        int y = points.y + points.borderY + 2;
        int colour = StatusPainter.spColour(actor.sp(), actor.maxSp());
        text.drawNumber(frame, x + DIGITS, y, actor.sp(), colour);
        text.draw(frame, x + DIGITS, y, "/", TextPainter.DEFAULT);
        text.drawNumber(frame, x + 2 * DIGITS + 6, y, actor.maxSp(), TextPainter.DEFAULT);
    }
}
