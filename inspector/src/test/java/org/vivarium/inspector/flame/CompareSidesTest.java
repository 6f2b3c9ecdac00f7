package org.vivarium.inspector.flame;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TableView;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Told;
import org.vivarium.telemetry.Section;
import org.vivarium.testing.WindowTest;

/** A recording with a long frame beside a running game without one, and ranges chosen on both. */
class CompareSidesTest extends WindowTest {
    private final PlantedEngine engine = new PlantedEngine();
    private PanelContext context;
    private ComparePanel panel;

    @Override
    protected void open(Stage stage) {
        context = new PanelContext(new Told());
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

    private void pulses() {
        for (int i = 0; i < 3; i++) {
            robot.interact(panel::pulse);
        }
    }

    private CompareLine line(Section section) {
        TableView<CompareLine> table = robot.lookup("#compare-table").queryTableView();
        return table.getItems().stream()
                .filter(line -> line.section == section)
                .findFirst()
                .orElse(null);
    }

    @Test
    void both_strips_are_shown_and_sections_of_either_side_are_listed(@TempDir Path folder)
            throws Exception {
        Path file = recording(folder);
        robot.interact(() -> panel.open(file));
        pulses();
        assertThat(text("#running-caption")).startsWith("running: 100 frames");
        assertThat(text("#recording-caption")).startsWith("before.json: 51 frames");
        CompareLine load = line(Section.TRANSITION_LOAD);
        assertThat(load.savedP50.get()).isGreaterThan(19e6);
        assertThat(load.nowP50.get()).isNaN();
        assertThat(line(Section.SCENE_UPDATE).nowP50.get()).isPositive();
    }

    @Test
    void a_range_chosen_on_either_side_changes_that_side_alone(@TempDir Path folder)
            throws Exception {
        Path file = recording(folder);
        robot.interact(() -> panel.open(file));
        pulses();
        CompareLine update = line(Section.SCENE_UPDATE);
        assertThat(update.savedP99.get()).isGreaterThan(19e6);

        Node strip = robot.lookup("#recording-strip").query();
        double right = strip.getBoundsInLocal().getWidth() / 2;
        robot.drag(robot.offset(strip, right - 9 * 3 + 1.5, 10).query())
                .dropTo(robot.offset(strip, right - 1.5, 10).query());
        pulses();
        assertThat(text("#recording-caption")).contains("9 chosen").contains("longest of 9");
        assertThat(line(Section.TRANSITION_LOAD)).isNull();
        assertThat(line(Section.SCENE_UPDATE).savedP99.get()).isLessThan(19e6);

        robot.interact(() -> context.selection().choose(10, 19));
        pulses();
        assertThat(text("#running-caption")).contains("10 chosen");
        CompareLine chosen = line(Section.SCENE_UPDATE);
        assertThat(chosen.difference.get()).isEqualTo(chosen.nowP50.get() - chosen.savedP50.get());
    }
}
