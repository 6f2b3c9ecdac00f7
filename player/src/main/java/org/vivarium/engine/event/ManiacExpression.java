package org.vivarium.engine.event;

import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.GameState;

/**
 * Expressions of the Maniac Patch: bytes in prefix notation, four to a parameter, the lowest first
 * (spec interpreter 21.4). Both branches of a choice are always evaluated.
 */
final class ManiacExpression {

    private static final int MAX_DEPTH = 200;
    private static final int FIRST_ASSIGNMENT = 34;
    private static final int LAST_ASSIGNMENT = 44;
    private static final int FIRST_ARITHMETIC = 48;
    private static final int LAST_ARITHMETIC = 57;
    private static final int FIRST_COMPARISON = 58;
    private static final int LAST_COMPARISON = 63;

    /** Operations of {@link Arithmetic} in the order of the bytes. */
    private static final int[] OPERATIONS = {
        Arithmetic.ADD,
        Arithmetic.SUBTRACT,
        Arithmetic.MULTIPLY,
        Arithmetic.DIVIDE,
        Arithmetic.REMAINDER,
        Arithmetic.OR,
        Arithmetic.AND,
        Arithmetic.XOR,
        Arithmetic.SHIFT_LEFT,
        Arithmetic.SHIFT_RIGHT
    };

    private final GameState state;
    private final ManiacFunctions functions;
    private Interpreter interpreter;
    private int firstWord;
    private int position;
    private int end;

    ManiacExpression(EventSystems systems) {
        state = systems.state;
        functions = new ManiacFunctions(systems);
    }

    void use(VariableOperands operands) {
        functions.use(operands);
    }

    /**
     * Evaluates the expression whose length in words is one parameter and that starts at another.
     */
    int evaluate(Interpreter i, int lengthParameter, int firstParameter) {
        return evaluateWords(i, i.p(lengthParameter), firstParameter);
    }

    int evaluateWords(Interpreter i, int words, int firstParameter) {
        interpreter = i;
        firstWord = firstParameter;
        position = 0;
        end = Math.clamp(words, 0, i.parameterCount() - firstParameter) * 4;
        return next(0);
    }

    private int readByte() {
        if (position >= end) {
            return 0;
        }
        int word = interpreter.p(firstWord + position / 4);
        return word >>> 8 * (position++ % 4) & 0xFF;
    }

    private int readNumber(int bytes) {
        int value = 0;
        for (int n = 0; n < bytes; n++) {
            value |= readByte() << 8 * n;
        }
        return value;
    }

    private int next(int depth) {
        if (depth > MAX_DEPTH || position >= end) {
            return 0;
        }
        int op = readByte();
        if (op >= FIRST_ASSIGNMENT && op <= LAST_ASSIGNMENT) {
            return assign(op - FIRST_ASSIGNMENT, depth);
        }
        if (op >= FIRST_ARITHMETIC && op <= LAST_ARITHMETIC) {
            int left = next(depth + 1);
            return arithmetic(OPERATIONS[op - FIRST_ARITHMETIC], left, next(depth + 1));
        }
        if (op >= FIRST_COMPARISON && op <= LAST_COMPARISON) {
            int left = next(depth + 1);
            int right = next(depth + 1);
            return Comparison.test(op - FIRST_COMPARISON, left, right) ? 1 : 0;
        }
        return switch (op) {
            case 1, 4 -> (byte) readNumber(1);
            case 2, 5 -> (short) readNumber(2);
            case 3, 6 -> readNumber(4);
            case 8 -> state.variables.get(next(depth + 1));
            case 9 -> state.switches.get(next(depth + 1)) ? 1 : 0;
            case 13 -> state.variables.get(state.variables.get(next(depth + 1)));
            case 14 -> state.switches.get(state.variables.get(next(depth + 1))) ? 1 : 0;
            case 24 -> Arithmetic.saturate(-(long) next(depth + 1));
            case 25 -> next(depth + 1) != 0 ? 1 : 0;
            case 26 -> ~next(depth + 1);
            case 64 -> {
                int left = next(depth + 1);
                int right = next(depth + 1);
                yield left != 0 || right != 0 ? 1 : 0;
            }
            case 65 -> {
                int left = next(depth + 1);
                int right = next(depth + 1);
                yield left != 0 && right != 0 ? 1 : 0;
            }
            case 72 -> {
                int condition = next(depth + 1);
                int then = next(depth + 1);
                int otherwise = next(depth + 1);
                yield condition != 0 ? then : otherwise;
            }
            case 78 -> call(depth);
            default -> 0;
        };
    }

    private static int arithmetic(int operation, int left, int right) {
        boolean divides = operation == Arithmetic.DIVIDE || operation == Arithmetic.REMAINDER;
        return divides && right == 0 ? left : Arithmetic.apply(operation, left, right);
    }

    /** An assignment in place; its left side is a variable or a switch, direct or indirect. */
    private int assign(int operation, int depth) {
        int target = readByte();
        int id = next(depth + 1);
        if (target == 13 || target == 14) {
            id = state.variables.get(id);
        }
        int right = next(depth + 1);
        boolean isSwitch = target == 9 || target == 14;
        int old = isSwitch ? state.switches.get(id) ? 1 : 0 : state.variables.get(id);
        int value = operation == 0 ? right : arithmetic(OPERATIONS[operation - 1], old, right);
        if (isSwitch) {
            state.switches.set(id, value != 0);
            interpreter.switchWritten(id);
        } else {
            state.variables.set(id, value);
            interpreter.variableWritten(id);
        }
        return value;
    }

    private int call(int depth) {
        int function = readByte();
        int count = readByte();
        int[] arguments = new int[count];
        for (int n = 0; n < count; n++) {
            arguments[n] = next(depth + 1);
        }
        return functions.call(interpreter, function, arguments);
    }

    /** An actor's property, as operands and functions read it. */
    static ActorState member(GameState state, int index) {
        return index >= 0 && index < state.party.size
                ? state.actor(state.party.members[index])
                : null;
    }
}
