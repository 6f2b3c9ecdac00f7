package org.vivarium.engine.debug;

import org.vivarium.engine.event.ProgramRef;
import org.vivarium.telemetry.snapshot.WriteSnapshot;

/**
 * Who wrote a value.
 *
 * @param source ordinal of the list's kind, or one of the constants of {@link WriteSnapshot}
 * @param list null when it was no event's
 * @param line of the command, from 0
 * @param scene in words
 */
record Writer(int source, ProgramRef list, int line, String scene) {

    static Writer event(ProgramRef list, int line, String scene) {
        return new Writer(list.kind().ordinal(), list, line, scene);
    }

    /** A menu, a battle, the map itself. */
    static Writer noEvent(String scene) {
        return new Writer(WriteSnapshot.NO_EVENT, null, 0, scene);
    }

    static Writer hand(String scene) {
        return new Writer(WriteSnapshot.BY_HAND, null, 0, scene);
    }
}
