package org.vivarium.inspector.map;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.Test;
import org.vivarium.inspector.Navigator.Viewer;
import org.vivarium.inspector.PanelTest;

class MapPanelTest extends PanelTest {
    MapPanelTest() {
        super(MapPanel::new);
    }

    private String lines(String pane) {
        var words = new StringBuilder();
        for (Node line : robot.lookup(pane).queryAs(Pane.class).getChildren()) {
            words.append(line instanceof Label label ? label.getText() : "");
            words.append(line instanceof Hyperlink link ? link.getText() : "").append('\n');
        }
        return words.toString();
    }

    @Test
    void a_tile_tells_what_it_is_and_keys_move_the_choice() {
        go("map:30/tile:37%2C72", Viewer.MAP);
        assertThat(lines("#map-tile"))
                .contains("Tile 37, 72", "lower: 4004, autotile 4, chip 6")
                .contains("terrain Grass", "passable: everywhere");
        robot.type(KeyCode.LEFT);
        assertThat(lines("#map-tile")).contains("Tile 36, 72");
    }

    @Test
    void an_event_opens_its_code_and_a_teleport_leads_on() {
        go("map:2/event:1", Viewer.MAP);
        assertThat(lines("#map-tile")).contains("Event 1  EV0001", "page 1: action key");
        await(() -> lines("#map-ways").contains("event 1 → Message (8, 11)"));
        robot.type(KeyCode.T);
        assertThat(visited()).isEqualTo("map:1/tile:8%2C11 in MAP");
        assertThat(text("#map-title")).isEqualTo("Map 1  Message");
        await(() -> lines("#map-ways").contains("Map events, event 1"));
        robot.interact(() -> context.navigator().back());
        robot.type(KeyCode.ENTER);
        assertThat(visited()).isEqualTo("map:2/event:1 in CODE");
    }

    @Test
    void layers_are_switched_and_tints_exclude_each_other() {
        go("map:30", Viewer.MAP);
        click("#map-layer-passability");
        click("#map-layer-terrain");
        MapCanvas canvas = node("#map-canvas", MapCanvas.class);
        assertThat(canvas.layers())
                .contains(MapLayer.TERRAIN, MapLayer.LOWER)
                .doesNotContain(MapLayer.PASSABILITY);
    }
}
