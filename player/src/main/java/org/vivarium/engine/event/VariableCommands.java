package org.vivarium.engine.event;

import org.vivarium.engine.state.VariablesState;

/** Control variables with every target and operand (spec interpreter 8). */
final class VariableCommands {

    private static final int ONE = 0;
    private static final int RANGE = 1;
    private static final int INDIRECT = 2;
    private static final int INDIRECT_RANGE = 3;
    private static final int EXPRESSION = 4;
    private static final int LAST_PLAIN_OPERATION = Arithmetic.REMAINDER;
    private static final int LAST_OPERATION = Arithmetic.SHIFT_RIGHT;

    private final VariableOperands operands;

    private VariableCommands(VariableOperands operands) {
        this.operands = operands;
    }

    static void register(HandlerTable table, VariableOperands operands) {
        table.add(CommandCode.VARIABLES, new VariableCommands(operands)::control);
    }

    private Outcome control(Interpreter i) {
        int operation = i.p(3);
        int highest = i.dialect().maniac() ? LAST_OPERATION : LAST_PLAIN_OPERATION;
        if (operation < 0 || operation > highest || !operands.exists(i)) {
            return Outcome.NEXT;
        }
        int first;
        int last;
        switch (i.p(0)) {
            case ONE -> {
                first = i.p(1);
                last = first;
            }
            case RANGE -> {
                first = i.p(1);
                last = i.p(2);
            }
            case INDIRECT -> {
                first = i.value(1, i.p(1));
                last = first;
            }
            case INDIRECT_RANGE -> {
                if (!i.dialect().maniac()) {
                    return Outcome.NEXT;
                }
                first = i.value(1, i.p(1));
                last = i.value(1, i.p(2));
            }
            case EXPRESSION -> {
                if (!i.dialect().maniac()) {
                    return Outcome.NEXT;
                }
                first = operands.targetExpression(i);
                last = first;
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
        write(i, operation, first, last);
        return Outcome.NEXT;
    }

    private void write(Interpreter i, int operation, int first, int last) {
        VariablesState variables = i.state().variables;
        if (first == last) {
            int operand = operands.value(i);
            variables.set(first, Arithmetic.apply(operation, variables.get(first), operand));
            if (operands.readsClock(i)) {
                variables.markClocked(first);
            }
            i.variableWritten(first);
            return;
        }
        if (first > last) {
            return;
        }
        boolean each = operands.readForEachTarget(i);
        int operand = each ? 0 : operands.value(i);
        for (int id = Math.max(1, first); id <= last; id++) {
            if (each) {
                operand = operands.value(i);
            }
            variables.set(id, Arithmetic.apply(operation, variables.get(id), operand));
        }
        i.requestRefresh();
    }
}
