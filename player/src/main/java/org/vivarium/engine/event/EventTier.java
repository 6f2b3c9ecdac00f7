package org.vivarium.engine.event;

/** How event programs run. */
public enum EventTier {
    /** Every program by the interpreter. */
    INTERPRETED,

    /** Every program as bytecode from its first run on. */
    COMPILED,

    /** Programs that stay hot as bytecode, compiled beside the engine. */
    AUTO
}
