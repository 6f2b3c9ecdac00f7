package org.vivarium.engine.event.tier;

import org.vivarium.engine.state.GameState;

/**
 * What compiled code takes for granted and checks on entry: switches and variables up to these ids
 * exist, and variables are clamped to this limit. Ids beyond are left to the interpreter.
 */
public record StateShape(int switches, int variables, int limit) {

    public static StateShape of(GameState state) {
        return new StateShape(
                state.switches.count(), state.variables.count(), state.variables.limit());
    }

    boolean hasSwitch(int id) {
        return id > 0 && id <= switches;
    }

    boolean hasVariable(int id) {
        return id > 0 && id <= variables;
    }
}
