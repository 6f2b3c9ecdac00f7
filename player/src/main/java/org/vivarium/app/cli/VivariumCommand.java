package org.vivarium.app.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;

/** The root of the command line; every subcommand is one class listed here. */
@Command(
        name = "vivarium",
        mixinStandardHelpOptions = true,
        versionProvider = VivariumCommand.Version.class,
        description = "Plays RPG Maker 2000 and 2003 games and lets you watch them live.",
        subcommands = {
            CommandsCommand.class,
            PlayCommand.class,
            RunCommand.class,
            TourCommand.class,
        })
public final class VivariumCommand implements Runnable {
    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    public static CommandLine commandLine() {
        return new CommandLine(new VivariumCommand())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionExceptionHandler(new Faults());
    }

    @Override
    public void run() {
        spec.commandLine().usage(System.out);
    }

    static String version() {
        String version = VivariumCommand.class.getPackage().getImplementationVersion();
        return version == null ? "(built from source)" : version;
    }

    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"Vivarium " + version()};
        }
    }
}
