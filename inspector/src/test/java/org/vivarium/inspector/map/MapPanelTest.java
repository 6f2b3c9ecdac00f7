package org.vivarium.inspector.map;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.vivarium.inspector.Navigator.Viewer;
import org.vivarium.inspector.PanelStage;

@ExtendWith(ApplicationExtension.class)
class MapPanelTest {
    private PanelStage window;

    @Start
    void start(Stage stage) throws Exception {
        window = PanelStage.open(stage, "testgame-2000", MapPanel::new);
    }

    @AfterEach
    void close() {
        window.close();
    }

    private static String text(FxRobot robot, String pane) {
        var words = new StringBuilder();
        for (Node line : robot.lookup(pane).queryAs(Pane.class).getChildren()) {
            words.append(line instanceof Label label ? label.getText() : "");
            words.append(line instanceof Hyperlink link ? link.getText() : "").append('\n');
        }
        return words.toString();
    }

    @Test
    void a_tile_tells_what_it_is_and_keys_move_the_choice(FxRobot robot) {
        window.go("map:30/tile:37%2C72", Viewer.MAP);
        assertThat(text(robot, "#map-tile"))
                .contains("Tile 37, 72", "lower: 4004, autotile 4, chip 6")
                .contains("terrain Grass", "passable: everywhere");
        robot.type(KeyCode.LEFT);
        assertThat(text(robot, "#map-tile")).contains("Tile 36, 72");
    }

    @Test
    void an_event_opens_its_code_and_a_teleport_leads_on(FxRobot robot) {
        window.go("map:2/event:1", Viewer.MAP);
        assertThat(text(robot, "#map-tile")).contains("Event 1  EV0001", "page 1: action key");
        PanelStage.await(() -> text(robot, "#map-ways").contains("event 1 → Message (8, 11)"));
        robot.type(KeyCode.T);
        assertThat(window.visited()).isEqualTo("map:1/tile:8%2C11 in MAP");
        assertThat(robot.lookup("#map-title").queryAs(Label.class).getText())
                .isEqualTo("Map 1  Message");
        PanelStage.await(() -> text(robot, "#map-ways").contains("Map events, event 1"));
        robot.interact(() -> window.context.navigator().back());
        robot.type(KeyCode.ENTER);
        assertThat(window.visited()).isEqualTo("map:2/event:1 in CODE");
    }

    @Test
    void layers_are_switched_and_tints_exclude_each_other(FxRobot robot) {
        window.go("map:30", Viewer.MAP);
        robot.clickOn("#map-layer-passability").clickOn("#map-layer-terrain");
        MapCanvas canvas = robot.lookup("#map-canvas").queryAs(MapCanvas.class);
        assertThat(canvas.layers())
                .contains(MapLayer.TERRAIN, MapLayer.LOWER)
                .doesNotContain(MapLayer.PASSABILITY);
    }
}
