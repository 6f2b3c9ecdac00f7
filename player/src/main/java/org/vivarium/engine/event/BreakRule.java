package org.vivarium.engine.event;

/** Which loop a "Break loop" leaves (spec interpreter 4.5). */
public enum BreakRule {

    /** The original's: the one whose end comes next in the list, whatever its nesting. */
    NEXT_LOOP_END,

    /** Maniac Patch: the one around it. */
    NESTING
}
