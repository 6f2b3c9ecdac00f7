package org.vivarium.engine.debug;

import org.vivarium.control.CommandTime;
import org.vivarium.control.Watchable;

/**
 * A watched value changed.
 *
 * @param time of the command that wrote it, or when it was seen when no command did
 * @param textBefore of string variables, null for numbers
 */
record Write(
        CommandTime time,
        Watchable value,
        int before,
        int after,
        String textBefore,
        String textAfter,
        Writer by) {

    /** Whether it is the same write, seen again in a frame that ran again. */
    boolean isAgain(Write other) {
        return time.equals(other.time) && value.equals(other.value);
    }
}
