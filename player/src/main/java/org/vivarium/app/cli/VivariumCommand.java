package org.vivarium.app.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import org.vivarium.app.shell.DisplayCheck;
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
            BenchCommand.class,
            BuildCommand.class,
            CheckCommand.class,
            CommandsCommand.class,
            DiffCommand.class,
            DumpCommand.class,
            InspectCommand.class,
            PackCommand.class,
            PlayCommand.class,
            RefsCommand.class,
            RunCommand.class,
            TourCommand.class,
        })
public final class VivariumCommand implements Callable<Integer> {
    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    public static CommandLine commandLine() {
        var root = new CommandLine(new VivariumCommand());
        FileHelp.tidy(root);
        return root.setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(new UsageErrors())
                .setExecutionExceptionHandler(new Faults());
    }

    @Override
    public Integer call() {
        Optional<String> problem = DisplayCheck.problem();
        problem.ifPresent(
                words -> System.err.println("vivarium: " + words + "; giving a tour without one"));
        return spec.commandLine().execute(problem.isPresent() ? "tour" : "play");
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
