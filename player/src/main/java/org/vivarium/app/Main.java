package org.vivarium.app;

import org.vivarium.app.cli.VivariumCommand;

/**
 * Where the JVM starts. Deliberately not a JavaFX Application: a run without a window never loads
 * the toolkit.
 */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        System.exit(VivariumCommand.commandLine().execute(args));
    }
}
