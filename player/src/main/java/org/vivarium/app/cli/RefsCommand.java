package org.vivarium.app.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.lcf.Target;
import org.vivarium.model.refs.ReferenceFinder;
import org.vivarium.model.refs.Sought;
import org.vivarium.telemetry.WarningLog;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/**
 * {@code refs}: the places of a game that use a row or a file, one address a line, as they are
 * found.
 */
@Command(
        name = "refs",
        mixinStandardHelpOptions = true,
        description = "Lists who uses a switch, an item, a picture, ...")
public final class RefsCommand implements Callable<Integer> {

    @Parameters(
            index = "0",
            paramLabel = "GAME",
            description = "A game's folder, archive or database.")
    private Path path;

    @Parameters(
            index = "1",
            paramLabel = "WHAT",
            description = "switch:40, item:3, picture:Title, ...")
    private String what;

    @Mixin private GameOptions options;
    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;
    private int found;

    @Override
    public Integer call() throws GameOpenException {
        Optional<Sought> sought = Sought.parse(what);
        if (sought.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(), "not something to look for: " + what + "; " + words());
        }
        GameFolder game = GameFolder.open(path, options.toOpenOptions(false), new WarningLog());
        new ReferenceFinder(game)
                .find(
                        sought.get(),
                        address -> {
                            System.out.println(address);
                            found++;
                        },
                        reason -> System.err.println("vivarium: " + reason),
                        () -> Thread.currentThread().isInterrupted());
        System.out.println(found + (found == 1 ? " use of " : " uses of ") + sought.get());
        return ExitCode.DONE.code();
    }

    private static String words() {
        StringBuilder words = new StringBuilder("use WORD:ID or WORD:NAME with one of");
        for (Target target : Target.values()) {
            words.append(' ').append(target.label());
        }
        return words.toString();
    }
}
