package org.vivarium.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.vivarium.app.session.RunPlan;
import org.vivarium.app.shell.ShellLauncher;
import org.vivarium.engine.input.InputScriptException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code play}: the window with a game open. */
@Command(
        name = "play",
        mixinStandardHelpOptions = true,
        description = "Opens the window and plays a game in it.")
public final class PlayCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "GAME",
            arity = "0..1",
            description = "A game's folder, archive or database; none: choose one in the window.")
    private Path path;

    @Mixin private RunOptions options;

    @Spec private CommandSpec spec;

    @Override
    public Integer call()
            throws IOException, InputScriptException, InterruptedException, CannotOpenException {
        WindowNeeded.check();
        options.demandWindow(spec.commandLine());
        refuseBadFiles();
        Verbosity.apply(options);
        ShellLauncher.run(
                options,
                shell -> {
                    if (path != null) {
                        shell.open(path);
                    }
                });
        return ExitCode.DONE.code();
    }

    /** A script or recording that can't be read is told before a window opens. */
    private void refuseBadFiles() throws IOException, InputScriptException {
        RunPlan.of(options, 0, 0);
    }
}
