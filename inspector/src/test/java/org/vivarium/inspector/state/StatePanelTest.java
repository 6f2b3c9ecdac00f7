package org.vivarium.inspector.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.scene.Scene;
import javafx.scene.control.TableCell;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.vivarium.inspector.Notifier;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.PanelStage;
import org.vivarium.inspector.flame.PlantedEngine;
import org.vivarium.telemetry.snapshot.StateSnapshot;
import org.vivarium.telemetry.snapshot.Topic;

/** Values that change while the panel is seen: their own cells change, and no others. */
@ExtendWith(ApplicationExtension.class)
class StatePanelTest {
    private final PlantedEngine engine = new PlantedEngine();
    private final int[] variables = {10, 20, 30, 40};
    private final boolean[] switches = {false, true, false};
    private StatePanel panel;
    private long frame;

    @Start
    void start(Stage stage) {
        var context =
                new PanelContext(
                        new Notifier() {
                            @Override
                            public void info(String message) {}

                            @Override
                            public void warn(String message) {}
                        });
        engine.snapshots().register(Topic.STATE, this::fill);
        context.engine().set(engine);
        panel = new StatePanel(context);
        stage.setScene(new Scene(new StackPane(panel.node()), 700, 300));
        stage.show();
        panel.shown();
        engine.snapshots().fillWatched(frame++);
    }

    private void fill(StateSnapshot snapshot) {
        snapshot.size(switches.length, variables.length);
        System.arraycopy(switches, 0, snapshot.switches, 0, switches.length);
        System.arraycopy(variables, 0, snapshot.variables, 0, variables.length);
    }

    private static List<TableCell<?, ?>> cells(FxRobot robot, String list) {
        var cells = new ArrayList<TableCell<?, ?>>();
        robot.lookup(list + " .table-cell").queryAllAs(TableCell.class).forEach(cells::add);
        return cells;
    }

    private void awaitText(FxRobot robot, String list, String text) {
        PanelStage.await(
                () -> {
                    panel.pulse();
                    return cells(robot, list).stream()
                            .anyMatch(cell -> Objects.equals(cell.getText(), text));
                });
    }

    @Test
    void a_variable_that_changes_changes_its_own_cell_alone(FxRobot robot) {
        awaitText(robot, "#variable-list", "30");
        var changed = new ArrayList<String>();
        for (TableCell<?, ?> cell : cells(robot, "#variable-list")) {
            cell.textProperty().addListener((o, before, now) -> changed.add(before + " > " + now));
        }
        robot.interact(
                () -> {
                    variables[2] = 31;
                    engine.snapshots().fillWatched(frame++);
                });
        awaitText(robot, "#variable-list", "31");
        assertThat(changed).containsExactly("30 > 31");
    }

    @Test
    void a_switch_that_is_turned_on_says_so_and_variables_stay_as_they_are(FxRobot robot) {
        awaitText(robot, "#switch-list", "off");
        awaitText(robot, "#variable-list", "40");
        var changed = new ArrayList<String>();
        for (TableCell<?, ?> cell : cells(robot, "#variable-list")) {
            cell.textProperty().addListener((o, before, now) -> changed.add(now));
        }
        robot.interact(
                () -> {
                    switches[1] = false;
                    switches[0] = true;
                    engine.snapshots().fillWatched(frame++);
                });
        PanelStage.await(
                () -> {
                    panel.pulse();
                    return cells(robot, "#switch-list").stream()
                            .filter(cell -> Objects.equals(cell.getText(), "ON"))
                            .allMatch(cell -> cell.getIndex() == 0);
                });
        assertThat(changed).isEmpty();
    }
}
