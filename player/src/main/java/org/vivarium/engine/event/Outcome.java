package org.vivarium.engine.event;

/** What the step loop does after a command (spec interpreter 3.1 steps 12 to 14). */
public enum Outcome {

    /** Done; go on with the next command, or where the command jumped to. */
    NEXT,

    /** Done; go on, but not in this frame. */
    STOP,

    /** Not done: the same command is tried again in the next update and costs nothing. */
    BLOCKED
}
