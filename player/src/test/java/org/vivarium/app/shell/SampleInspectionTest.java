package org.vivarium.app.shell;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import org.vivarium.app.build.SampleGame;
import org.vivarium.app.user.Settings;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.inspector.GameFiles;

/** The sample game looked through with the keyboard alone. */
@ExtendWith(ApplicationExtension.class)
class SampleInspectionTest {
    private static GameFiles files;

    static {
        // a cold window on a busy machine takes longer than the usual half minute
        System.setProperty("testfx.setup.timeout", "120000");
    }

    @BeforeAll
    static void openTheSample() throws Exception {
        files = new GameFiles(GameFolder.open(SampleGame.installed().folder()));
    }

    @Start
    void start(Stage stage) throws Exception {
        Path user = Files.createTempDirectory("vivarium-user");
        new InspectWindow(stage, new Settings(user)).show(files, null);
    }

    private static void await(BooleanSupplier condition) {
        try {
            WaitForAsyncUtils.waitFor(
                    60,
                    TimeUnit.SECONDS,
                    () -> WaitForAsyncUtils.waitForAsyncFx(30_000, condition::getAsBoolean));
        } catch (TimeoutException e) {
            throw new AssertionError("it did not come to that in a minute", e);
        }
    }

    private static void goTo(FxRobot robot, String letters) {
        robot.press(KeyCode.CONTROL).type(KeyCode.P).release(KeyCode.CONTROL);
        await(() -> robot.lookup("#palette").query().isVisible());
        robot.write(letters);
    }

    private static String text(FxRobot robot, String label) {
        return robot.lookup(label).tryQueryAs(Label.class).map(Label::getText).orElse("");
    }

    private static String line(FxRobot robot) {
        return robot.lookup("#code-area")
                .tryQueryAs(CodeArea.class)
                .map(area -> area.getText(area.getCurrentParagraph()))
                .orElse("");
    }

    @Test
    void the_honey_is_traced_to_its_chest(FxRobot robot) {
        goTo(robot, "sea honey");
        robot.press(KeyCode.SHIFT).type(KeyCode.ENTER).release(KeyCode.SHIFT);
        await(() -> text(robot, "#find-status").contains(" of 5 files"));
        await(
                () -> {
                    TreeView<?> found = robot.lookup("#find-results").queryAs(TreeView.class);
                    return found.isFocused() && !found.getSelectionModel().isEmpty();
                });
        robot.type(KeyCode.DOWN, 2).type(KeyCode.ENTER);
        await(() -> line(robot).contains("item Sea honey"));
    }

    @Test
    void the_inn_is_entered_through_its_door_on_the_map(FxRobot robot) {
        goTo(robot, "inn door");
        await(
                () -> {
                    ListView<?> found = robot.lookup("#palette-list").queryAs(ListView.class);
                    return found.getItems().toString().contains("Inn door");
                });
        robot.type(KeyCode.ENTER);
        await(() -> text(robot, "#map-title").contains("Saltmeadow Green"));
        await(() -> robot.lookup("#map-canvas").query().isFocused());
        robot.type(KeyCode.ENTER);
        await(() -> text(robot, "#code-title").contains("Inn door"));
        await(() -> robot.lookup("#code-area").query().isFocused());
        robot.press(KeyCode.CONTROL).type(KeyCode.F).release(KeyCode.CONTROL);
        robot.write("transfer");
        robot.type(KeyCode.ENTER).type(KeyCode.ESCAPE);
        await(() -> line(robot).startsWith("Transfer player"));
        await(() -> robot.lookup("#code-area").query().isFocused());
        robot.type(KeyCode.ENTER);
        await(() -> text(robot, "#map-title").contains("The Herring Inn"));
        await(() -> robot.lookup("#map-canvas").query().isFocused());
    }
}
