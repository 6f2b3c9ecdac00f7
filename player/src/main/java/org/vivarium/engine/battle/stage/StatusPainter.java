package org.vivarium.engine.battle.stage;

import org.vivarium.assets.AssetKind;
import org.vivarium.engine.Engine;
import org.vivarium.engine.battle.ActorBattler;
import org.vivarium.engine.battle.BattleParts;
import org.vivarium.engine.battle.Layout;
import org.vivarium.engine.gfx.window.FacePainter;
import org.vivarium.engine.gfx.window.ListBox;
import org.vivarium.engine.gfx.window.WindowPainter;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.BattleState;
import org.vivarium.engine.text.TextPainter;
import org.vivarium.model.BattleCommands;
import org.vivarium.model.Terms;

/** The party's window of 2003: rows with gauges of time, or faces with three (spec battle 2.7). */
final class StatusPainter {
    private static final int DIGIT = 6;
    private static final int HP_DIGITS = 4;
    private static final int SP_DIGITS = 3;
    private static final int BORDER_X = 4;
    private static final int NAME_X = 4;
    private static final int FACE_PITCH = 80;
    private static final int FACE_Y = 24;
    private static final int FACE_Y_SMALL = 17;
    private static final int GAUGE_X = 32;
    private static final int DIGITS_X = 40;

    /** Of a gauge that texts are written over. */
    private static final int FAINT = 96;

    private static final int OPAQUE = 255;

    private final Engine engine;
    private final BattleState battle;
    private final BattleParts parts;
    private final GaugePainter gauges;
    private final boolean transparent;
    private final boolean small;
    private final String normalTerm;
    private final String hpTerm;
    private final String spTerm;
    private int[] frame;
    private TextPainter text;

    StatusPainter(BattleParts parts, GaugePainter gauges) {
        engine = parts.engine;
        battle = parts.battle;
        this.parts = parts;
        this.gauges = gauges;
        BattleCommands settings = engine.game.database.battlecommands();
        transparent = settings.transparency() == BattleCommands.Transparency.TRANSPARENT;
        small = settings.windowSize() == BattleCommands.WindowSize.SMALL;
        Terms terms = parts.text.terms();
        normalTerm = terms.normalStatus();
        hpTerm = terms.hpShort();
        spTerm = terms.spShort();
    }

    void draw(int[] pixels) {
        frame = pixels;
        text = engine.windows.text();
        Layout layout = Layout.of(battle);
        if (layout == Layout.GAUGE) {
            for (int i = 0; i < parts.battlers.allyCount(); i++) {
                face(parts.battlers.ally(i), battle.status.window.x + FACE_PITCH * i);
            }
            return;
        }
        ListBox list = battle.status;
        WindowPainter.back(frame, text.skin(), list.window);
        for (int i = 0; i < parts.battlers.allyCount(); i++) {
            int x = list.window.x + BORDER_X;
            int y = list.window.y + list.window.borderY + list.textY(i);
            if (layout == Layout.TRADITIONAL) {
                shortRow(parts.battlers.ally(i), x, y);
            } else {
                longRow(parts.battlers.ally(i), x, y, i == list.index);
            }
        }
        WindowPainter.arrows(frame, text.skin(), list.window);
    }

    private void shortRow(ActorBattler ally, int x, int y) {
        ActorState actor = ally.actor();
        text.draw(frame, x + NAME_X, y, actor.name, TextPainter.DEFAULT);
        state(actor, x + 84, y);
        text.drawNumber(frame, x + 160, y, actor.hp, hpColour(actor.hp, ally.maxHp()));
        gauges.time(frame, x + 156, y - 2, ally.state().gauge, OPAQUE);
    }

    private void longRow(ActorBattler ally, int x, int y, boolean chosen) {
        ActorState actor = ally.actor();
        int maxHp = ally.maxHp();
        if (!transparent || !chosen) {
            int opacity = transparent ? OPAQUE : FAINT;
            gauges.time(frame, x + 192, y - 2, ally.state().gauge, opacity);
        }
        text.draw(frame, x + NAME_X, y, actor.name, TextPainter.DEFAULT);
        state(actor, x + 80, y);
        int hpX = x + 178 - DIGIT * (HP_DIGITS + SP_DIGITS);
        text.draw(frame, hpX, y, hpTerm, TextPainter.LABEL);
        int slash = hpX + 12 + DIGIT * HP_DIGITS;
        text.drawNumber(frame, slash, y, actor.hp, hpColour(actor.hp, maxHp));
        text.draw(frame, slash, y, "/", TextPainter.DEFAULT);
        text.drawNumber(frame, slash + DIGIT * (HP_DIGITS + 1), y, maxHp, TextPainter.DEFAULT);
        int spX = x + 220 - DIGIT * SP_DIGITS;
        text.draw(frame, spX, y, spTerm, TextPainter.LABEL);
        int spEnd = spX + 12 + DIGIT * SP_DIGITS;
        text.drawNumber(frame, spEnd, y, actor.sp, spColour(actor.sp, ally.maxSp()));
    }

    private void face(ActorBattler ally, int x) {
        ActorState actor = ally.actor();
        int y = battle.status.window.y + (small ? FACE_Y_SMALL : FACE_Y);
        if (!actor.face.isEmpty()) {
            FacePainter.draw(
                    frame,
                    engine.bitmaps.get(AssetKind.FACESET, actor.face),
                    actor.faceIndex,
                    x,
                    y,
                    false);
        }
        int gaugeX = x + GAUGE_X;
        gauges.block(frame, gaugeX, y);
        gauges.fillBlock(frame, gaugeX, y, 0, actor.hp, ally.maxHp());
        gauges.fillBlock(frame, gaugeX, y, 1, actor.sp, ally.maxSp());
        gauges.fillBlock(frame, gaugeX, y, 2, ally.state().gauge, GaugePainter.FULL);
        gauges.number(frame, x + DIGITS_X, y, actor.hp);
        gauges.number(frame, x + DIGITS_X, y + 16, actor.sp);
    }

    private void state(ActorState actor, int x, int y) {
        int id = parts.states.significant(actor.states);
        if (id == 0) {
            text.draw(frame, x, y, normalTerm, TextPainter.DEFAULT);
        } else {
            String name = parts.tables.stateNames[id];
            text.draw(frame, x, y, name, parts.tables.states[id].color());
        }
    }

    private static int hpColour(int hp, int max) {
        return hp == 0 ? TextPainter.DEAD : spColour(hp, max);
    }

    static int spColour(int value, int max) {
        return max > 0 && value <= max / 4 ? TextPainter.CRITICAL : TextPainter.DEFAULT;
    }
}
