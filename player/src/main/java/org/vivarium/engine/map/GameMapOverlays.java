package org.vivarium.engine.map;

import org.vivarium.assets.AssetKind;
import org.vivarium.engine.Engine;
import org.vivarium.engine.ScreenLayers;
import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.gfx.Blit;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.Sprite;
import org.vivarium.engine.gfx.Tone;
import org.vivarium.engine.gfx.screen.ScreenSystem;
import org.vivarium.engine.map.draw.MapOverlays;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.VehicleState;

/** Pictures, weather, tone and flash of a running game over its map (spec map-scene 3.1, 3.4). */
final class GameMapOverlays implements MapOverlays {
    private static final int SHADOW_X = 128;
    private static final int SHADOW_Y = 32;
    private static final int SHADOW = 16;

    /**
     * A quarter: pictures of both original runtimes with the airship in the air agree with it to a
     * step of 16-bit colour. The shadow is not black there, which is why one half leaves 0.79 of
     * the ground and both 0.64 (spec screen 3.1).
     */
    private static final int SHADOW_OPACITY = 64;

    private static final int FULL_ALTITUDE = 16;
    private static final int SUBPIXELS = 16;
    private static final int TILE = 16;

    private final Engine engine;
    private final GameState state;
    private final ScreenPlaces places;
    private final ScreenLayers layers;
    private final Sprite shadow = new Sprite();
    private final boolean framed;
    private final String frameName;

    GameMapOverlays(Engine engine, ScreenPlaces places) {
        this.engine = engine;
        this.state = engine.state;
        this.places = places;
        layers =
                new ScreenLayers(
                        engine,
                        ScreenLayers.Ground.MAP,
                        this::blackenPastEdges,
                        pixels -> engine.map.animation.draw(pixels),
                        ScreenLayers.Layer.NOTHING);
        framed = engine.game.profile.is2003() && engine.game.system.showFrame();
        frameName = engine.game.system.frameName();
    }

    @Override
    public boolean hasPictures(int layer) {
        return layers.hasPictures(layer);
    }

    @Override
    public void drawPictures(int[] pixels, int layer) {
        layers.drawPictures(pixels, layer);
    }

    @Override
    public void drawAirshipShadow(int[] pixels, int tone) {
        VehicleState airship = state.vehicles[Passability.AIRSHIP - 1];
        int altitude = Vehicles.altitude(airship);
        if (!state.hero.aboard || state.hero.vehicle != Passability.AIRSHIP || altitude == 0) {
            return;
        }
        String name = state.system.systemGraphic;
        Bitmap system =
                engine.bitmaps.get(
                        AssetKind.SYSTEM, name.isEmpty() ? engine.game.system.systemName() : name);
        int x = places.screenX(state.hero);
        int y = places.groundY(state.hero);
        int opacity = SHADOW_OPACITY * altitude / FULL_ALTITUDE;
        for (int half = 0; half < 2; half++) {
            shadow.reset(system)
                    .cell(SHADOW_X + half * SHADOW, SHADOW_Y, SHADOW, SHADOW)
                    .anchor(SHADOW / 2, SHADOW)
                    .at(x, y)
                    .opacity(opacity);
            shadow.tone = tone;
            engine.sprites.draw(pixels, shadow);
        }
    }

    /**
     * A shake may look past the edge of a map. Nothing lies there: neither weather nor a flash
     * shows, as photographs of the original have it.
     */
    private void blackenPastEdges(int[] pixels) {
        int shake = state.screen.shakePosition;
        MapGrid grid = engine.map.world.grid;
        if (shake == 0 || grid.loopsX() || !state.map.panorama.name.isEmpty()) {
            return;
        }
        int left = Math.floorDiv(state.map.camera.x, SUBPIXELS) + shake;
        int past = shake < 0 ? -left : left + Frame.WIDTH - grid.width() * TILE;
        int columns = Math.clamp(past, 0, Math.abs(shake));
        int x = shake < 0 ? 0 : Frame.WIDTH - columns;
        Blit.fill(pixels, x, 0, columns, Frame.HEIGHT, Frame.BLACK);
    }

    @Override
    public void drawAboveMap(int[] pixels, boolean toned) {
        int tone = ScreenSystem.tone(state.screen);
        if (!toned && !Tone.isNeutral(tone)) {
            Tone.applyOpaque(pixels, 0, pixels.length, tone);
        }
        layers.draw(pixels);
        if (framed) {
            Blit.draw(pixels, engine.bitmaps.get(AssetKind.FRAME, frameName), 0, 0);
        }
    }
}
