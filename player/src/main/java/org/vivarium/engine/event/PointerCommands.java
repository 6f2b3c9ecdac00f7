package org.vivarium.engine.event;

import org.vivarium.engine.state.InputState;

/** Where the mouse pointer is, in pixels of the game (Maniac Patch, event-commands 3005, 3006). */
final class PointerCommands {

    private PointerCommands() {}

    static void register(HandlerTable table) {
        table.add(3005, PointerCommands::get);
        table.add(3006, PointerCommands::set);
    }

    private static Outcome get(Interpreter i) {
        if (i.dialect().maniac()) {
            InputState input = i.state().input;
            i.state().variables.set(i.p(0), input.pointerX);
            i.state().variables.set(i.p(1), input.pointerY);
            i.variableWritten(i.p(0));
            i.variableWritten(i.p(1));
        }
        return Outcome.NEXT;
    }

    private static Outcome set(Interpreter i) {
        if (i.dialect().maniac()) {
            i.state().input.pointerX = i.packed(0, 0, i.p(1));
            i.state().input.pointerY = i.packed(0, 1, i.p(2));
        }
        return Outcome.NEXT;
    }
}
