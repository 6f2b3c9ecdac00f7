package org.vivarium.control;

import org.vivarium.model.Address;

/**
 * A request to a game's debugger: where events are to stop, how they go on, which switches and
 * variables to keep a log of. Served between two frames, and in the middle of one while an event
 * stands still.
 */
public sealed interface DebugRequest extends Request {

    /**
     * Stops events before a command, or no longer.
     *
     * @param command address of a command of a map's page, a common event or a troop's page
     */
    record Break(Address command, boolean on) implements DebugRequest {}

    /** Forgets all places events stop at. */
    record ClearBreaks() implements DebugRequest {}

    /** Stops before the next command of any event. */
    record BreakNext() implements DebugRequest {}

    /** Lets the event that stands still go on to its next stop. */
    record Step(StepKind kind) implements DebugRequest {}

    /** Lets events run until the next place to stop at. */
    record Continue() implements DebugRequest {}

    /** Keeps a log of who writes a variable, or no longer. */
    record WatchVariable(int id, boolean on) implements DebugRequest {}

    /** Keeps a log of who turns a switch, or no longer. */
    record WatchSwitch(int id, boolean on) implements DebugRequest {}
}
