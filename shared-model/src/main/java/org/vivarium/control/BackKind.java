package org.vivarium.control;

/** How far to go back from where an event stands still. */
public enum BackKind {
    /** To the command that ran before, whichever event's it was. */
    INTO,

    /** To the command before of the same list, or of the one that called it. */
    OVER,

    /** To where a breakpoint or a watched write would have stopped events last. */
    STOP
}
