package org.vivarium.engine.map;

import org.vivarium.engine.Engine;
import org.vivarium.engine.gfx.picture.PictureSystem;
import org.vivarium.engine.gfx.screen.ScreenSystem;
import org.vivarium.engine.gfx.weather.WeatherSystem;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.TimerState;

/** The parts of a map frame between the vehicles and the foreground, of a running game. */
final class GameMapEffects implements MapEffects {
    private final GameState state;
    private final PictureSystem pictures;

    GameMapEffects(Engine engine, PictureSystem pictures) {
        state = engine.state;
        this.pictures = pictures;
    }

    @Override
    public void updateMessages() {}

    @Override
    public void updateTimers() {
        tick(state.party.timer1);
        tick(state.party.timer2);
    }

    /** Counts a running timer down; it stops at zero seconds (spec interpreter 18). */
    private void tick(TimerState timer) {
        if (!timer.active || timer.frames <= 0) {
            return;
        }
        int seconds = timer.seconds();
        timer.frames--;
        if (timer.seconds() != seconds) {
            state.map.needRefresh = true;
        }
        if (timer.seconds() == 0) {
            timer.active = false;
        }
    }

    @Override
    public void updateScreen() {
        ScreenSystem.update(state.screen);
        WeatherSystem.update(state.screen.weather, state.random);
    }

    @Override
    public void updatePictures() {
        pictures.update(false);
    }

    @Override
    public void scrolled(int dx, int dy) {
        WeatherSystem.scrolled(state.screen.weather, dx, dy);
        pictures.scrolled(dx, dy);
    }

    @Override
    public void mapChanged() {
        ScreenSystem.mapChanged(state.screen);
        state.animation.id = 0;
        pictures.mapChanged();
        for (int i = 0; i < state.foreground.stack.size(); i++) {
            state.foreground.stack.get(i).eventId = 0;
        }
    }
}
