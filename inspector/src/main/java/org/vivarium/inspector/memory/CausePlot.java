package org.vivarium.inspector.memory;

import java.util.BitSet;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Tooltip;
import javafx.scene.paint.Color;
import org.vivarium.inspector.Palette;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.inspector.flame.FrameHistory;
import org.vivarium.inspector.view.ResizableCanvas;

/**
 * Work time of each frame against the bytes it allocated. Spikes that come from allocation lie
 * along a diagonal, spikes at the left edge have another cause; frames the collector stopped are
 * marked.
 */
final class CausePlot extends ResizableCanvas {
    private static final int FRAMES = 3000;

    private final BitSet taken = new BitSet();
    private FrameHistory history;

    CausePlot() {
        setId("cause-plot");
        setPrefHeight(110);
        setMinHeight(60);
        Tooltip.install(this, new Tooltip(Texts.of("memory.cause.tip")));
    }

    void show(FrameHistory history) {
        this.history = history;
    }

    @Override
    protected void paint(GraphicsContext g, double width, double height, Palette palette) {
        g.setFill(palette.surface);
        g.fillRect(0, 0, width, height);
        g.setStroke(palette.border);
        g.strokeLine(0.5, 0, 0.5, height);
        g.strokeLine(0, height - 0.5, width, height - 0.5);
        if (history != null) {
            paintFrames(g, width, height, palette);
        }
    }

    private void paintFrames(GraphicsContext g, double width, double height, Palette palette) {
        long first = Math.max(history.oldest(), history.end() - FRAMES);
        double mostBytes = 1000;
        double mostNanos = 100_000;
        for (long index = first; index < history.end(); index++) {
            mostBytes = Math.max(mostBytes, history.bytes(index));
            mostNanos = Math.max(mostNanos, history.workNanos(index));
        }
        double xScale = (width - 10) / Math.log1p(mostBytes);
        double yScale = (height - 18) / Math.sqrt(mostNanos);
        taken.clear();
        Color ordinary = palette.accent.deriveColor(0, 1, 1, 0.5);
        for (long index = first; index < history.end(); index++) {
            boolean collected = history.gcMicros(index) > 0;
            int x = 3 + (int) (xScale * Math.log1p(history.bytes(index)));
            int y = (int) (height - 3 - yScale * Math.sqrt(history.workNanos(index)));
            // Thousands of quick frames lie on the same few pixels: one dot there is enough.
            int place = y * (int) width + x;
            if (collected || place >= 0 && !taken.get(place)) {
                taken.set(Math.max(0, place));
                g.setFill(collected ? palette.danger : ordinary);
                double size = collected ? 4 : 2.5;
                g.fillRect(x, y, size, size);
            }
        }
        g.setFill(palette.muted);
        g.setFont(SMALL);
        g.fillText(
                Texts.of("memory.cause", Units.millis(mostNanos), Units.bytes(mostBytes)), 6, 12);
    }
}
