package org.vivarium.engine.event;

import org.vivarium.engine.state.InterpreterState;

/** Waiting, for time or for keys (spec interpreter 6, 9). */
final class WaitCommands {

    private static final int FRAMES = 256;

    private final EventSystems systems;

    private WaitCommands(EventSystems systems) {
        this.systems = systems;
    }

    static void register(HandlerTable table, EventSystems systems) {
        WaitCommands commands = new WaitCommands(systems);
        table.add(11410, commands::waitTime);
        table.add(11610, commands::keyInput);
    }

    private Outcome waitTime(Interpreter i) {
        int kind = i.dialect().is2003() ? i.p(1) : 0;
        if (i.dialect().maniac() && kind == FRAMES) {
            i.waitFrames(i.value(i.p(2), i.p(0)));
            return Outcome.NEXT;
        }
        if (kind == 0) {
            i.waitTenths(i.value(i.dialect().maniac() ? i.p(2) : 0, i.p(0)));
            return Outcome.NEXT;
        }
        if (systems.messages.active()) {
            return Outcome.BLOCKED;
        }
        i.run().waitKey = true;
        return Outcome.STOP;
    }

    private Outcome keyInput(Interpreter i) {
        int variable = i.p(0);
        int keys = KeyLayout.groups(i);
        if (i.p(1) == 0) {
            store(i, variable, i.keys().held(keys));
            return Outcome.NEXT;
        }
        store(i, variable, 0);
        if (systems.messages.active()) {
            return Outcome.BLOCKED;
        }
        InterpreterState run = i.run();
        run.keyInput = true;
        run.keyMask = keys;
        run.keyVariable = variable;
        run.keyTimed = KeyLayout.timed(i);
        run.keyTimeVariable = i.p(7);
        run.keyFrames = 0;
        systems.state.input.clearTriggers();
        return Outcome.STOP;
    }

    private void store(Interpreter i, int variable, int value) {
        systems.state.variables.set(variable, value);
        i.variableWritten(variable);
    }
}
