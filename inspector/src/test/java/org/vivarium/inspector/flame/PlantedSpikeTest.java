package org.vivarium.inspector.flame;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.vivarium.inspector.FrameSelection;
import org.vivarium.inspector.Notifier;
import org.vivarium.inspector.PanelContext;

@ExtendWith(ApplicationExtension.class)
class PlantedSpikeTest {
    private final PlantedEngine engine = new PlantedEngine();
    private long spike;
    private String said = "";
    private PanelContext context;
    private FramesPanel frames;
    private ComparePanel compare;
    private SlowFramesPanel slow;

    @Start
    void start(Stage stage) {
        context =
                new PanelContext(
                        new Notifier() {
                            @Override
                            public void info(String message) {
                                said = message;
                            }

                            @Override
                            public void warn(String message) {
                                said = message;
                            }
                        });
        engine.quickFrames(150);
        spike = engine.slowFrame();
        engine.quickFrames(20);
        context.engine().set(engine);
        frames = new FramesPanel(context);
        compare = new ComparePanel(context);
        slow = new SlowFramesPanel(context);
        stage.setScene(new Scene(new VBox(frames.node(), compare.node(), slow.node()), 900, 950));
        stage.show();
    }

    private static String text(FxRobot robot, String query) {
        return robot.lookup(query).queryAs(Label.class).getText();
    }

    private void clickSpike(FxRobot robot, String query) {
        Node strip = robot.lookup(query).query();
        // Bars are 3 pixels wide and the newest stands at the right edge; 20 frames came after it.
        double fromRight = 20 * 3 + 1.5;
        robot.clickOn(robot.offset(strip, strip.getBoundsInLocal().getWidth() / 2 - fromRight, 10));
    }

    @Test
    void a_planted_spike_is_found_explained_exported_and_reopened(
            FxRobot robot, @TempDir Path folder) {
        robot.interact(frames::pulse);
        clickSpike(robot, "#frame-strip");
        robot.interact(frames::pulse);
        FrameSelection.Range chosen = context.selection().range().get();
        assertThat(chosen.first()).isEqualTo(spike);
        assertThat(text(robot, "#frame-caption"))
                .contains("frame 150")
                .contains("map 12, x 3, y 4: Harbour town")
                .contains("mostly map.transition.load")
                .contains("event 7, page 2, line 31: 120 commands");

        Path trace = folder.resolve("trace.json");
        robot.interact(() -> context.selection().follow());
        robot.interact(() -> frames.export(trace));
        assertThat(said).contains("171 frames");

        robot.interact(() -> compare.open(trace));
        assertThat(text(robot, "#recording-caption")).contains("171 frames");
        clickSpike(robot, "#recording-strip");
        assertThat(text(robot, "#recording-caption"))
                .contains("frame 150")
                .contains("Harbour town")
                .contains("mostly map.transition.load")
                .contains("event 7, page 2, line 31: 120 commands");
    }

    @Test
    void the_slow_frame_is_listed_with_its_cause(FxRobot robot) {
        robot.interact(slow::shown);
        robot.interact(slow::pulse);
        assertThat(text(robot, "#slow-cause"))
                .contains("mostly map.transition.load")
                .contains("Harbour town");
    }
}
