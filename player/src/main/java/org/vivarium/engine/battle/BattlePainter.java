package org.vivarium.engine.battle;

import java.util.Arrays;
import org.vivarium.assets.AssetKind;
import org.vivarium.engine.Engine;
import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.gfx.Flash;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.Sprite;
import org.vivarium.engine.gfx.picture.PictureBank;
import org.vivarium.engine.gfx.picture.PicturePainter;
import org.vivarium.engine.gfx.screen.ScreenSystem;
import org.vivarium.engine.gfx.screen.TimerPainter;
import org.vivarium.engine.gfx.weather.WeatherPainter;
import org.vivarium.engine.gfx.window.WindowSkin;
import org.vivarium.engine.state.BattleState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.text.message.MessagePainter;

/** The whole picture of a battle, from the backdrop to the timers (spec battle 5.9). */
final class BattlePainter {
    /** The lowest layer pictures can have in battle, and the ones above it. */
    private static final int BELOW_WEATHER = 6;

    private static final int ABOVE_WEATHER = 7;
    private static final int ABOVE_ANIMATIONS = 8;
    private static final int ABOVE_WINDOWS = 9;
    private static final int ABOVE_TIMERS = 10;

    private final Engine engine;
    private final GameState state;
    private final BattleState battle;
    private final Sprites sprites;
    private final Animations animations;
    private final BattleWindowPainter windows;
    private final MessagePainter messages;
    private final PicturePainter pictures;
    private final WeatherPainter weather = new WeatherPainter();
    private final Sprite backdrop = new Sprite();
    private final boolean updated;

    BattlePainter(BattleParts parts, Sprites sprites, Animations animations, BattleMenu menu) {
        engine = parts.engine;
        state = engine.state;
        battle = parts.battle;
        this.sprites = sprites;
        this.animations = animations;
        windows = new BattleWindowPainter(parts, menu);
        messages =
                new MessagePainter(
                        state, engine.windows, engine.bitmaps, engine.game.database.terms().gold());
        pictures =
                new PicturePainter(
                        state.pictures,
                        state.screen,
                        new PictureBank(engine.game.assets, engine.bitmaps, engine.panels),
                        engine.sprites,
                        engine.game.profile);
        updated = engine.game.profile.isUpdated();
    }

    void draw(int[] pixels) {
        drawBackdrop(pixels);
        for (int layer = 1; layer <= BELOW_WEATHER; layer++) {
            if (layer == BELOW_WEATHER) {
                sprites.draw(pixels);
            }
            pictures.draw(pixels, layer, true);
        }
        weather.draw(pixels, state.screen, ScreenSystem.tone(state.screen));
        int flash = ScreenSystem.flash(state.screen);
        if (flash != Flash.NONE) {
            Flash.veil(pixels, 0, pixels.length, flash);
        }
        if (updated) {
            pictures.draw(pixels, ABOVE_WEATHER, true);
        }
        animations.draw(pixels);
        if (!updated) {
            pictures.draw(pixels, ABOVE_WEATHER, true);
        }
        pictures.draw(pixels, ABOVE_ANIMATIONS, true);
        windows.draw(pixels);
        messages.draw(pixels);
        pictures.draw(pixels, ABOVE_WINDOWS, true);
        WindowSkin skin = engine.windows.skin();
        TimerPainter.draw(pixels, skin, state.party.timer1, false, true, 0);
        TimerPainter.draw(pixels, skin, state.party.timer2, true, true, 0);
        pictures.draw(pixels, ABOVE_TIMERS, true);
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
