package org.vivarium.app.shell;

import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.control.ListView;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.vivarium.app.build.SampleGame;
import org.vivarium.app.user.Settings;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.inspector.GameFiles;
import org.vivarium.testing.WindowTest;

/** The sample game looked through with the keyboard alone. */
class SampleInspectionTest extends WindowTest {
    private static GameFiles files;

    @BeforeAll
    static void openTheSample() throws Exception {
        files = new GameFiles(GameFolder.open(SampleGame.installed().folder()));
    }

    @Override
    protected void open(Stage stage) throws Exception {
        Path user = Files.createTempDirectory("vivarium-user");
        new InspectWindow(stage, new Settings(user)).show(files, null);
    }

    private void goTo(String letters) {
        keys(KeyCode.CONTROL, KeyCode.P);
        await(() -> node("#palette").isVisible());
        robot.write(letters);
    }

    private String line() {
        return robot.lookup("#code-area")
                .tryQueryAs(CodeArea.class)
                .map(area -> area.getText(area.getCurrentParagraph()))
                .orElse("");
    }

    @Test
    void the_honey_is_traced_to_its_chest() {
        goTo("sea honey");
        keys(KeyCode.SHIFT, KeyCode.ENTER);
        await(() -> text("#find-status").contains(" of 5 files"));
        await(
                () -> {
                    TreeView<?> found = node("#find-results", TreeView.class);
                    return found.isFocused() && !found.getSelectionModel().isEmpty();
                });
        robot.type(KeyCode.DOWN, 2).type(KeyCode.ENTER);
        await(() -> line().contains("item Sea honey"));
    }

    @Test
    void the_inn_is_entered_through_its_door_on_the_map() {
        goTo("inn door");
        await(
                () -> {
                    ListView<?> found = node("#palette-list", ListView.class);
                    return found.getItems().toString().contains("Inn door");
                });
        robot.type(KeyCode.ENTER);
        await(() -> text("#map-title").contains("Saltmeadow Green"));
        await(() -> node("#map-canvas").isFocused());
        robot.type(KeyCode.ENTER);
        await(() -> text("#code-title").contains("Inn door"));
        await(() -> node("#code-area").isFocused());
        keys(KeyCode.CONTROL, KeyCode.F);
        robot.write("transfer");
        robot.type(KeyCode.ENTER).type(KeyCode.ESCAPE);
        await(() -> line().startsWith("Transfer player"));
        await(() -> node("#code-area").isFocused());
        robot.type(KeyCode.ENTER);
        await(() -> text("#map-title").contains("The Herring Inn"));
        await(() -> node("#map-canvas").isFocused());
    }
}
