package org.vivarium.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.vivarium.app.shell.PanelCost;
import org.vivarium.app.shell.ShellLauncher;
import org.vivarium.app.shell.Soak;
import org.vivarium.app.shell.Tour;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.input.InputScript;
import org.vivarium.engine.input.InputScriptException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tour}: the window on the headless platform, walked by a script, leaving pictures. */
@Command(
        name = "tour",
        mixinStandardHelpOptions = true,
        description = "Shows the window without a display and leaves pictures and a trace in out/.")
public final class TourCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "GAME",
            arity = "0..1",
            description = "A game's folder, archive or database; the sample when absent.")
    private Path path;

    @Option(
            names = "--pictures",
            paramLabel = "DIR",
            description = "Also write a picture of every panel here.")
    private Path pictures;

    @Option(
            names = "--panels-cost",
            paramLabel = "ROUNDS",
            description =
                    "Measure engine and window with every panel seen and with none, by turns.")
    private int panelsCost;

    @Option(
            names = "--panel",
            paramLabel = "ID",
            description = "With --panels-cost: only this panel; may be given several times.")
    private List<String> panels = List.of();

    @Option(
            names = "--soak",
            paramLabel = "MINUTES",
            description = "Run this long at full speed, every panel seen; the heap must not grow.")
    private double soakMinutes;

    @Mixin private RunOptions options;

    @Override
    public Integer call() throws IOException, InputScriptException, InterruptedException {
        System.setProperty("glass.platform", "Headless");
        System.setProperty("prism.order", "sw");
        // A tour shows the window nobody has changed, and changes nobody's.
        System.setProperty("vivarium.user", Files.createTempDirectory("vivarium-tour").toString());
        if (path == null && options.start().place() instanceof StartPlace.Title) {
            new CommandLine(this)
                    .setCaseInsensitiveEnumValuesAllowed(true)
                    .parseArgs("--new-game", "--no-audio");
        }
        InputScript script =
                options.input() == null
                        ? soakMinutes > 0 ? Tour.longScript() : Tour.standardScript()
                        : InputScript.read(options.input());
        if (panelsCost > 0) {
            var cost = new PanelCost(path, script.repeated(), panelsCost, panels);
            ShellLauncher.run(options, cost::begin);
            return (cost.succeeded() ? ExitCode.DONE : ExitCode.CANNOT_OPEN).code();
        }
        if (soakMinutes > 0) {
            var soak = new Soak(path, script.repeated(), soakMinutes);
            ShellLauncher.run(options, soak::begin);
            return (soak.succeeded() ? ExitCode.DONE : ExitCode.DIFFERENCES).code();
        }
        var tour = new Tour(path, script, options, pictures);
        ShellLauncher.run(options, tour::begin);
        return tour.succeeded() ? ExitCode.DONE.code() : ExitCode.CANNOT_OPEN.code();
    }
}
