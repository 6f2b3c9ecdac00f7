package org.vivarium.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.model.check.Finding;
import org.vivarium.model.check.GameCheck;
import org.vivarium.telemetry.WarningLog;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/**
 * {@code check}: what is wrong with a game, one line each; or, with --round-trip, whether files
 * survive being written.
 */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description =
                "Looks for missing assets, dangling references, undecodable text, broken files.")
public final class CheckCommand implements Callable<Integer> {

    @Parameters(
            arity = "1..*",
            paramLabel = "GAME|PATH",
            description = "A game; several paths with --round-trip.")
    private List<Path> paths;

    @Option(
            names = "--round-trip",
            description = "Write every LCF file below in both ways and compare.")
    private boolean roundTrip;

    @Mixin private GameOptions options;
    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Override
    public Integer call() throws IOException, GameOpenException {
        if (roundTrip) {
            return RoundTripReport.of(paths, System.out).code();
        }
        if (paths.size() > 1) {
            throw new ParameterException(
                    spec.commandLine(), "one game at a time, unless --round-trip is given");
        }
        GameFolder game =
                GameFolder.open(paths.getFirst(), options.toOpenOptions(false), new WarningLog());
        List<Finding> errors = new ArrayList<>();
        List<Finding> warnings = new ArrayList<>();
        GameCheck.check(
                game,
                finding -> {
                    System.out.println(finding);
                    (finding.kind().isError() ? errors : warnings).add(finding);
                },
                () -> Thread.currentThread().isInterrupted());
        System.out.println(errors.size() + " errors, " + warnings.size() + " warnings");
        return (errors.isEmpty() ? ExitCode.DONE : ExitCode.DIFFERENCES).code();
    }
}
