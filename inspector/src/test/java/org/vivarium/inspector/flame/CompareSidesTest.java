package org.vivarium.inspector.flame;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.vivarium.inspector.Notifier;
import org.vivarium.inspector.PanelContext;
import org.vivarium.telemetry.Section;

/** A recording with a long frame beside a running game without one, and ranges chosen on both. */
@ExtendWith(ApplicationExtension.class)
class CompareSidesTest {
    private final PlantedEngine engine = new PlantedEngine();
    private PanelContext context;
    private ComparePanel panel;

    @Start
    void start(Stage stage) {
        context =
                new PanelContext(
                        new Notifier() {
                            @Override
                            public void info(String message) {}

                            @Override
                            public void warn(String message) {}
                        });
        engine.quickFrames(100);
        context.engine().set(engine);
        panel = new ComparePanel(context);
        stage.setScene(new Scene(panel.node(), 900, 600));
        stage.show();
    }

    private static Path recording(Path folder) throws Exception {
        var recorded = new PlantedEngine();
        recorded.quickFrames(40);
        recorded.slowFrame();
        recorded.quickFrames(10);
        Path file = folder.resolve("before.json");
        TraceFiles.save(recorded.frames(), null, file);
        return file;
    }

    private void pulses(FxRobot robot) {
        for (int i = 0; i < 3; i++) {
            robot.interact(panel::pulse);
        }
    }

    private static String text(FxRobot robot, String query) {
        return robot.lookup(query).queryAs(Label.class).getText();
    }

    private CompareLine line(FxRobot robot, Section section) {
        TableView<CompareLine> table = robot.lookup("#compare-table").queryTableView();
        return table.getItems().stream()
                .filter(line -> line.section == section)
                .findFirst()
                .orElse(null);
    }

    @Test
    void both_strips_are_shown_and_sections_of_either_side_are_listed(
            FxRobot robot, @TempDir Path folder) throws Exception {
        Path file = recording(folder);
        robot.interact(() -> panel.open(file));
        pulses(robot);
        assertThat(text(robot, "#running-caption")).startsWith("running: 100 frames");
        assertThat(text(robot, "#recording-caption")).startsWith("before.json: 51 frames");
        CompareLine load = line(robot, Section.TRANSITION_LOAD);
        assertThat(load.savedP50.get()).isGreaterThan(19e6);
        assertThat(load.nowP50.get()).isNaN();
        assertThat(line(robot, Section.SCENE_UPDATE).nowP50.get()).isPositive();
    }

    @Test
    void a_range_chosen_on_either_side_changes_that_side_alone(FxRobot robot, @TempDir Path folder)
            throws Exception {
        Path file = recording(folder);
        robot.interact(() -> panel.open(file));
        pulses(robot);
        CompareLine update = line(robot, Section.SCENE_UPDATE);
        assertThat(update.savedP99.get()).isGreaterThan(19e6);

        Node strip = robot.lookup("#recording-strip").query();
        double right = strip.getBoundsInLocal().getWidth() / 2;
        robot.drag(robot.offset(strip, right - 9 * 3 + 1.5, 10).query())
                .dropTo(robot.offset(strip, right - 1.5, 10).query());
        pulses(robot);
        assertThat(text(robot, "#recording-caption")).contains("9 chosen").contains("longest of 9");
        assertThat(line(robot, Section.TRANSITION_LOAD)).isNull();
        assertThat(line(robot, Section.SCENE_UPDATE).savedP99.get()).isLessThan(19e6);

        robot.interact(() -> context.selection().choose(10, 19));
        pulses(robot);
        assertThat(text(robot, "#running-caption")).contains("10 chosen");
        CompareLine chosen = line(robot, Section.SCENE_UPDATE);
        assertThat(chosen.difference.get()).isEqualTo(chosen.nowP50.get() - chosen.savedP50.get());
    }
}
