package org.vivarium.control;

/** How far an event that stands still goes on. */
public enum StepKind {
    /** To its next command, into a list it calls. */
    INTO,

    /** To the next command of the same list, or of the one that called it. */
    OVER,

    /** Back into the list that called this one; the outermost list runs on. */
    OUT
}
