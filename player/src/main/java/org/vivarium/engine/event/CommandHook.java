package org.vivarium.engine.event;

/**
 * Asked before each command while somebody watches: breakpoints and single steps. It may hold the
 * engine thread and serve requests meanwhile. Without one installed the step loop pays nothing.
 */
@FunctionalInterface
public interface CommandHook {

    /** The interpreter is about to run its current command. */
    void before(Interpreter interpreter);

    /** An interpreter's update is over. */
    default void updated(Interpreter interpreter) {}
}
