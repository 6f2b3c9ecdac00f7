package org.vivarium.app.shell;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.stage.Stage;
import org.junit.jupiter.api.Assumptions;
import org.vivarium.app.build.SampleGame;
import org.vivarium.app.cli.RunOptions;
import org.vivarium.app.user.KeyMap;
import org.vivarium.app.user.Settings;
import org.vivarium.telemetry.snapshot.StatusSnapshot;
import org.vivarium.telemetry.snapshot.Topic;
import org.vivarium.testing.WindowTest;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** A test of the player's whole window, with settings and saves of its own. */
abstract class ShellWindowTest extends WindowTest {
    private static final double WIDTH = 1000;
    private static final double HEIGHT = 900;

    /** Frames after which a game has shown its first picture and is past its start. */
    private static final int STARTED = 45;

    private final String[] options;
    protected Path user;
    protected Shell shell;

    @Command
    private static final class Options {
        @Mixin RunOptions run;
    }

    /**
     * @param options where games begin, as on the command line
     */
    ShellWindowTest(String... options) {
        this.options = options;
    }

    @Override
    protected void open(Stage stage) throws Exception {
        user = Files.createTempDirectory("vivarium-user");
        System.setProperty("vivarium.user", user.toString());
        var settings = new Settings(user);
        settings.setNumber("width", WIDTH);
        settings.setNumber("height", HEIGHT);
        shell = new Shell(stage, user, settings, KeyMap.load(user), parsed());
        shell.show();
    }

    private RunOptions parsed() {
        var all = new ArrayList<>(List.of(options));
        all.addAll(List.of("--no-audio", "--seed", "1", "--save-dir", user + "/saves"));
        var parsed = new Options();
        new CommandLine(parsed)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .parseArgs(all.toArray(String[]::new));
        return parsed.run;
    }

    @Override
    protected void close() {
        shell.close();
        System.clearProperty("vivarium.user");
    }

    protected final void openGame(Path game) {
        robot.interact(() -> shell.open(game));
        awaitFrame(STARTED);
    }

    protected final void openSample() {
        Assumptions.assumeTrue(
                SampleGame.installed().isPresent(), "skipped: the sample game isn't here");
        robot.interact(shell::openSample);
        awaitFrame(STARTED);
    }

    /** How many frames the running game has had. */
    protected final long frames() {
        return shell.session().status().frames();
    }

    protected final void awaitFrame(long number) {
        await(() -> shell.session() != null && frames() > number);
    }

    /** Lets the running game go on for some frames. */
    protected final void awaitFrames(int count) {
        awaitFrame(frames() + count);
    }

    /** Column of the map the hero stands on; -1 before it is known. */
    protected final int heroX() {
        return onWindow(
                () -> {
                    StatusSnapshot status = shell.session().snapshots().latest(Topic.STATUS);
                    return status == null ? -1 : status.heroX;
                });
    }
}
