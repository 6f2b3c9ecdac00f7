package org.vivarium.engine.map;

import org.vivarium.engine.Engine;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.TimerState;

/** The parts of a map frame between the vehicles and the foreground, of a running game. */
final class GameMapEffects implements MapEffects {
    private final GameState state;

    GameMapEffects(Engine engine) {
        state = engine.state;
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
        state.screen.flash.update();
    }

    @Override
    public void updatePictures() {}

    @Override
    public void scrolled(int dx, int dy) {
        state.screen.weather.panX += dx;
        state.screen.weather.panY += dy;
    }

    @Override
    public void mapChanged() {
        state.screen.flash.clear();
        state.animation.id = 0;
        for (int i = 0; i < state.foreground.stack.size(); i++) {
            state.foreground.stack.get(i).eventId = 0;
        }
    }
}
