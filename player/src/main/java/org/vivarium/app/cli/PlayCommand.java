package org.vivarium.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.vivarium.app.shell.ShellLauncher;
import org.vivarium.engine.input.InputScript;
import org.vivarium.engine.input.InputScriptException;
import org.vivarium.engine.input.InputSource;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

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

    @Override
    public Integer call()
            throws IOException, InputScriptException, InterruptedException, CannotOpenException {
        WindowNeeded.check();
        InputSource script =
                options.input() == null ? InputSource.NONE : InputScript.read(options.input());
        ShellLauncher.run(
                options,
                shell -> {
                    shell.script(script);
                    if (path != null) {
                        shell.open(path);
                    }
                });
        return ExitCode.DONE.code();
    }
}
