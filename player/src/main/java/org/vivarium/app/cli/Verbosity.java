package org.vivarium.app.cli;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import org.slf4j.LoggerFactory;

/** How much is logged: {@code --verbose} tells what is usually of no interest. */
final class Verbosity {
    private Verbosity() {}

    /** Leaves the logging framework asleep unless it is asked for. */
    static void apply(RunOptions options) {
        if (options.verbose()) {
            ((Logger) LoggerFactory.getLogger("org.vivarium")).setLevel(Level.DEBUG);
        }
    }
}
