package org.vivarium.engine.event;

import org.vivarium.engine.state.CharacterState;
import org.vivarium.engine.state.GameState;

/** The characters commands name by number (spec interpreter 0.3). */
public final class Characters {

    public static final int HERO = 10001;
    public static final int BOAT = 10002;
    public static final int AIRSHIP = 10004;
    public static final int THIS_EVENT = 10005;

    private Characters() {}

    /** The character, or null where there is none on this map. */
    public static CharacterState find(GameState state, int id, int thisEvent) {
        if (id == HERO) {
            return state.hero;
        }
        if (id >= BOAT && id <= AIRSHIP) {
            return state.vehicles[id - BOAT];
        }
        return state.map.event(id == THIS_EVENT ? thisEvent : id);
    }
}
