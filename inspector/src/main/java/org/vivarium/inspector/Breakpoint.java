package org.vivarium.inspector;

import org.vivarium.control.Condition;
import org.vivarium.control.DebugRequest;
import org.vivarium.inspector.tables.filter.ConditionParser;
import org.vivarium.inspector.tables.filter.FilterException;
import org.vivarium.model.Address;

/**
 * A command before which events stop.
 *
 * @param on whether they do now
 * @param condition what must hold, as ConditionParser reads it; empty for nothing
 * @param every stops every so many times, from 1
 */
public record Breakpoint(Address command, boolean on, String condition, int every) {
    private static final String SEPARATOR = "\t";

    public Breakpoint(Address command) {
        this(command, true, "", 1);
    }

    public Breakpoint with(boolean switchedOn) {
        return new Breakpoint(command, switchedOn, condition, every);
    }

    /** Whether it stops only sometimes. */
    public boolean isConditional() {
        return !condition.isBlank() || every > 1;
    }

    DebugRequest request() {
        if (!on) {
            return new DebugRequest.Unbreak(command);
        }
        try {
            return new DebugRequest.Break(command, ConditionParser.parse(condition), every);
        } catch (FilterException e) {
            return new DebugRequest.Break(command, Condition.ALWAYS, every);
        }
    }

    /** One line of the user's settings. */
    String toLine() {
        return String.join(SEPARATOR, command.toString(), on ? "1" : "0", every + "", condition);
    }

    /** Reads what {@link #toLine} wrote; null for anything else. */
    static Breakpoint ofLine(String line) {
        String[] parts = line.split(SEPARATOR, 4);
        try {
            return parts.length < 4
                    ? null
                    : new Breakpoint(
                            Address.parse(parts[0]),
                            parts[1].equals("1"),
                            parts[3],
                            Math.max(1, Integer.parseInt(parts[2])));
        } catch (IllegalArgumentException e) {
            return null;
        }
    }
}
