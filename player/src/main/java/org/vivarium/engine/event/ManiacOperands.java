package org.vivarium.engine.event;

import java.time.LocalDateTime;
import java.time.ZoneOffset;
import org.vivarium.engine.state.GameState;

/** Operands 9 to 21 of "Control variables" with the Maniac Patch (spec interpreter 21.2). */
final class ManiacOperands {

    private static final int PATCH_VERSION = 200_000;
    private static final int FRAMES_PER_SECOND = 60;

    private final VariableOperands plain;
    private final GameState state;
    private final ManiacExpression expression;
    private final ManiacMath math = new ManiacMath();

    ManiacOperands(VariableOperands plain, EventSystems systems, ManiacExpression expression) {
        this.plain = plain;
        this.state = systems.state;
        this.expression = expression;
    }

    private static int first(Interpreter i) {
        return i.packed(7, 0, i.p(5));
    }

    private static int second(Interpreter i) {
        return i.packed(7, 1, i.p(6));
    }

    private static int third(Interpreter i) {
        return i.packed(7, 2, i.p(8));
    }

    int value(Interpreter i) {
        return switch (i.p(4)) {
            case 9 -> plain.actor(i, ManiacExpression.member(state, first(i)), i.p(6));
            case 10 -> {
                int id = i.p(6) == 1 ? state.variables.get(i.p(5)) : i.p(5);
                yield state.switches.get(id) ? 1 : 0;
            }
            case 11 -> math.power(first(i), second(i));
            case 12 -> math.squareRoot(first(i), second(i));
            case 13 -> math.sine(first(i), third(i), second(i));
            case 14 -> math.cosine(first(i), third(i), second(i));
            case 15 ->
                    math.arcTangent(
                            i.packed(8, 0, i.p(5)), i.packed(8, 1, i.p(6)), i.packed(8, 2, i.p(7)));
            case 16 -> Math.min(first(i), second(i));
            case 17 -> Math.max(first(i), second(i));
            case 18 -> Math.abs(i.packed(6, 0, i.p(5)));
            case 19 -> binary(i.p(5), i.packed(8, 0, i.p(6)), i.packed(8, 1, i.p(7)));
            case 20 -> choice(i);
            case 21 -> expression.evaluateWords(i, i.p(5), 6);
            default -> 0;
        };
    }

    private static int binary(int operation, int left, int right) {
        boolean divides = operation == Arithmetic.DIVIDE || operation == Arithmetic.REMAINDER;
        return divides && right == 0 ? left : Arithmetic.apply(operation, left, right);
    }

    private static int choice(Interpreter i) {
        boolean holds = Comparison.test(i.p(5), i.packed(10, 0, i.p(6)), i.packed(10, 1, i.p(7)));
        return holds ? i.packed(10, 2, i.p(8)) : i.packed(10, 3, i.p(9));
    }

    /** Date, time, frame counter and the patch's version (spec 8.7). */
    int clock(int property) {
        return switch (property) {
            case 10 -> {
                LocalDateTime now = now();
                yield now.getYear() % 100 * 10_000
                        + now.getMonthValue() * 100
                        + now.getDayOfMonth();
            }
            case 11 -> {
                LocalDateTime now = now();
                yield now.getHour() * 10_000 + now.getMinute() * 100 + now.getSecond();
            }
            case 12 -> state.system.frameCount;
            case 13 -> PATCH_VERSION;
            default -> 0;
        };
    }

    /** The game's own clock: it began with the game and goes on with its frames. */
    private LocalDateTime now() {
        long seconds = state.system.clockStart + state.system.clockFrames / FRAMES_PER_SECOND;
        return LocalDateTime.ofEpochSecond(seconds, 0, ZoneOffset.UTC);
    }
}
