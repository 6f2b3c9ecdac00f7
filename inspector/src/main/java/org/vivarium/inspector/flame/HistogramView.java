package org.vivarium.inspector.flame;

import java.util.Arrays;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Tooltip;
import org.HdrHistogram.Histogram;
import org.vivarium.inspector.Palette;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.inspector.view.ResizableCanvas;

/**
 * How many of the chosen frames took how long: time to the right (each bar twice the last), count
 * up.
 */
final class HistogramView extends ResizableCanvas {
    /** Bars from 8 µs on, each a quarter of a doubling wide. */
    private static final int BARS = 60;

    private static final double FIRST_NANOS = 8_000;
    private static final double STEP = Math.pow(2, 0.25);
    private static final double[] PERCENTILES = {50, 90, 99, 99.9, 100};

    private final int[] counts = new int[BARS];
    private final double[] marks = new double[PERCENTILES.length];
    private long total;

    HistogramView() {
        setId("frame-histogram");
        setPrefWidth(160);
        Tooltip.install(this, new Tooltip(Texts.of("frames.histogram.tip")));
    }

    /** Shows the distribution of work times in nanoseconds. */
    void show(Histogram times) {
        Arrays.fill(counts, 0);
        times.recordedValues()
                .forEach(
                        value ->
                                counts[bar(value.getValueIteratedTo())] +=
                                        (int) value.getCountAtValueIteratedTo());
        for (int i = 0; i < PERCENTILES.length; i++) {
            marks[i] = times.getValueAtPercentile(PERCENTILES[i]);
        }
        total = times.getTotalCount();
        repaint();
    }

    private static int bar(double nanos) {
        return Math.clamp((int) (Math.log(nanos / FIRST_NANOS) / Math.log(STEP)), 0, BARS - 1);
    }

    @Override
    protected void paint(GraphicsContext g, double width, double height, Palette palette) {
        g.setFill(palette.surface);
        g.fillRect(0, 0, width, height);
        if (total == 0) {
            say(g, Texts.of("frames.noSections"), palette, width);
            return;
        }
        g.setFont(SMALL);
        double step = width / BARS;
        int most = Arrays.stream(counts).max().orElse(1);
        double room = height - 16;
        for (int i = 0; i < BARS; i++) {
            double tall = room * Math.log1p(counts[i]) / Math.log1p(most);
            boolean late = FIRST_NANOS * Math.pow(STEP, i) > 16_666_667;
            g.setFill(late ? palette.danger : palette.accent);
            g.fillRect(i * step, height - tall, Math.max(1, step - 1), tall);
        }
        g.setFill(palette.surface.deriveColor(0, 1, 1, 0.75));
        g.fillRect(width - 100, 2, 100, 15 * PERCENTILES.length + 2);
        g.setFill(palette.text);
        for (int i = 0; i < PERCENTILES.length; i++) {
            String name = PERCENTILES[i] == 100 ? "max" : "p" + Units.plain(PERCENTILES[i]);
            g.fillText(name + "  " + Units.millis(marks[i]) + " ms", width - 96, 14 + i * 15);
        }
    }
}
