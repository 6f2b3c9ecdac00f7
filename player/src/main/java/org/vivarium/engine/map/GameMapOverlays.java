package org.vivarium.engine.map;

import org.vivarium.assets.AssetKind;
import org.vivarium.engine.Engine;
import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.gfx.Flash;
import org.vivarium.engine.gfx.Sprite;
import org.vivarium.engine.gfx.Tone;
import org.vivarium.engine.gfx.picture.PictureBank;
import org.vivarium.engine.gfx.picture.PicturePainter;
import org.vivarium.engine.gfx.screen.ScreenSystem;
import org.vivarium.engine.gfx.weather.WeatherPainter;
import org.vivarium.engine.map.draw.MapOverlays;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.VehicleState;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.Section;

/** Pictures, weather, tone and flash of a running game over its map (spec map-scene 3.1, 3.4). */
final class GameMapOverlays implements MapOverlays {
    /** Picture layers above the flying characters, in drawing order. */
    private static final int FIRST_UPPER_LAYER = 7;

    private static final int LAST_LAYER = 10;
    private static final int SHADOW_X = 128;
    private static final int SHADOW_Y = 32;
    private static final int SHADOW = 16;

    /** 22 % of 255: what each half of the shadow takes from the ground. */
    private static final int SHADOW_OPACITY = 56;

    private static final int FULL_ALTITUDE = 16;

    private final Engine engine;
    private final GameState state;
    private final FrameRecorder recorder;
    private final ScreenPlaces places;
    private final PicturePainter pictures;
    private final WeatherPainter weather = new WeatherPainter();
    private final Sprite shadow = new Sprite();

    GameMapOverlays(Engine engine, ScreenPlaces places) {
        this.engine = engine;
        this.state = engine.state;
        this.recorder = engine.recorder;
        this.places = places;
        pictures =
                new PicturePainter(
                        state.pictures,
                        state.screen,
                        new PictureBank(engine.game.assets, engine.bitmaps),
                        engine.sprites,
                        engine.game.profile);
    }

    @Override
    public boolean hasPictures(int layer) {
        return pictures.any(layer, false);
    }

    @Override
    public void drawPictures(int[] pixels, int layer) {
        recorder.begin(Section.MAP_PICTURES);
        pictures.draw(pixels, layer, false);
        recorder.end();
    }

    @Override
    public void drawAirshipShadow(int[] pixels) {
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
            engine.sprites.draw(pixels, shadow);
        }
    }

    @Override
    public void drawAboveMap(int[] pixels) {
        int tone = ScreenSystem.tone(state.screen);
        if (!Tone.isNeutral(tone)) {
            Tone.apply(pixels, 0, pixels, 0, pixels.length, tone);
        }
        recorder.begin(Section.MAP_WEATHER);
        weather.draw(pixels, state.screen, tone);
        recorder.end();
        int flash = ScreenSystem.flash(state.screen);
        if (flash != Flash.NONE) {
            Flash.veil(pixels, 0, pixels.length, flash);
        }
        for (int layer = FIRST_UPPER_LAYER; layer <= LAST_LAYER; layer++) {
            drawPictures(pixels, layer);
        }
    }
}
