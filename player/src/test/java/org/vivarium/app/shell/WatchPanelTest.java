package org.vivarium.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.scene.control.TableView;
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
import org.vivarium.telemetry.snapshot.DebuggerSnapshot;
import org.vivarium.telemetry.snapshot.Topic;
import org.vivarium.telemetry.snapshot.WriteSnapshot;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Who wrote a variable and when, and the way back there, as somebody at the keyboard asks it. */
@ExtendWith(ApplicationExtension.class)
class WatchPanelTest {
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

    private static void pauseOrGoOn(FxRobot robot) {
        robot.press(KeyCode.CONTROL).type(KeyCode.SPACE).release(KeyCode.CONTROL);
    }

    private WriteSnapshot log() {
        return onWindow(() -> shell.session().snapshots().latest(Topic.WRITES));
    }

    private TableView<?> writes(FxRobot robot) {
        return robot.lookup("#writes").queryTableView();
    }

    /** What a cell of the table of writes says. */
    private static String cell(TableView<?> table, int column, int row) {
        return onWindow(() -> String.valueOf(table.getColumns().get(column).getCellData(row)));
    }

    private DebuggerSnapshot stop() {
        return onWindow(() -> shell.session().snapshots().latest(Topic.DEBUGGER));
    }

    @Test
    void who_wrote_a_variable_is_found_though_nobody_watched(FxRobot robot) throws Exception {
        openSample();
        shell.session().snapshots().subscribe(Topic.STATE);
        shell.session().snapshots().subscribe(Topic.DEBUGGER);
        await(() -> tide() > 3);
        robot.interact(() -> shell.reveal(ShellPanels.WATCHES));
        robot.clickOn("#watch-search").write("variable 3");
        robot.type(KeyCode.ENTER);
        assertThat(shell.context().watches().list()).hasSize(1);
        pauseOrGoOn(robot);
        await(() -> shell.session().status().paused());
        robot.interact(() -> robot.lookup("#watch-find").queryButton().fire());
        TableView<?> table = writes(robot);
        await(() -> onWindow(() -> table.getItems().size()) > 2);
        assertThat(cell(table, 3, 1)).isEqualTo("common event 1  The tide: line 3");
        int before = tide();
        assertThat(cell(table, 2, 0)).isEqualTo((before - 1) + " → " + before);

        robot.interact(() -> table.getSelectionModel().select(1));
        robot.interact(() -> robot.lookup("#watch-go").queryButton().fire());
        await(() -> stop() != null && stop().held);
        assertThat(stop().line).isEqualTo(COUNTS);
        await(() -> marked(robot, COUNTS));
        await(() -> tide() == before - 2);
        robot.type(KeyCode.F10);
        await(() -> tide() == before - 1);
        robot.press(KeyCode.SHIFT).type(KeyCode.F10).release(KeyCode.SHIFT);
        await(() -> stop().held && stop().line == COUNTS && tide() == before - 2);
        robot.press(KeyCode.SHIFT).type(KeyCode.F11).release(KeyCode.SHIFT);
        await(() -> stop().held && stop().line != COUNTS || stop().source != 0);
        robot.type(KeyCode.F8);
        await(() -> !stop().held && tide() > before);
        await(() -> log().writes > 3);
    }
}
