package org.vivarium.engine.event;

/** Decides which programs are compiled to bytecode, and when (design section 6). */
@FunctionalInterface
public interface ProgramTier {

    /** Compiles nothing. */
    ProgramTier INTERPRETED = program -> program.attentionAt(Long.MAX_VALUE);

    /**
     * The program is about to run and has reached the count it was to be looked at: at first 0. It
     * sets the next one ({@link Program#attentionAt}).
     */
    void reached(Program program);
}
