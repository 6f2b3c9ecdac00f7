package org.vivarium.inspector.memory;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Scene;
import javafx.scene.image.PixelReader;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.vivarium.inspector.Palette;
import org.vivarium.inspector.flame.FrameHistory;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecord;
import org.vivarium.testing.WindowTest;

/** Planted frames at the places where they tell whether spikes come from allocation. */
class CausePlotTest extends WindowTest {
    private static final int WIDTH = 300;
    private static final int HEIGHT = 110;
    private static final int LONG = 20_000_000;
    private static final int MUCH = 1_000_000;

    private final FrameLog log = new FrameLog(256);
    private final FrameRecord record = new FrameRecord();
    private CausePlot plot;
    private PixelReader pixels;

    @Override
    protected void open(Stage stage) {
        plot = new CausePlot();
        stage.setScene(new Scene(new StackPane(plot), WIDTH, HEIGHT));
        stage.show();
    }

    private void frame(int nanos, int bytes, int gcMicros) {
        record.clear(log.appended(), log.appended() * 16_000_000, 0);
        record.workNanos = nanos;
        record.allocatedBytes = bytes;
        record.gcMicros = gcMicros;
        log.append(record);
    }

    private void paint() {
        var history = new FrameHistory(log);
        history.update();
        robot.interact(
                () -> {
                    plot.show(history);
                    plot.repaint();
                    pixels = plot.snapshot(null, null).getPixelReader();
                });
    }

    private boolean dotAt(int x, int y) {
        return !pixels.getColor(x, y).equals(Palette.get().surface);
    }

    @Test
    void a_spike_that_allocates_lies_at_the_upper_right_and_one_that_does_not_at_the_left_edge() {
        for (int i = 0; i < 100; i++) {
            frame(100_000, 0, 0);
        }
        frame(LONG, MUCH, 0);
        paint();
        assertThat(dotAt(294, 16)).as("upper right").isTrue();
        assertThat(dotAt(4, 16)).as("upper left").isFalse();
        frame(LONG, 0, 0);
        paint();
        assertThat(dotAt(4, 16)).as("upper left").isTrue();
    }

    @Test
    void a_frame_the_collector_stopped_is_red() {
        frame(LONG, MUCH, 0);
        frame(LONG / 4, 0, 5_000);
        paint();
        Color red = Palette.get().danger;
        int y = (int) (HEIGHT - 3 - (HEIGHT - 18) / 2.0);
        assertThat(pixels.getColor(5, y + 2).getRed())
                .isCloseTo(red.getRed(), org.assertj.core.data.Offset.offset(0.02));
        assertThat(pixels.getColor(5, y + 2).getBlue())
                .isCloseTo(red.getBlue(), org.assertj.core.data.Offset.offset(0.02));
    }
}
