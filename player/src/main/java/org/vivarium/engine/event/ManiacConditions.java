package org.vivarium.engine.event;

import java.util.Locale;
import org.vivarium.engine.state.GameState;

/** Kinds 12 to 16 of "Branch" with the Maniac Patch (spec interpreter 21.3). */
final class ManiacConditions {

    private static final int IGNORE_CASE = 0x100;

    private final GameState state;
    private final ManiacExpression expression;

    ManiacConditions(EventSystems systems, ManiacExpression expression) {
        this.state = systems.state;
        this.expression = expression;
    }

    boolean holds(Interpreter i) {
        return switch (i.p(0)) {
            case 12 -> program(i.p(1));
            case 13 -> state.switches.get(state.variables.get(i.p(1))) == (i.p(2) == 0);
            case 14 ->
                    Comparison.test(
                            i.p(4),
                            state.variables.get(state.variables.get(i.p(1))),
                            i.value(i.p(2), i.p(3)));
            case 15 -> strings(i);
            case 16 -> expression.evaluateWords(i, i.parameterCount() - 6, 6) != 0;
            default -> false;
        };
    }

    /** The window has the focus and files can be written, for all a game can know. */
    private static boolean program(int what) {
        return what == 2 || what == 3;
    }

    private boolean strings(Interpreter i) {
        int left = i.p(2);
        String a = state.strings.get((i.p(1) & 15) == 0 ? left : state.variables.get(left));
        String b =
                switch (i.p(1) >> 4 & 15) {
                    case 1 -> state.strings.get(i.p(3));
                    case 2 -> state.strings.get(state.variables.get(i.p(3)));
                    default -> i.text();
                };
        if ((i.p(4) & IGNORE_CASE) != 0) {
            a = a.toLowerCase(Locale.ROOT);
            b = b.toLowerCase(Locale.ROOT);
        }
        return switch (i.p(4) & 3) {
            case 0 -> a.equals(b);
            case 1 -> !a.equals(b);
            case 2 -> a.contains(b);
            default -> !a.contains(b);
        };
    }
}
