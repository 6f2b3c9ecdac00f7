package org.vivarium.app.cli;

import java.util.Optional;
import org.vivarium.app.shell.DisplayCheck;

/** Refuses a command that needs a window where none can be opened. */
final class WindowNeeded {
    private WindowNeeded() {}

    static void check() throws CannotOpenException {
        Optional<String> problem = DisplayCheck.problem();
        if (problem.isPresent()) {
            throw new CannotOpenException(
                    "no window can be opened: " + problem.get() + "; \"vivarium tour\" needs none");
        }
    }
}
