package org.vivarium.engine.debug;

import org.vivarium.control.StepKind;
import org.vivarium.engine.event.Interpreter;
import org.vivarium.engine.state.InterpreterState;

/** How far the event that stood still last goes on before it stops again. */
final class Stepping {

    /** Null for no step. */
    private StepKind step;

    /** Before the next command of any event. */
    private boolean next;

    /** The interpreter that is stepped through, and its depth of calls when the step began. */
    private InterpreterState stepped;

    private int depth;

    /** An event stands still there: steps begin from it. */
    void standsAt(StopPlace place) {
        stepped = place.run();
        depth = place.depth();
        clear();
    }

    void begin(StepKind kind) {
        step = kind;
    }

    void stopNext() {
        next = true;
    }

    void clear() {
        step = null;
        next = false;
    }

    boolean isEmpty() {
        return step == null && !next;
    }

    /** Whether the step ends before the interpreter's command. */
    boolean endsAt(Interpreter i) {
        return next || step != null && i.run() == stepped && ends(i.run().stack.size());
    }

    private boolean ends(int now) {
        return switch (step) {
            case INTO -> true;
            case OVER -> now <= depth;
            case OUT -> now < depth;
        };
    }
}
