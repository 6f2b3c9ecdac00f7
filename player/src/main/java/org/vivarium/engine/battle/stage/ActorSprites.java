package org.vivarium.engine.battle.stage;

import org.vivarium.assets.AssetKind;
import org.vivarium.engine.Engine;
import org.vivarium.engine.battle.ActorBattler;
import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.gfx.Flash;
import org.vivarium.engine.gfx.Sprite;
import org.vivarium.engine.gfx.animation.AnimationPlayer;
import org.vivarium.engine.gfx.animation.AnimationScript;
import org.vivarium.engine.gfx.screen.ScreenSystem;
import org.vivarium.engine.state.BattlerState;
import org.vivarium.engine.state.PoseState;

/** Draws actors as they stand in a battle of 2003, with what they hold (spec battle 5.8). */
final class ActorSprites {
    private static final int WEAPON_CELL = 64;
    private static final int COLUMNS = 3;

    /** Opacity of the copies that trail behind, the latest first. */
    private static final int[] TRAIL_OPACITY = {192, 128, 64};

    private static final int OPAQUE = 255;

    private final Engine engine;
    private final FigureSheets sheets;
    private final Sizes sizes;
    private final AnimationPlayer player;
    private final Sprite sprite = new Sprite();

    ActorSprites(Engine engine, FigureSheets sheets, Sizes sizes) {
        this.engine = engine;
        this.sheets = sheets;
        this.sizes = sizes;
        player = new AnimationPlayer(engine.bitmaps, engine.sprites);
    }

    void draw(int[] frame, ActorBattler actor) {
        BattlerState s = actor.state();
        if (s.hidden) {
            return;
        }
        PoseState p = s.pose;
        FigureSheet sheet = sheets.get(actor.actor().battlerAnimation);
        int fled = s.flipped ? -engine.state.battle.fled : engine.state.battle.fled;
        int x = s.x + fled + s.shakePosition + engine.state.screen.shakePosition;
        boolean weaponInFront = (p.hand == 1) != s.flipped;
        int flash = ScreenSystem.flash(s.flash);
        for (int i = PoseState.TRAIL - 1; i >= 0 && p.trailLeft > 0; i--) {
            int opacity = TRAIL_OPACITY[i];
            figure(frame, actor, sheet, x + p.trailX[i], s.y + p.trailY[i], flash, opacity);
        }
        if (!weaponInFront) {
            weapon(frame, sheet, s, x);
        }
        figure(frame, actor, sheet, x + p.offsetX, s.y + p.offsetY, flash, OPAQUE);
        if (weaponInFront) {
            weapon(frame, sheet, s, x);
        }
    }

    private void figure(
            int[] frame,
            ActorBattler actor,
            FigureSheet sheet,
            int x,
            int y,
            int flash,
            int opacity) {
        BattlerState s = actor.state();
        AnimationScript script = sizes.animation(actor);
        if (script != null) {
            int top = y + script.place * sizes.height(actor) / 2;
            player.draw(frame, script, s.pose.frame, x, top, flash, s.flipped);
            return;
        }
        String name = sheet.poseName(s.pose.pose);
        if (!name.isEmpty()) {
            Bitmap cells = engine.bitmaps.get(AssetKind.BATTLE_CHARSET, name);
            int row = sheet.poseRow(s.pose.pose);
            cell(
                    frame,
                    cells,
                    Sizes.CELL,
                    row,
                    Poses.column(s.pose),
                    x,
                    y,
                    flash,
                    opacity,
                    s.flipped);
        }
    }

    private void weapon(int[] frame, FigureSheet sheet, BattlerState s, int x) {
        PoseState p = s.pose;
        String name = sheet.weaponName(p.weapon);
        if (!name.isEmpty()) {
            int column = Poses.weaponColumn(p);
            int row = sheet.weaponRow(p.weapon);
            weapon(frame, name, row, column, x + p.offsetX, s.y + p.offsetY, s.flipped);
        }
    }

    /** One cell of a picture of weapons with its middle at (x, y). */
    void weapon(int[] frame, String name, int row, int column, int x, int y, boolean flipped) {
        Bitmap cells = engine.bitmaps.get(AssetKind.BATTLE_WEAPON, name);
        cell(frame, cells, WEAPON_CELL, row, column, x, y, Flash.NONE, OPAQUE, flipped);
    }

    private void cell(
            int[] frame,
            Bitmap cells,
            int size,
            int row,
            int column,
            int x,
            int y,
            int flash,
            int opacity,
            boolean flipped) {
        int shown = flipped ? COLUMNS - 1 - column : column;
        sprite.reset(cells)
                .cell(shown * size, row * size, size, size)
                .anchor(size / 2, size / 2)
                .at(x, y)
                .opacity(opacity);
        sprite.mirrored = flipped;
        sprite.tone = ScreenSystem.tone(engine.state.screen);
        sprite.flash = flash;
        engine.sprites.draw(frame, sprite);
    }
}
