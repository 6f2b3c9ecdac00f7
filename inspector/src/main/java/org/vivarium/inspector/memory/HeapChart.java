package org.vivarium.inspector.memory;

import java.util.ArrayDeque;
import java.util.List;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Tooltip;
import org.vivarium.inspector.Palette;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.inspector.view.ResizableCanvas;
import org.vivarium.telemetry.runtime.LiveSet;
import org.vivarium.telemetry.runtime.Pause;

/**
 * Heap in use over the last minute, the collector's pauses on it, and the live set it comes back to
 * after each collection: read the floor, not the sawtooth.
 */
final class HeapChart extends ResizableCanvas {
    private record Sample(long nanos, long used) {}

    private final TimeAxis axis;
    private final ArrayDeque<Sample> samples = new ArrayDeque<>();
    private List<Pause> pauses = List.of();
    private List<LiveSet> liveSets = List.of();

    HeapChart(TimeAxis axis) {
        this.axis = axis;
        setId("heap-chart");
        setPrefHeight(150);
        setMinHeight(60);
        Tooltip.install(this, new Tooltip(Texts.of("memory.heap.tip")));
    }

    void add(long nanos, long used) {
        samples.addLast(new Sample(nanos, used));
        while (samples.getFirst().nanos() < axis.start()) {
            samples.removeFirst();
        }
    }

    void collections(List<Pause> pauses, List<LiveSet> liveSets) {
        this.pauses = pauses;
        this.liveSets = liveSets;
    }

    @Override
    protected void paint(GraphicsContext g, double width, double height, Palette palette) {
        g.setFill(palette.surface);
        g.fillRect(0, 0, width, height);
        long top = 16_000_000;
        for (Sample sample : samples) {
            top = Math.max(top, sample.used() + sample.used() / 8);
        }
        g.save();
        g.translate(0, CAPTION);
        paintChart(g, width, height - CAPTION, palette, top);
        g.restore();
        g.setFont(SMALL);
        g.setFill(palette.muted);
        g.fillText(Texts.of("memory.heap") + "  " + Units.bytes(top), 6, 13);
    }

    private void paintChart(
            GraphicsContext g, double width, double height, Palette palette, long top) {
        paintGrid(g, width, height, palette);
        paintPauses(g, width, height, palette);
        paintHeap(g, width, height, palette, top);
        g.setFill(palette.good);
        for (LiveSet live : liveSets) {
            double x = axis.x(live.atNanos(), width);
            g.fillRect(x - 1.5, height - height * live.after() / top - 1.5, 4, 4);
        }
    }

    private static void paintGrid(GraphicsContext g, double width, double height, Palette palette) {
        g.setStroke(palette.grid);
        for (int i = 1; i < 4; i++) {
            double y = Math.floor(height * i / 4) + 0.5;
            g.strokeLine(0, y, width, y);
        }
    }

    private void paintPauses(GraphicsContext g, double width, double height, Palette palette) {
        g.setFill(palette.warn);
        for (Pause pause : pauses) {
            double x = axis.x(pause.startNanos(), width);
            double tall = Math.min(1, 0.08 + pause.nanos() / 20e6) * height;
            g.fillRect(x, height - tall, 1.5, tall);
        }
    }

    private void paintHeap(
            GraphicsContext g, double width, double height, Palette palette, long top) {
        g.setStroke(palette.accent);
        g.setLineWidth(1.3);
        g.beginPath();
        boolean first = true;
        for (Sample sample : samples) {
            double x = axis.x(sample.nanos(), width);
            double y = height - height * sample.used() / top;
            if (first) {
                g.moveTo(x, y);
                first = false;
            } else {
                g.lineTo(x, y);
            }
        }
        g.stroke();
        g.setLineWidth(1);
    }
}
