package org.vivarium.inspector.code;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.vivarium.inspector.Navigator.Viewer;
import org.vivarium.inspector.PanelStage;

@ExtendWith(ApplicationExtension.class)
class CodePanelTest {
    private PanelStage window;

    @Start
    void start(Stage stage) throws Exception {
        window = PanelStage.open(stage, "testgame-2000", CodePanel::new);
    }

    @AfterEach
    void close() {
        window.close();
    }

    private static CodeArea area(FxRobot robot) {
        return robot.lookup("#code-area").queryAs(CodeArea.class);
    }

    @Test
    void names_stand_in_place_of_numbers_and_enter_follows_them(FxRobot robot) {
        window.go("map:30/event:7/page:1/command:13", Viewer.CODE);
        assertThat(area(robot).getText(13)).isEqualTo("Change items: + 5 × item Potion");
        assertThat(area(robot).getCurrentParagraph()).isEqualTo(13);
        robot.interact(() -> area(robot).requestFocus());
        robot.type(KeyCode.ENTER);
        assertThat(window.visited()).isEqualTo("file:RPG_RT.ldb/table:items/row:1 in TABLES");
    }

    @Test
    void a_teleport_leads_to_its_place_on_the_map(FxRobot robot) {
        window.go("map:2/event:1/page:1/command:0", Viewer.CODE);
        assertThat(area(robot).getText(0)).isEqualTo("Transfer player: map Message (8, 11)");
        robot.interact(() -> area(robot).requestFocus());
        robot.type(KeyCode.ENTER);
        assertThat(window.visited()).isEqualTo("map:1/tile:8%2C11 in MAP");
    }

    @Test
    void the_chosen_line_shows_its_raw_command_and_bytes(FxRobot robot) {
        window.go("map:30/event:7/page:1/command:13", Viewer.CODE);
        Label title = robot.lookup("#code-raw").queryAs(Label.class);
        assertThat(title.getText()).contains("Change items", "code 10320", "nesting 0");
        TableView<?> parameters = robot.lookup("#code-parameters").queryAs(TableView.class);
        assertThat(parameters.getItems().toString())
                .contains("place=p2, label=item, value=1, meaning=item Potion");
    }

    @Test
    void a_closed_block_hides_its_lines_until_one_of_them_is_gone_to(FxRobot robot) {
        window.go("file:RPG_RT.ldb/event:1", Viewer.CODE);
        int open = area(robot).getParagraphs().size();
        robot.clickOn("#code-fold");
        int closed = area(robot).getParagraphs().size();
        assertThat(closed).isLessThan(open);
        window.go("file:RPG_RT.ldb/event:1/command:21", Viewer.CODE);
        int paragraph = area(robot).getCurrentParagraph();
        assertThat(area(robot).getText(paragraph)).contains("Transfer player: map Map events");
        robot.clickOn("#code-unfold");
        assertThat(area(robot).getParagraphs()).hasSize(open);
    }

    @Test
    void pages_tell_their_conditions_and_are_stepped_through(FxRobot robot) {
        window.go("map:30/event:2", Viewer.CODE);
        ListView<?> pages = robot.lookup("#code-pages").queryAs(ListView.class);
        assertThat(pages.getItems()).isNotEmpty();
        robot.interact(() -> area(robot).requestFocus());
        robot.press(KeyCode.CONTROL).type(KeyCode.F).release(KeyCode.CONTROL);
        assertThat(robot.lookup("#code-find").query().isFocused()).isTrue();
        robot.clickOn("#code-copy");
        robot.interact(
                () ->
                        assertThat(Clipboard.getSystemClipboard().getString())
                                .isEqualTo(area(robot).getText()));
    }
}
