package org.vivarium.inspector.flame;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.image.ImageView;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.inspector.FrameSelection;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Told;
import org.vivarium.testing.WindowTest;

class PlantedSpikeTest extends WindowTest {
    private final PlantedEngine engine = new PlantedEngine();
    private long spike;
    private final Told told = new Told();
    private final PanelContext context = new PanelContext(told);
    private FramesPanel frames;
    private ComparePanel compare;
    private SlowFramesPanel slow;

    @Override
    protected void open(Stage stage) {
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

    private void clickSpike(String query) {
        Node strip = node(query);
        await(() -> isReachable(strip));
        // Bars are 3 pixels wide and the newest stands at the right edge; 20 frames came after it.
        double fromRight = 20 * 3 + 1.5;
        robot.clickOn(robot.offset(strip, strip.getBoundsInLocal().getWidth() / 2 - fromRight, 10));
    }

    @Test
    void a_planted_spike_is_found_explained_exported_and_reopened(@TempDir Path folder) {
        robot.interact(frames::pulse);
        clickSpike("#frame-strip");
        robot.interact(frames::pulse);
        FrameSelection.Range chosen = context.selection().range().get();
        assertThat(chosen.first()).isEqualTo(spike);
        assertThat(text("#frame-caption"))
                .contains("frame 150")
                .contains("map 12, x 3, y 4: Harbour town")
                .contains("mostly map.transition.load")
                .contains("event 7, page 2, line 31: 120 commands");

        Path trace = folder.resolve("trace.json");
        robot.interact(() -> context.selection().follow());
        robot.interact(() -> frames.export(trace));
        assertThat(told.messages()).last().asString().contains("171 frames");

        robot.interact(() -> compare.open(trace));
        robot.interact(compare::pulse);
        assertThat(text("#recording-caption")).contains("171 frames");
        clickSpike("#recording-strip");
        robot.interact(compare::pulse);
        assertThat(text("#recording-caption"))
                .contains("frame 150")
                .contains("Harbour town")
                .contains("mostly map.transition.load")
                .contains("event 7, page 2, line 31: 120 commands");
    }

    @Test
    void the_slow_frame_is_listed_with_its_cause() {
        robot.interact(slow::shown);
        robot.interact(slow::pulse);
        assertThat(text("#slow-cause"))
                .contains("mostly map.transition.load")
                .contains("event 7, page 2, line 31: 120 commands")
                .contains("Harbour town");
        ImageView picture = robot.lookup("#slow-picture").queryAs(ImageView.class);
        assertThat(picture.getImage().getPixelReader().getArgb(20, 20))
                .isEqualTo(PlantedEngine.PICTURE);
    }
}
