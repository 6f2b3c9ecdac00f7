package org.vivarium.engine.event;

import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.GlobalSaveState;

/**
 * Switches and variables shared by all saves (Maniac Patch, spec event-commands 3016): opened from
 * and saved to a file of their own, copied to and from the game's.
 */
final class GlobalSaveCommand {

    private static final int OPEN = 0;
    private static final int CLOSE = 1;
    private static final int SAVE = 2;
    private static final int SAVE_AND_CLOSE = 3;
    private static final int TO_GAME = 4;
    private static final int FROM_GAME = 5;
    private static final int MAX_COUNT = 100_000;

    private final EventSystems systems;
    private final GlobalSaveState global;

    private GlobalSaveCommand(EventSystems systems) {
        this.systems = systems;
        this.global = systems.state.global;
    }

    static void register(HandlerTable table, EventSystems systems) {
        table.add(3016, new GlobalSaveCommand(systems)::control);
    }

    private Outcome control(Interpreter i) {
        if (!i.dialect().maniac()) {
            return Outcome.NEXT;
        }
        switch (i.p(0)) {
            case OPEN -> open();
            case CLOSE -> global.open = false;
            case SAVE, SAVE_AND_CLOSE -> {
                if (global.open) {
                    systems.saves().side().writeGlobal();
                    global.open = i.p(0) == SAVE;
                }
            }
            case TO_GAME, FROM_GAME -> {
                if (global.open) {
                    copy(i);
                }
            }
            default -> i.warn(EventFault.BAD_PARAMETER, i.p(0));
        }
        return Outcome.NEXT;
    }

    private void open() {
        if (!global.open) {
            systems.saves().side().readGlobal();
            global.open = true;
        }
    }

    private void copy(Interpreter i) {
        GameState state = systems.state;
        int inGame = i.packed(1, 0, i.p(3));
        int shared = i.packed(1, 1, i.p(4));
        int count = Math.clamp(i.packed(1, 2, i.p(5)), 0, MAX_COUNT);
        boolean switches = i.p(2) == 0;
        for (int n = 0; n < count; n++) {
            if (i.p(0) == TO_GAME && switches) {
                state.switches.set(inGame + n, global.on(shared + n));
            } else if (i.p(0) == TO_GAME) {
                state.variables.set(inGame + n, global.variable(shared + n));
            } else if (switches) {
                global.turn(shared + n, state.switches.get(inGame + n));
            } else {
                global.setVariable(shared + n, state.variables.get(inGame + n));
            }
        }
        if (i.p(0) == TO_GAME) {
            i.requestRefresh();
        }
    }
}
