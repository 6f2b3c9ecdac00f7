package org.vivarium.engine.gfx.command;

import org.vivarium.engine.state.CharacterState;
import org.vivarium.engine.state.EventState;
import org.vivarium.engine.state.GameState;

/**
 * The characters that command parameters name: 10001 the hero, 10002 to 10004 vehicles, 10005 this
 * event, else an event.
 */
public final class CharacterTargets {
    public static final int HERO = 10001;
    public static final int FIRST_VEHICLE = 10002;
    public static final int THIS_EVENT = 10005;

    private CharacterTargets() {}

    /** The character, or null when there is none of that number on this map. */
    public static CharacterState find(GameState state, int id, int thisEvent) {
        if (id == HERO) {
            return state.hero;
        }
        if (id >= FIRST_VEHICLE && id < FIRST_VEHICLE + GameState.VEHICLES) {
            return state.vehicles[id - FIRST_VEHICLE];
        }
        int event = id == THIS_EVENT ? thisEvent : id;
        for (int i = 0; i < state.map.events.size(); i++) {
            EventState e = state.map.events.get(i);
            if (e.id == event) {
                return e;
            }
        }
        return null;
    }
}
