package org.vivarium.inspector.tiles;

import java.util.Arrays;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Tooltip;
import org.vivarium.inspector.Palette;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.view.ResizableCanvas;
import org.vivarium.telemetry.CellReason;
import org.vivarium.telemetry.FrameLog;
import org.vivarium.telemetry.FrameRecord;

/** Cells drawn over the last frames, stacked by reason, and the share of frames that drew any. */
final class RedrawChart extends ResizableCanvas {
    private static final int FRAMES = 600;
    private static final int PER_BAR = 6;
    private static final int BARS = FRAMES / PER_BAR;

    private final int[][] cells = new int[BARS][CellReason.count()];
    private final FrameRecord record = new FrameRecord();
    private int redrawn;
    private int seen;
    private final RedrawCost cost = new RedrawCost();

    RedrawChart() {
        setPrefHeight(46);
        setMinHeight(30);
        Tooltip.install(this, new Tooltip(Texts.of("tiles.chart.tip")));
    }

    void update(FrameLog log) {
        for (int[] bar : cells) {
            Arrays.fill(bar, 0);
        }
        redrawn = 0;
        seen = 0;
        cost.clear();
        long end = log.appended();
        for (long index = Math.max(log.oldest(), end - FRAMES); index < end; index++) {
            if (log.read(index, record)) {
                seen++;
                add(cells[BARS - 1 - (int) ((end - 1 - index) / PER_BAR)]);
            }
        }
        repaint();
    }

    private void add(int[] bar) {
        boolean drew = false;
        for (int i = 1; i < CellReason.count(); i++) {
            int drawn = record.counter(CellReason.at(i).counter());
            bar[i] += drawn;
            drew |= drawn > 0;
        }
        redrawn += drew ? 1 : 0;
        cost.add(record, drew);
    }

    /** What drawing cells cost in the frames shown. */
    RedrawCost cost() {
        return cost;
    }

    /** Share of the frames shown that drew any cell. */
    double share() {
        return seen == 0 ? 0 : (double) redrawn / seen;
    }

    @Override
    protected void paint(GraphicsContext g, double width, double height, Palette palette) {
        g.setFill(palette.surface);
        g.fillRect(0, 0, width, height);
        int most = 60;
        for (int[] bar : cells) {
            most = Math.max(most, Arrays.stream(bar).sum());
        }
        double step = width / BARS;
        for (int i = 0; i < BARS; i++) {
            double y = height;
            for (int reason = 1; reason < CellReason.count(); reason++) {
                double tall = (height - 14) * cells[i][reason] / most;
                if (tall > 0) {
                    g.setFill(palette.of(CellReason.at(reason)));
                    g.fillRect(i * step, y - tall, Math.max(1, step - 1), tall);
                    y -= tall;
                }
            }
        }
        g.setStroke(palette.border);
        g.strokeLine(0, height - 0.5, width, height - 0.5);
        g.setFill(palette.muted);
        g.setFont(SMALL);
        g.fillText(Texts.of("tiles.chart", share(), most), 2, 10);
    }
}
