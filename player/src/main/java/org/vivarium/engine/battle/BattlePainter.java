package org.vivarium.engine.battle;

import java.util.Arrays;
import org.vivarium.assets.AssetKind;
import org.vivarium.engine.Engine;
import org.vivarium.engine.ScreenLayers;
import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.Sprite;
import org.vivarium.engine.gfx.screen.ScreenSystem;
import org.vivarium.engine.state.BattleState;
import org.vivarium.engine.state.GameState;

/** The whole picture of a battle, from the backdrop to the timers (spec battle 5.9). */
final class BattlePainter {
    /** Layers of pictures. */
    private static final int ABOVE_BACKDROP = 1;

    private static final int ABOVE_BATTLERS = 2;

    private final Engine engine;
    private final GameState state;
    private final BattleState battle;
    private final Sprites sprites;
    private final ScreenLayers layers;
    private final Sprite backdrop = new Sprite();

    BattlePainter(BattleParts parts, Sprites sprites, Animations animations, BattleMenu menu) {
        engine = parts.engine;
        state = engine.state;
        battle = parts.battle;
        this.sprites = sprites;
        BattleWindowPainter windows = new BattleWindowPainter(parts, menu);
        layers =
                new ScreenLayers(
                        engine, ScreenLayers.Ground.BATTLE, animations::draw, windows::draw);
    }

    void draw(int[] pixels) {
        drawBackdrop(pixels);
        layers.drawPictures(pixels, ABOVE_BACKDROP);
        sprites.draw(pixels);
        layers.drawPictures(pixels, ABOVE_BATTLERS);
        layers.draw(pixels);
    }

    /** The backdrop under tone and shake; what a shake uncovers is its continuation. */
    private void drawBackdrop(int[] pixels) {
        Arrays.fill(pixels, Frame.BLACK);
        if (battle.backdrop.isEmpty()) {
            return;
        }
        Bitmap image = engine.bitmaps.get(AssetKind.BACKDROP, battle.backdrop);
        int shake = state.screen.shakePosition;
        backdrop.reset(image).at(shake, 0);
        backdrop.tone = ScreenSystem.tone(state.screen);
        engine.sprites.draw(pixels, backdrop);
        if (shake != 0) {
            backdrop.reset(image).at(shake > 0 ? shake - image.width() : shake + image.width(), 0);
            backdrop.tone = ScreenSystem.tone(state.screen);
            engine.sprites.draw(pixels, backdrop);
        }
    }
}
