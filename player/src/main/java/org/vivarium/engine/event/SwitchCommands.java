package org.vivarium.engine.event;

import org.vivarium.engine.state.SwitchesState;

/** Control switches over ranges and indirect targets (spec interpreter 8.8). */
final class SwitchCommands {

    private static final int RANGE = 1;
    private static final int INDIRECT = 2;
    private static final int INDIRECT_RANGE = 3;
    private static final int ON = 0;
    private static final int OFF = 1;

    private SwitchCommands() {}

    static void register(HandlerTable table) {
        table.add(CommandCode.SWITCHES, SwitchCommands::control);
    }

    private static Outcome control(Interpreter i) {
        int first = i.p(1);
        int last = i.p(2);
        switch (i.p(0)) {
            case RANGE -> {}
            case INDIRECT -> {
                first = i.value(1, first);
                last = first;
            }
            case INDIRECT_RANGE -> {
                if (!i.dialect().maniac()) {
                    return Outcome.NEXT;
                }
                first = i.value(1, first);
                last = i.value(1, last);
            }
            default -> {
                return Outcome.NEXT;
            }
        }
        if (first > last && i.dialect().maniac()) {
            int swapped = first;
            first = last;
            last = swapped;
        }
        write(i, first, last);
        return Outcome.NEXT;
    }

    private static void write(Interpreter i, int first, int last) {
        SwitchesState switches = i.state().switches;
        int operation = i.p(3);
        for (int id = Math.max(1, first); id <= last; id++) {
            switches.set(id, operation == ON || operation != OFF && !switches.get(id));
        }
        if (first == last) {
            i.switchWritten(first);
        } else if (first < last) {
            i.requestRefresh();
        }
    }
}
