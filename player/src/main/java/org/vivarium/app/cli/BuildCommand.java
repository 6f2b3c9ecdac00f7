package org.vivarium.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.vivarium.app.build.GameBuilder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code build}: a game's folder from text sources. */
@Command(
        name = "build",
        mixinStandardHelpOptions = true,
        description = "Makes a game folder from text sources, as in samples/.")
public final class BuildCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "SOURCES", description = "The folder of the sources.")
    private Path sources;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "OUT",
            description = "The game's folder; out/NAME when absent.")
    private Path out;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        if (Files.isRegularFile(sources)) {
            throw new ParameterException(
                    spec.commandLine(),
                    sources + " is a file: SOURCES is the folder with game.yaml in it");
        }
        Path name = sources.toAbsolutePath().normalize().getFileName();
        Path target = out == null ? Path.of("out").resolve(name) : out;
        int files = GameBuilder.build(sources, target);
        System.out.println(files + " files written to " + target);
        return ExitCode.DONE.code();
    }
}
