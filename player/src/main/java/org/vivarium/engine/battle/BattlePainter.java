package org.vivarium.engine.battle;

import org.vivarium.engine.ScreenLayers;

/**
 * The whole picture of a battle, from the ground to the timers, around what battles of 2000 and of
 * 2003 draw in their own ways (spec battle 5.9).
 */
public final class BattlePainter {
    /** Layers of pictures. */
    private static final int ABOVE_BACKDROP = 1;

    private static final int ABOVE_BATTLERS = 2;

    private final ScreenLayers.Layer ground;
    private final ScreenLayers.Layer sprites;
    private final ScreenLayers layers;

    public BattlePainter(
            BattleParts parts,
            ScreenLayers.Layer ground,
            ScreenLayers.Layer sprites,
            ScreenLayers.Layer animations,
            ScreenLayers.Layer windows) {
        this.ground = ground;
        this.sprites = sprites;
        layers =
                new ScreenLayers(
                        parts.engine,
                        ScreenLayers.Ground.BATTLE,
                        ScreenLayers.Layer.NOTHING,
                        animations,
                        windows);
    }

    public void draw(int[] pixels) {
        ground.draw(pixels);
        layers.drawPictures(pixels, ABOVE_BACKDROP);
        sprites.draw(pixels);
        layers.drawPictures(pixels, ABOVE_BATTLERS);
        layers.draw(pixels);
    }
}
