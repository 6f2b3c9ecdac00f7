package org.vivarium.engine.event;

import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.GameState;

/** The actors a command is about: the party, one, or one named by a variable (spec 10.1). */
final class ActorSelection {

    private static final int PARTY = 0;

    private ActorSelection() {}

    static int size(Interpreter i) {
        if (i.p(0) == PARTY) {
            return i.state().party.size;
        }
        return get(i, 0) == null ? 0 : 1;
    }

    static ActorState get(Interpreter i, int index) {
        GameState state = i.state();
        if (i.p(0) == PARTY) {
            return state.actor(state.party.members[index]);
        }
        int id = i.value(i.p(0) - 1, i.p(1));
        ActorState actor = state.actor(id);
        if (actor == null) {
            i.warn(EventFault.MISSING_ACTOR, id);
        }
        return actor;
    }
}
