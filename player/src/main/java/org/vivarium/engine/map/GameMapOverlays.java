package org.vivarium.engine.map;

import org.vivarium.assets.AssetKind;
import org.vivarium.engine.Engine;
import org.vivarium.engine.gfx.Bitmap;
import org.vivarium.engine.gfx.Blit;
import org.vivarium.engine.gfx.Flash;
import org.vivarium.engine.gfx.Sprite;
import org.vivarium.engine.gfx.Tone;
import org.vivarium.engine.gfx.picture.PictureBank;
import org.vivarium.engine.gfx.picture.PicturePainter;
import org.vivarium.engine.gfx.screen.ScreenSystem;
import org.vivarium.engine.gfx.screen.TimerPainter;
import org.vivarium.engine.gfx.weather.WeatherPainter;
import org.vivarium.engine.gfx.weather.WeatherSystem;
import org.vivarium.engine.gfx.window.WindowSkin;
import org.vivarium.engine.map.draw.MapOverlays;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.VehicleState;
import org.vivarium.engine.text.message.MessagePainter;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.Section;

/** Pictures, weather, tone and flash of a running game over its map (spec map-scene 3.1, 3.4). */
final class GameMapOverlays implements MapOverlays {
    /** Picture layers above the flying characters, in drawing order. */
    private static final int ABOVE_WEATHER = 7;

    private static final int ABOVE_ANIMATIONS = 8;
    private static final int ABOVE_WINDOWS = 9;
    private static final int ABOVE_TIMERS = 10;
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
    private final MessagePainter messages;
    private final boolean framed;
    private final String frameName;

    GameMapOverlays(Engine engine, ScreenPlaces places) {
        this.engine = engine;
        this.state = engine.state;
        this.recorder = engine.recorder;
        this.places = places;
        messages =
                new MessagePainter(
                        state, engine.windows, engine.bitmaps, engine.game.database.terms().gold());
        framed = engine.game.profile.is2003() && engine.game.system.showFrame();
        frameName = engine.game.system.frameName();
        pictures =
                new PicturePainter(
                        state.pictures,
                        state.screen,
                        new PictureBank(engine.game.assets, engine.bitmaps, engine.panels),
                        engine.sprites,
                        engine.game.profile);
    }

    @Override
    public boolean hasPictures(int layer) {
        return pictures.any(layer, false);
    }

    @Override
    public void drawPictures(int[] pixels, int layer) {
        if (!pictures.any(layer, false)) {
            return;
        }
        recorder.begin(Section.MAP_PICTURES);
        pictures.draw(pixels, layer, false);
        recorder.end();
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

    @Override
    public void drawAboveMap(int[] pixels, boolean toned) {
        int tone = ScreenSystem.tone(state.screen);
        if (!toned && !Tone.isNeutral(tone)) {
            Tone.applyOpaque(pixels, 0, pixels.length, tone);
        }
        if (state.screen.weather.type != WeatherSystem.NONE) {
            recorder.begin(Section.MAP_WEATHER);
            weather.draw(pixels, state.screen, tone);
            recorder.end();
        }
        int flash = ScreenSystem.flash(state.screen);
        if (flash != Flash.NONE) {
            Flash.veil(pixels, 0, pixels.length, flash);
        }
        drawAboveWeather(pixels);
    }

    /** Pictures of older engines lie above battle animations, those of newer ones below. */
    private void drawAboveWeather(int[] pixels) {
        boolean updated = engine.game.profile.isUpdated();
        if (updated) {
            drawPictures(pixels, ABOVE_WEATHER);
        }
        engine.map.animation.draw(pixels);
        if (!updated) {
            drawPictures(pixels, ABOVE_WEATHER);
        }
        drawPictures(pixels, ABOVE_ANIMATIONS);
        if (messages.shows()) {
            recorder.begin(Section.WINDOW_DRAW);
            messages.draw(pixels);
            recorder.end();
        }
        drawPictures(pixels, ABOVE_WINDOWS);
        WindowSkin skin = engine.windows.skin();
        int boxY = state.message.box.y;
        TimerPainter.draw(pixels, skin, state.party.timer1, false, false, boxY);
        TimerPainter.draw(pixels, skin, state.party.timer2, true, false, boxY);
        drawPictures(pixels, ABOVE_TIMERS);
        if (framed) {
            Blit.draw(pixels, engine.bitmaps.get(AssetKind.FRAME, frameName), 0, 0);
        }
    }
}
