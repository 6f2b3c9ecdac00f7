package org.vivarium.engine.event;

/** Carries out one command for one interpreter; a stateless method of its domain's class. */
@FunctionalInterface
public interface CommandHandler {

    /** Reads its parameters from the interpreter's current command and changes the game's state. */
    Outcome run(Interpreter interpreter);
}
