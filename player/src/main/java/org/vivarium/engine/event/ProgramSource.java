package org.vivarium.engine.event;

import org.vivarium.model.event.CommandList;

/** Finds the command list behind a reference in the game's files. */
@FunctionalInterface
public interface ProgramSource {

    /** The decoded list; {@link CommandList#EMPTY} for an empty one, null when it doesn't exist. */
    CommandList find(ProgramRef ref);
}
