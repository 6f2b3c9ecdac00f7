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
import org.vivarium.inspector.IdleEngine;
import org.vivarium.inspector.Notifier;
import org.vivarium.inspector.PanelContext;
import org.vivarium.telemetry.snapshot.StateSnapshot;
import org.vivarium.telemetry.snapshot.Topic;
import org.vivarium.testing.WindowTest;

/** Values that change while the panel is seen: their own cells change, and no others. */
class StatePanelTest extends WindowTest {
    private final IdleEngine engine = new IdleEngine();
    private final int[] variables = {10, 20, 30, 40};
    private final boolean[] switches = {false, true, false};
    private StatePanel panel;
    private long frame;

    @Override
    protected void open(Stage stage) {
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

    private List<TableCell<?, ?>> cells(String list) {
        var cells = new ArrayList<TableCell<?, ?>>();
        robot.lookup(list + " .table-cell").queryAllAs(TableCell.class).forEach(cells::add);
        return cells;
    }

    private void awaitText(String list, String text) {
        await(
                () -> {
                    panel.pulse();
                    return cells(list).stream()
                            .anyMatch(cell -> Objects.equals(cell.getText(), text));
                });
    }

    @Test
    void a_variable_that_changes_changes_its_own_cell_alone() {
        awaitText("#variable-list", "30");
        var changed = new ArrayList<String>();
        for (TableCell<?, ?> cell : cells("#variable-list")) {
            cell.textProperty().addListener((o, before, now) -> changed.add(before + " > " + now));
        }
        robot.interact(
                () -> {
                    variables[2] = 31;
                    engine.snapshots().fillWatched(frame++);
                });
        awaitText("#variable-list", "31");
        assertThat(changed).containsExactly("30 > 31");
    }

    @Test
    void a_switch_that_is_turned_on_says_so_and_variables_stay_as_they_are() {
        awaitText("#switch-list", "off");
        awaitText("#variable-list", "40");
        var changed = new ArrayList<String>();
        for (TableCell<?, ?> cell : cells("#variable-list")) {
            cell.textProperty().addListener((o, before, now) -> changed.add(now));
        }
        robot.interact(
                () -> {
                    switches[1] = false;
                    switches[0] = true;
                    engine.snapshots().fillWatched(frame++);
                });
        await(
                () -> {
                    panel.pulse();
                    return cells("#switch-list").stream()
                            .filter(cell -> Objects.equals(cell.getText(), "ON"))
                            .allMatch(cell -> cell.getIndex() == 0);
                });
        assertThat(changed).isEmpty();
    }
}
