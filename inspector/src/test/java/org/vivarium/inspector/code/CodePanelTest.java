package org.vivarium.inspector.code;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.Test;
import org.vivarium.inspector.Navigator.Viewer;
import org.vivarium.inspector.PanelTest;

class CodePanelTest extends PanelTest {
    CodePanelTest() {
        super(CodePanel::new);
    }

    private CodeArea area() {
        return node("#code-area", CodeArea.class);
    }

    @Test
    void names_stand_in_place_of_numbers_and_enter_follows_them() {
        go("map:30/event:7/page:1/command:13", Viewer.CODE);
        assertThat(area().getText(13)).isEqualTo("Change items: + 5 × item Potion");
        assertThat(area().getCurrentParagraph()).isEqualTo(13);
        robot.interact(() -> area().requestFocus());
        robot.type(KeyCode.ENTER);
        assertThat(visited()).isEqualTo("file:RPG_RT.ldb/table:items/row:1 in TABLES");
    }

    @Test
    void a_teleport_leads_to_its_place_on_the_map() {
        go("map:2/event:1/page:1/command:0", Viewer.CODE);
        assertThat(area().getText(0)).isEqualTo("Transfer player: map Message (8, 11)");
        robot.interact(() -> area().requestFocus());
        robot.type(KeyCode.ENTER);
        assertThat(visited()).isEqualTo("map:1/tile:8%2C11 in MAP");
    }

    @Test
    void the_chosen_line_shows_its_raw_command_and_bytes() {
        go("map:30/event:7/page:1/command:13", Viewer.CODE);
        Label title = node("#code-raw", Label.class);
        assertThat(title.getText()).contains("Change items", "code 10320", "nesting 0");
        TableView<?> parameters = node("#code-parameters", TableView.class);
        assertThat(parameters.getItems().toString())
                .contains("place=p2, label=item, value=1, meaning=item Potion");
    }

    @Test
    void a_closed_block_hides_its_lines_until_one_of_them_is_gone_to() {
        go("file:RPG_RT.ldb/event:1", Viewer.CODE);
        int open = area().getParagraphs().size();
        click("#code-fold");
        int closed = area().getParagraphs().size();
        assertThat(closed).isLessThan(open);
        go("file:RPG_RT.ldb/event:1/command:21", Viewer.CODE);
        int paragraph = area().getCurrentParagraph();
        assertThat(area().getText(paragraph)).contains("Transfer player: map Map events");
        click("#code-unfold");
        assertThat(area().getParagraphs()).hasSize(open);
    }

    @Test
    void pages_tell_their_conditions_and_are_stepped_through() {
        go("map:30/event:2", Viewer.CODE);
        ListView<?> pages = node("#code-pages", ListView.class);
        assertThat(pages.getItems()).isNotEmpty();
        robot.interact(() -> area().requestFocus());
        keys(KeyCode.CONTROL, KeyCode.F);
        assertThat(node("#code-find").isFocused()).isTrue();
        click("#code-copy");
        robot.interact(
                () ->
                        assertThat(Clipboard.getSystemClipboard().getString())
                                .isEqualTo(area().getText()));
    }
}
