package org.vivarium.engine;

import org.vivarium.engine.gfx.Flash;
import org.vivarium.engine.gfx.picture.PicturePainter;
import org.vivarium.engine.gfx.screen.ScreenSystem;
import org.vivarium.engine.gfx.screen.TimerPainter;
import org.vivarium.engine.gfx.weather.WeatherPainter;
import org.vivarium.engine.gfx.weather.WeatherSystem;
import org.vivarium.engine.gfx.window.WindowSkin;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.text.message.MessagePainter;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.Section;

/**
 * What a map and a battle lay over their scenery, in the order both have: weather, the flash,
 * animations, windows with the message box, timers, and pictures between them (spec screen 0.2,
 * 2.8).
 */
public final class ScreenLayers {
    /**
     * Where it is, and so the numbers of the layers of pictures above weather, animations, windows
     * and timers.
     */
    public enum Ground {
        MAP(7, 8, 9, 10),
        /** No layer lies between the animations of a battle and its windows. */
        BATTLE(3, 0, 4, 5);

        private final int weather;
        private final int animations;
        private final int windows;
        private final int timers;

        Ground(int weather, int animations, int windows, int timers) {
            this.weather = weather;
            this.animations = animations;
            this.windows = windows;
            this.timers = timers;
        }
    }

    /** Something that draws itself onto a frame. */
    @FunctionalInterface
    public interface Layer {
        Layer NOTHING = pixels -> {};

        void draw(int[] pixels);
    }

    private final Engine engine;
    private final GameState state;
    private final FrameRecorder recorder;
    private final Ground ground;
    private final boolean inBattle;
    private final Layer edges;
    private final Layer animations;
    private final Layer windows;
    private final PicturePainter pictures;
    private final MessagePainter messages;
    private final WeatherPainter weather = new WeatherPainter();
    private final boolean picturesBelowAnimations;

    /**
     * @param edges what weather and flash leave out
     * @param windows those below the message box
     */
    public ScreenLayers(
            Engine engine, Ground ground, Layer edges, Layer animations, Layer windows) {
        this.engine = engine;
        this.state = engine.state;
        this.recorder = engine.recorder;
        this.ground = ground;
        inBattle = ground == Ground.BATTLE;
        this.edges = edges;
        this.animations = animations;
        this.windows = windows;
        pictures =
                new PicturePainter(
                        state.pictures,
                        state.screen,
                        engine.pictures,
                        engine.sprites,
                        engine.game.profile);
        messages =
                new MessagePainter(state, engine.windows, engine.bitmaps, engine.game.terms.gold());
        picturesBelowAnimations = engine.game.profile.isUpdated();
    }

    /** Whether any picture shows on this layer; those on layer 0 are hidden. */
    public boolean hasPictures(int layer) {
        return layer > 0 && pictures.any(layer, inBattle);
    }

    /** Draws the pictures of a layer. */
    public void drawPictures(int[] pixels, int layer) {
        if (hasPictures(layer)) {
            recorder.begin(Section.MAP_PICTURES);
            pictures.draw(pixels, layer, inBattle);
            recorder.end();
        }
    }

    /** Draws everything from the weather up, over scenery that has its tone already. */
    public void draw(int[] pixels) {
        if (state.screen.weather.type != WeatherSystem.NONE) {
            recorder.begin(Section.MAP_WEATHER);
            weather.draw(pixels, state.screen, ScreenSystem.tone(state.screen));
            recorder.end();
        }
        recorder.begin(Section.MAP_OVERLAY);
        Flash.veil(pixels, 0, pixels.length, ScreenSystem.flash(state.screen));
        recorder.end();
        edges.draw(pixels);
        drawAnimations(pixels);
        drawPictures(pixels, ground.animations);
        drawWindows(pixels);
        drawPictures(pixels, ground.windows);
        recorder.begin(Section.MAP_OVERLAY);
        WindowSkin skin = engine.windows.skin();
        int boxY = state.message.box.y;
        TimerPainter.draw(pixels, skin, state.party.timer1, false, inBattle, boxY);
        TimerPainter.draw(pixels, skin, state.party.timer2, true, inBattle, boxY);
        recorder.end();
        drawPictures(pixels, ground.timers);
    }

    /** Pictures of older engines lie above battle animations, those of newer ones below. */
    private void drawAnimations(int[] pixels) {
        if (picturesBelowAnimations) {
            drawPictures(pixels, ground.weather);
        }
        animations.draw(pixels);
        if (!picturesBelowAnimations) {
            drawPictures(pixels, ground.weather);
        }
    }

    private void drawWindows(int[] pixels) {
        windows.draw(pixels);
        if (messages.shows()) {
            recorder.begin(Section.WINDOW_DRAW);
            messages.draw(pixels);
            recorder.end();
        }
    }
}
