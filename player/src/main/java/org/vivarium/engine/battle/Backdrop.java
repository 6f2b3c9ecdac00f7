package org.vivarium.engine.battle;

import java.util.Arrays;
import org.vivarium.assets.AssetKind;
import org.vivarium.engine.Engine;
import org.vivarium.engine.ScreenLayers;
import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.Sprite;
import org.vivarium.engine.gfx.screen.ScreenSystem;

/** What lies behind a battle of 2000. */
final class Backdrop implements ScreenLayers.Layer {
    private final Engine engine;
    private final Sprite sprite = new Sprite();

    Backdrop(Engine engine) {
        this.engine = engine;
    }

    /** Under tone and shake; what a shake uncovers is its continuation. */
    @Override
    public void draw(int[] pixels) {
        Arrays.fill(pixels, Frame.BLACK);
        if (engine.state.battle.backdrop.isEmpty()) {
            return;
        }
        Bitmap image = engine.bitmaps.get(AssetKind.BACKDROP, engine.state.battle.backdrop);
        int shake = engine.state.screen.shakePosition;
        sprite.reset(image).at(shake, 0);
        sprite.tone = ScreenSystem.tone(engine.state.screen);
        engine.sprites.draw(pixels, sprite);
        if (shake != 0) {
            sprite.reset(image).at(shake > 0 ? shake - image.width() : shake + image.width(), 0);
            sprite.tone = ScreenSystem.tone(engine.state.screen);
            engine.sprites.draw(pixels, sprite);
        }
    }
}
