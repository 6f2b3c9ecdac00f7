package org.vivarium.engine.map;

import org.vivarium.engine.Engine;
import org.vivarium.engine.event.TimerRules;
import org.vivarium.engine.gfx.animation.MapAnimation;
import org.vivarium.engine.gfx.picture.PictureSystem;
import org.vivarium.engine.gfx.screen.ScreenSystem;
import org.vivarium.engine.gfx.weather.WeatherSystem;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.text.message.MessageSystem;

/** The parts of a map frame between the vehicles and the foreground, of a running game. */
final class GameMapEffects implements MapEffects {
    private final GameState state;
    private final PictureSystem pictures;
    private final MessageSystem messages;
    private MapAnimation animation;

    GameMapEffects(Engine engine, PictureSystem pictures, MessageSystem messages) {
        state = engine.state;
        this.pictures = pictures;
        this.messages = messages;
    }

    void serve(MapAnimation newAnimation) {
        animation = newAnimation;
    }

    @Override
    public void updateMessages() {
        messages.update();
    }

    @Override
    public void updateTimers() {
        boolean first = TimerRules.tick(state.party.timer1, false);
        boolean second = TimerRules.tick(state.party.timer2, false);
        if (first || second) {
            state.map.needRefresh = true;
        }
    }

    @Override
    public void updateScreen() {
        ScreenSystem.update(state.screen);
        WeatherSystem.update(state.screen.weather, state.random);
        animation.update();
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
        messages.mapChanged();
        for (int i = 0; i < state.foreground.stack.size(); i++) {
            state.foreground.stack.get(i).eventId = 0;
        }
    }
}
