package org.vivarium.engine.event;

/** The functions expressions can call (spec interpreter 21.4). */
final class ManiacFunctions {

    private final EventSystems systems;
    private final ManiacMath math = new ManiacMath();

    /** Set once: operands and expressions need each other. */
    private VariableOperands operands;

    ManiacFunctions(EventSystems systems) {
        this.systems = systems;
    }

    void use(VariableOperands values) {
        operands = values;
    }

    int call(Interpreter i, int function, int[] a) {
        return switch (function) {
            case 0 -> systems.state.random.between(at(a, 0), at(a, 1));
            case 1 -> operands.item(at(a, 0), at(a, 1));
            case 2 -> operands.character(i, at(a, 0), at(a, 1));
            case 3 -> operands.actor(i, systems.state.actor(at(a, 0)), at(a, 1));
            case 4 -> operands.actor(i, ManiacExpression.member(systems.state, at(a, 0)), at(a, 1));
            case 5 -> operands.enemy(at(a, 0), at(a, 1));
            case 6 -> operands.other(i, at(a, 0));
            case 7 -> math.power(at(a, 0), at(a, 1));
            case 8 -> math.squareRoot(at(a, 0), at(a, 1));
            case 9 -> math.sine(at(a, 0), at(a, 1), at(a, 2));
            case 10 -> math.cosine(at(a, 0), at(a, 1), at(a, 2));
            case 11 -> math.arcTangent(at(a, 0), at(a, 1), at(a, 2));
            case 12 -> Math.min(at(a, 0), at(a, 1));
            case 13 -> Math.max(at(a, 0), at(a, 1));
            case 14 -> Math.abs(at(a, 0));
            case 15 -> Math.max(at(a, 1), Math.min(at(a, 2), at(a, 0)));
            case 16 -> math.multiplyDivide(at(a, 0), at(a, 1), at(a, 2));
            case 17 -> math.divideMultiply(at(a, 0), at(a, 1), at(a, 2));
            case 18 -> at(a, 0) >= at(a, 1) && at(a, 0) <= at(a, 2) ? 1 : 0;
            default -> 0;
        };
    }

    private static int at(int[] arguments, int index) {
        return index < arguments.length ? arguments[index] : 0;
    }
}
