package org.vivarium.engine.event;

/**
 * What the interpreter's inner loop does for a command. The first few are worked off in the loop
 * itself; {@link #CALL} and above name a handler in the {@link HandlerTable}.
 */
public final class Op {

    /** Blank lines, comments, labels, ends of blocks. */
    public static final int NOTHING = 0;

    /** Go to the target: loop ends, breaks, label jumps. */
    public static final int JUMP = 1;

    /** A loop end whose start is missing: never moves on (spec interpreter 4.5). */
    public static final int STUCK = 2;

    /** A branch marker: its body runs if the slot holds the marker's value (spec 4.2). */
    public static final int MARKER = 3;

    /** A marker that only the map knows; in battle its body simply runs (spec 4.4). */
    public static final int MAP_MARKER = 4;

    /** A marker that only battles know. */
    public static final int BATTLE_MARKER = 5;

    public static final int BRANCH_SWITCH = 6;
    public static final int BRANCH_VARIABLE = 7;
    public static final int SET_SWITCH = 8;
    public static final int SET_VARIABLE_CONSTANT = 9;
    public static final int SET_VARIABLE_VARIABLE = 10;

    /** First op that is a handler; the handler's number is the rest. */
    public static final int CALL = 16;

    private Op() {}
}
