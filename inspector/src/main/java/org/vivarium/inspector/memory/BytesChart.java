package org.vivarium.inspector.memory;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Tooltip;
import org.vivarium.inspector.Palette;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.inspector.flame.FrameHistory;
import org.vivarium.inspector.view.ResizableCanvas;

/** Bytes the engine thread allocated in each frame of the last minute; a flat line is the goal. */
final class BytesChart extends ResizableCanvas {
    private final TimeAxis axis;
    private FrameHistory history;

    BytesChart(TimeAxis axis) {
        this.axis = axis;
        setId("bytes-chart");
        setPrefHeight(64);
        setMinHeight(40);
        Tooltip.install(this, new Tooltip(Texts.of("memory.bytes.tip")));
    }

    void show(FrameHistory history) {
        this.history = history;
    }

    @Override
    protected void paint(GraphicsContext g, double width, double height, Palette palette) {
        g.setFill(palette.surface);
        g.fillRect(0, 0, width, height);
        g.setStroke(palette.good);
        g.setLineDashes(1, 2);
        g.strokeLine(0, height - 0.5, width, height - 0.5);
        g.setLineDashes();
        int most = history == null ? 0 : paintBars(g, width, height, palette);
        g.setFont(SMALL);
        g.setFill(palette.muted);
        g.fillText(Texts.of("memory.bytes", Units.bytes(most)), 6, 12);
    }

    private int paintBars(GraphicsContext g, double width, double height, Palette palette) {
        int most = 0;
        long first = history.oldest();
        for (long index = first; index < history.end(); index++) {
            most = Math.max(most, history.bytes(index));
        }
        double scale = (height - 16) / Math.log1p(Math.max(1000, most));
        g.setFill(palette.good);
        for (long index = first; index < history.end(); index++) {
            if (history.bytes(index) > 0) {
                double tall = Math.max(1, scale * Math.log1p(history.bytes(index)));
                g.fillRect(axis.x(history.startNanos(index), width), height - tall, 1.5, tall);
            }
        }
        return most;
    }
}
