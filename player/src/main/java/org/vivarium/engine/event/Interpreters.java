package org.vivarium.engine.event;

import org.vivarium.engine.state.EventState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.InterpreterState;

/** Finds interpreters again by the number that messages and scenes remember them with. */
public final class Interpreters {

    private Interpreters() {}

    /** The interpreter, or null when its event is gone. */
    public static InterpreterState find(GameState state, int owner) {
        int id = Role.idOfOwner(owner);
        return switch (Role.ofOwner(owner)) {
            case FOREGROUND -> state.foreground;
            case PARALLEL_COMMON_EVENT ->
                    id >= 1 && id <= state.common.size() ? state.common.get(id - 1) : null;
            case PARALLEL_MAP_EVENT -> {
                EventState event = state.map.event(id);
                yield event == null ? null : event.parallel;
            }
            case BATTLE -> state.battleEvents;
        };
    }

    /**
     * Tells the list that asked how it came out: a choice, a battle, a shop, an inn. A list that is
     * gone by now misses it.
     *
     * @param indent the indent of the command that asked
     */
    public static void answer(GameState state, int owner, int indent, int result) {
        InterpreterState run = find(state, owner);
        if (run != null && run.running()) {
            run.stack.last().setSlot(indent, result);
        }
    }

    /** After a battle: an escape that ends the event ends its topmost list (spec 11.4). */
    public static void battleEnded(GameState state, int owner, int indent, BattleResult result) {
        InterpreterState run = find(state, owner);
        if (run == null || !run.running()) {
            return;
        }
        run.stack.last().setSlot(indent, result.slot());
        if (result == BattleResult.ESCAPE && run.abortOnEscape) {
            run.stack.last().index = Integer.MAX_VALUE;
        }
        run.abortOnEscape = false;
    }
}
