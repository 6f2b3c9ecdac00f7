package org.vivarium.control;

import java.util.List;
import org.vivarium.model.Address;

/**
 * A request to a game's debugger: where events are to stop, how they go on or back, which values to
 * keep a log of. Served between two frames, and in the middle of one while an event stands still.
 */
public sealed interface DebugRequest extends Request {

    /**
     * Stops events before a command. One that stands there already is replaced.
     *
     * @param command address of a command of a map's page, a common event or a troop's page
     * @param condition must hold for a stop
     * @param every stops every so many times the command is come to and the condition holds, from 1
     */
    record Break(Address command, Condition condition, int every) implements DebugRequest {
        public Break(Address command) {
            this(command, Condition.ALWAYS, 1);
        }
    }

    /** Stops events before that command no longer. */
    record Unbreak(Address command) implements DebugRequest {}

    /** Forgets all places events stop at. */
    record ClearBreaks() implements DebugRequest {}

    /** Stops before the next command of any event. */
    record BreakNext() implements DebugRequest {}

    /** Lets the event that stands still go on to its next stop. */
    record Step(StepKind kind) implements DebugRequest {}

    /** Goes back from where an event stands still to an earlier command. */
    record Back(BackKind kind) implements DebugRequest {}

    /** Goes to a moment of the last minute, and stops there. */
    record GoTo(CommandTime time) implements DebugRequest {}

    /** Lets events run until the next place to stop at. */
    record Continue() implements DebugRequest {}

    /**
     * Keeps a log of who writes a value.
     *
     * @param stops whether events also stop after each write
     */
    record Watch(Watchable value, boolean stops) implements DebugRequest {}

    /** Keeps a log of a value no longer; what is in it about this value goes. */
    record Unwatch(Watchable value) implements DebugRequest {}

    /**
     * Stops events when one of these conditions comes to hold; replaces those asked for before.
     *
     * @param conditions at most {@link #MOST_CONDITIONS}
     */
    record StopWhen(List<Condition> conditions) implements DebugRequest {
        public static final int MOST_CONDITIONS = 64;

        public StopWhen {
            conditions = List.copyOf(conditions);
        }
    }

    /** Adds to the log the writes of the last minute, whether anybody watched then or not. */
    record FindWrites() implements DebugRequest {}

    /** Ends looking through the past. */
    record CancelSearch() implements DebugRequest {}
}
