package org.vivarium.engine.gfx.animation;

import org.vivarium.engine.audio.GameAudio;
import org.vivarium.engine.gfx.Frame;
import org.vivarium.engine.gfx.command.CharacterTargets;
import org.vivarium.engine.gfx.screen.ScreenSystem;
import org.vivarium.engine.map.ScreenPlaces;
import org.vivarium.engine.state.AnimationState;
import org.vivarium.engine.state.CharacterState;
import org.vivarium.engine.state.FlashState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.WeatherState;

/** The one battle animation that can run on the map (spec screen 6.4). */
public final class MapAnimation implements AnimationEffects {
    private static final int ABOVE_FEET = 12;
    private static final int FIELD_HEIGHT = 160;

    private final GameState state;
    private final AnimationScripts scripts;
    private final AnimationPlayer player;
    private final GameAudio audio;
    private final ScreenPlaces places;

    public MapAnimation(
            GameState state,
            AnimationScripts scripts,
            AnimationPlayer player,
            GameAudio audio,
            ScreenPlaces places) {
        this.state = state;
        this.scripts = scripts;
        this.player = player;
        this.audio = audio;
        this.places = places;
    }

    /** One frame; forgets an animation that is over or doesn't exist. */
    public void update() {
        AnimationState a = state.animation;
        if (a.id == 0) {
            return;
        }
        AnimationScript script = scripts.get(a.id);
        if (script == null || a.frame >= script.length()) {
            a.id = 0;
            return;
        }
        AnimationPlayer.update(script, a.frame, this);
        a.frame++;
        if (a.frame >= script.length()) {
            a.id = 0;
        }
    }

    public void draw(int[] frame) {
        AnimationState a = state.animation;
        AnimationScript script = a.id == 0 ? null : scripts.get(a.id);
        if (script == null) {
            return;
        }
        int flash = ScreenSystem.flash(state.screen);
        if (a.wholeMap) {
            everywhere(frame, script, flash);
        } else if (script.onScreen()) {
            player.draw(frame, script, a.frame, Frame.WIDTH / 2, Frame.HEIGHT / 2, flash, false);
        } else {
            CharacterState target = target();
            if (target != null) {
                int x = places.screenX(target);
                int y = places.groundY(target) - ABOVE_FEET + ABOVE_FEET * script.place;
                player.draw(frame, script, a.frame, x, y, flash, false);
            }
        }
    }

    private void everywhere(int[] frame, AnimationScript script, int flash) {
        WeatherState pan = state.screen.weather;
        for (int row = -1; row <= 1; row++) {
            for (int column = -1; column <= 1; column++) {
                int x = Frame.WIDTH * column + pan.panX / 16;
                int y = FIELD_HEIGHT * row + pan.panY / 16;
                player.draw(frame, script, state.animation.frame, x, y, flash, false);
            }
        }
    }

    private CharacterState target() {
        return CharacterTargets.find(state, state.animation.target, 0);
    }

    @Override
    public void sound(String name, int volume, int tempo, int balance) {
        audio.playSound(name, volume, tempo, balance);
    }

    @Override
    public void flashScreen(int red, int green, int blue, int level) {
        ScreenSystem.flash(state.screen, red, green, blue, level, 0);
    }

    @Override
    public void flashTarget(int red, int green, int blue, int level) {
        CharacterState target = target();
        if (target != null) {
            FlashState flash = target.flash;
            flash.start(red, green, blue, level, 0);
        }
    }

    /** Shakes belong to battle only. */
    @Override
    public void shakeTarget() {}

    @Override
    public void shakeScreen() {}
}
