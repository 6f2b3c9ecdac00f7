package org.vivarium.engine.map;

import org.vivarium.engine.event.EventHost;
import org.vivarium.engine.event.EventSystems;
import org.vivarium.engine.event.Messages;
import org.vivarium.engine.scene.SceneStack;
import org.vivarium.engine.state.GameState;

/** The map as the interpreter's surroundings (spec interpreter 2.4, 2.5, 6.1). */
final class MapHost implements EventHost {
    private final GameState state;
    private final SceneStack scenes;
    private final Messages messages;
    private MapWorld world;
    private EventSystems events;

    MapHost(GameState state, SceneStack scenes, Messages messages) {
        this.state = state;
        this.scenes = scenes;
        this.messages = messages;
    }

    void serve(MapWorld map) {
        world = map;
    }

    /** The systems commands work on, made after the host. */
    void serve(EventSystems systems) {
        events = systems;
    }

    @Override
    public boolean sceneRequested() {
        return scenes.requested();
    }

    @Override
    public boolean messageActive() {
        return messages.active();
    }

    @Override
    public boolean messageOpen() {
        return messages.open();
    }

    @Override
    public boolean mayShowMessage(boolean foreground) {
        return messages.mayShow(foreground);
    }

    @Override
    public void refreshPages() {
        world.eventPages.refresh();
    }

    @Override
    public void foregroundStarted() {
        state.message.face = "";
        state.hero.menuCalled = false;
        state.hero.encounterCalled = false;
    }

    @Override
    public void foregroundEnded(int eventId) {
        state.message.face = "";
        world.triggers.foregroundEnded(eventId);
    }

    @Override
    public boolean battleDecided() {
        return events.battleDecided();
    }
}
