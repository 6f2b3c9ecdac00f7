package org.vivarium.app.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.vivarium.app.shell.InspectWindow;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.inspector.GameFiles;
import org.vivarium.telemetry.WarningLog;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code inspect}: the tables of a game without playing it. */
@Command(
        name = "inspect",
        mixinStandardHelpOptions = true,
        description = "Opens the table browser alone.")
public final class InspectCommand implements Callable<Integer> {
    @Parameters(paramLabel = "GAME", description = "A game's folder, archive or database.")
    private Path path;

    @Mixin private GameOptions options;

    @Override
    public Integer call() throws GameOpenException, CannotOpenException, InterruptedException {
        GameFiles files =
                new GameFiles(
                        GameFolder.open(path, options.toOpenOptions(false), new WarningLog()));
        WindowNeeded.check();
        InspectWindow.run(files);
        return ExitCode.DONE.code();
    }
}
