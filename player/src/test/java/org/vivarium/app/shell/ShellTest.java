package org.vivarium.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableView;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import org.vivarium.app.cli.RunOptions;
import org.vivarium.app.user.KeyMap;
import org.vivarium.app.user.Settings;
import org.vivarium.control.GameRequest;
import org.vivarium.telemetry.snapshot.StatusSnapshot;
import org.vivarium.telemetry.snapshot.Topic;
import org.vivarium.testing.SharedData;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@ExtendWith(ApplicationExtension.class)
class ShellTest {
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
                .parseArgs("--map", "30", "--at", "61,86", "--no-audio", "--seed", "1");
        var settings = new Settings(user);
        settings.setNumber("width", 1000);
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

    private void openGame() {
        shell.open(SharedData.game("testgame-2000"));
        await(() -> shell.session() != null && shell.session().status().frames() > 45);
        // The panels come with the game, and are laid out in a pulse of their own.
        FxRobot robot = new FxRobot();
        await(() -> robot.lookup("#table-tree").tryQuery().isPresent());
    }

    private int heroX() {
        return WaitForAsyncUtils.waitForAsyncFx(
                30_000,
                () -> {
                    StatusSnapshot status = shell.session().snapshots().latest(Topic.STATUS);
                    return status == null ? -1 : status.heroX;
                });
    }

    private static String text(FxRobot robot, String query) {
        return robot.lookup(query).queryAs(Label.class).getText();
    }

    @Test
    void a_game_is_opened_walked_paused_and_stepped(FxRobot robot) {
        openGame();
        int before = heroX();
        assertThat(before).isEqualTo(61);
        robot.clickOn("#game-canvas");
        robot.press(KeyCode.RIGHT);
        await(() -> heroX() > before);
        robot.release(KeyCode.RIGHT);

        robot.clickOn("#tool-pause");
        await(() -> shell.session().status().paused());
        long frames = shell.session().status().frames();
        robot.clickOn("#tool-step");
        await(() -> shell.session().status().frames() == frames + 1);
        assertThat(shell.session().status().paused()).isTrue();
    }

    @Test
    void a_frame_is_picked_in_the_strip_and_explained(FxRobot robot) {
        openGame();
        robot.clickOn("#tool-pause");
        await(() -> shell.session().status().paused());
        Node strip = robot.lookup("#frame-strip").query();
        robot.clickOn(robot.offset(strip, strip.getBoundsInLocal().getWidth() / 2 - 30, 0));
        await(() -> shell.context().selection().range().get() != null);
        await(() -> text(robot, "#frame-caption").contains("ms"));
        robot.type(KeyCode.LEFT);
        long earlier = shell.context().selection().range().get().first();
        assertThat(shell.session().frames().appended()).isGreaterThan(earlier + 1);
    }

    @Test
    void a_table_is_browsed_and_only_what_is_seen_is_decoded(FxRobot robot) {
        openGame();
        TreeView<Object> tree = tree(robot);
        TreeItem<Object> database = tree.getRoot().getChildren().getFirst();
        robot.interact(
                () -> {
                    int skills = tree.getRow(database.getChildren().get(1));
                    tree.getSelectionModel().select(skills);
                });
        TableView<?> rows = robot.lookup("#row-table").queryAs(TableView.class);
        assertThat(rows.getItems()).hasSizeGreaterThan(100);
        await(() -> headline(robot).startsWith("rows decoded"));
        int seen = decoded(robot);
        assertThat(seen).isBetween(1, 60);
        robot.interact(() -> rows.scrollTo(rows.getItems().size() - 1));
        await(() -> decoded(robot) > seen);
        robot.interact(() -> rows.getSelectionModel().select(5));
        TreeTableView<?> fields = robot.lookup("#field-list").queryAs(TreeTableView.class);
        await(() -> !fields.getRoot().getChildren().isEmpty());
    }

    @SuppressWarnings("unchecked")
    private static TreeView<Object> tree(FxRobot robot) {
        return robot.lookup("#table-tree").queryAs(TreeView.class);
    }

    private static String headline(FxRobot robot) {
        return robot.lookup(".panel-headline").queryAllAs(Label.class).stream()
                .map(Label::getText)
                .filter(text -> text.startsWith("rows"))
                .findFirst()
                .orElse("");
    }

    private static int decoded(FxRobot robot) {
        return Integer.parseInt(headline(robot).replaceAll("rows decoded (\\d+) of.*", "$1"));
    }

    @Test
    void what_is_no_game_becomes_a_notice_and_nothing_stops(FxRobot robot) {
        shell.open(Path.of("no-such-folder"));
        await(() -> !robot.lookup("#notices .notification").queryAll().isEmpty());
        assertThat(shell.session()).isNull();
        assertThat(robot.lookup("#library").query().isVisible()).isTrue();
    }

    @Test
    void the_palette_finds_an_action_by_a_few_letters(FxRobot robot) {
        openGame();
        robot.press(KeyCode.CONTROL).press(KeyCode.P).release(KeyCode.P).release(KeyCode.CONTROL);
        await(() -> robot.lookup("#palette").query().isVisible());
        robot.write("pause");
        robot.type(KeyCode.ENTER);
        await(() -> shell.session().status().paused());
    }

    @Test
    void a_variable_is_set_through_the_door(FxRobot robot) {
        openGame();
        shell.session().control().offer(new GameRequest.SetVariable(5, 1234));
        shell.session().snapshots().subscribe(Topic.STATE);
        await(
                () ->
                        WaitForAsyncUtils.waitForAsyncFx(
                                30_000,
                                () -> {
                                    var state = shell.session().snapshots().latest(Topic.STATE);
                                    return state != null && state.variables[4] == 1234;
                                }));
    }
}
