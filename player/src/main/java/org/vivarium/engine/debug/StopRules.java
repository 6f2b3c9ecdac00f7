package org.vivarium.engine.debug;

import java.util.List;
import org.vivarium.control.Condition;
import org.vivarium.engine.event.Interpreter;
import org.vivarium.telemetry.snapshot.DebuggerSnapshot.Reason;

/**
 * Tells whether events stop before a command: there is a breakpoint, a watched value was written,
 * or a condition has come to hold that didn't before the last command.
 */
final class StopRules {
    private final Breakpoints breaks;
    private final Watches watches;
    private final Values values;
    private List<Condition> conditions = List.of();
    private boolean[] held = {};
    private int condition;

    StopRules(Breakpoints breaks, Watches watches, Values values) {
        this.breaks = breaks;
        this.watches = watches;
        this.values = values;
    }

    /** The same rules over another engine's watches and values. */
    StopRules over(Watches otherWatches, Values otherValues) {
        StopRules copy = new StopRules(breaks, otherWatches, otherValues);
        copy.conditions(conditions);
        return copy;
    }

    void conditions(List<Condition> wanted) {
        conditions = wanted;
        held = new boolean[wanted.size()];
        settle();
    }

    /** The state was replaced: what holds now has not come to hold. */
    void settle() {
        for (int n = 0; n < held.length; n++) {
            held[n] = values.holds(conditions.get(n));
        }
    }

    boolean isEmpty() {
        return breaks.isEmpty() && conditions.isEmpty();
    }

    /**
     * Why events stop before the interpreter's command, or null; counts that it was come to.
     *
     * @param again the command was tried before and had to wait
     */
    Reason reason(Interpreter i, boolean again) {
        boolean breakpoint = !again && breaks.hit(i.program().ref(), i.command(), values);
        return reason(breakpoint);
    }

    /** As {@link #reason(Interpreter, boolean)}, without regard to how often it was come to. */
    Reason pastReason(Interpreter i, boolean again) {
        boolean breakpoint = !again && breaks.matches(i.program().ref(), i.command(), values);
        return reason(breakpoint);
    }

    private Reason reason(boolean breakpoint) {
        boolean written = watches.takeStop();
        boolean came = cameToHold();
        return breakpoint
                ? Reason.BREAKPOINT
                : written ? Reason.WRITE : came ? Reason.CONDITION : null;
    }

    private boolean cameToHold() {
        boolean came = false;
        for (int n = 0; n < held.length; n++) {
            boolean holds = values.holds(conditions.get(n));
            if (holds && !held[n]) {
                came = true;
                condition = n;
            }
            held[n] = holds;
        }
        return came;
    }

    /** The condition that came to hold last. */
    int condition() {
        return condition;
    }
}
