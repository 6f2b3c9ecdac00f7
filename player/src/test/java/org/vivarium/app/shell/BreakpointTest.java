package org.vivarium.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import org.vivarium.app.build.SampleGame;
import org.vivarium.app.cli.RunOptions;
import org.vivarium.app.user.KeyMap;
import org.vivarium.app.user.Settings;
import org.vivarium.inspector.Navigator.Viewer;
import org.vivarium.inspector.place.Addresses;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.telemetry.snapshot.Topic;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Events of a running game stopped and stepped through, as somebody at the keyboard does it. */
@ExtendWith(ApplicationExtension.class)
class BreakpointTest {
    /** The sample's common event "The tide" waits at its second command and counts at its third. */
    private static final int COUNTS = 2;

    private static final int TIDE = 3;

    @Command
    private static final class Options {
        @Mixin RunOptions run;
    }

    private Shell shell;

    @Start
    void start(Stage stage) throws Exception {
        Path user = Files.createTempDirectory("vivarium-user");
        var options = new Options();
        new CommandLine(options)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .parseArgs("--new-game", "--no-audio", "--seed", "1");
        var settings = new Settings(user);
        settings.setNumber("width", 1200);
        settings.setNumber("height", 900);
        shell = new Shell(stage, user, settings, KeyMap.load(user), options.run);
        shell.show();
    }

    @AfterEach
    void close() {
        WaitForAsyncUtils.waitForAsyncFx(30_000, shell::close);
    }

    private static void await(BooleanSupplier condition) {
        try {
            WaitForAsyncUtils.waitFor(60, TimeUnit.SECONDS, condition::getAsBoolean);
        } catch (TimeoutException e) {
            throw new AssertionError("it did not come to that in a minute", e);
        }
    }

    private static <T> T onWindow(Callable<T> question) {
        return WaitForAsyncUtils.waitForAsyncFx(30_000, question);
    }

    private void openSample() {
        Assumptions.assumeTrue(
                SampleGame.installed().isPresent(), "skipped: the sample game isn't here");
        WaitForAsyncUtils.waitForAsyncFx(30_000, shell::openSample);
        await(() -> shell.session() != null && shell.session().status().frames() > 10);
    }

    private Address line(int number) {
        return Addresses.database(shell.session().files())
                .at(Level.EVENT, 1)
                .at(Level.COMMAND, number);
    }

    private int tide() {
        return onWindow(
                () -> {
                    var state = shell.session().snapshots().latest(Topic.STATE);
                    return state == null ? -1 : state.variables[TIDE - 1];
                });
    }

    /** Whether the line is on screen and marked as the one that runs next. */
    private static boolean marked(FxRobot robot, int line) {
        return onWindow(
                () ->
                        robot.lookup("#code-area").queryAllAs(CodeArea.class).stream()
                                .anyMatch(
                                        area ->
                                                area.getCurrentParagraph() == line
                                                        && area.getParagraph(line)
                                                                .getParagraphStyle()
                                                                .contains("script-running")));
    }

    private static String text(FxRobot robot, String label) {
        return robot.lookup(label).queryAs(Label.class).getText();
    }

    private static void pauseOrGoOn(FxRobot robot) {
        robot.press(KeyCode.CONTROL).type(KeyCode.SPACE).release(KeyCode.CONTROL);
    }

    @Test
    void an_event_stops_at_a_line_is_stepped_and_goes_on(FxRobot robot) {
        openSample();
        shell.session().snapshots().subscribe(Topic.STATE);
        pauseOrGoOn(robot);
        await(() -> shell.session().status().paused());
        robot.interact(() -> shell.context().navigator().go(line(COUNTS), Viewer.CODE));
        robot.interact(() -> robot.lookup("#code-area").query().requestFocus());
        robot.type(KeyCode.F9);
        robot.interact(() -> shell.reveal(ShellPanels.TABLES));
        assertThat(robot.lookup("#code-area").tryQuery()).isEmpty();
        pauseOrGoOn(robot);

        await(() -> marked(robot, COUNTS));
        await(() -> text(robot, "#code-stopped").equals("Stopped before line 3"));
        await(
                () ->
                        text(robot, "#status-fps")
                                .equals("stopped: common event 1  The tide, before line 3"));
        long frames = shell.session().status().frames();
        int before = tide();
        robot.type(KeyCode.F10);
        await(() -> marked(robot, COUNTS + 1));
        await(() -> tide() == before + 1);
        assertThat(shell.session().status().frames()).isEqualTo(frames);
        robot.type(KeyCode.F8);
        await(() -> marked(robot, COUNTS) && shell.session().status().paused());
        assertThat(shell.session().status().frames()).isGreaterThan(frames);
        robot.type(KeyCode.F9);
        assertThat(shell.context().breakpoints().places()).isEmpty();
        robot.type(KeyCode.F8);
        await(() -> tide() > before + 3);
        await(() -> !robot.lookup("#code-stopped").query().getParent().isVisible());
        await(() -> !text(robot, "#status-fps").contains("stop"));
    }
}
