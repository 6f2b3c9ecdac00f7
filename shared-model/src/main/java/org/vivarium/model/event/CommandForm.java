package org.vivarium.model.event;

import java.util.List;

/** One way a command is read and printed, and the condition under which it is. */
public record CommandForm(List<Condition> conditions, List<FormPiece> pieces) {

    /** Parameter {@code parameter} equals {@code value}; parameter -1: the command has a text. */
    public record Condition(int parameter, int value) {

        static final int TEXT = -1;

        boolean holds(CommandList list, int command) {
            return parameter == TEXT
                    ? list.hasText(command)
                    : list.parameter(command, parameter) == value;
        }
    }

    boolean matches(CommandList list, int command) {
        for (Condition condition : conditions) {
            if (!condition.holds(list, command)) {
                return false;
            }
        }
        return true;
    }
}
