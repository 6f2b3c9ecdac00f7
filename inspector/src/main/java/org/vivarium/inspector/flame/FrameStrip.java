package org.vivarium.inspector.flame;

import javafx.scene.AccessibleRole;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.paint.Color;
import org.vivarium.inspector.FrameSelection;
import org.vivarium.inspector.Palette;
import org.vivarium.inspector.view.ResizableCanvas;
import org.vivarium.telemetry.SlowFrames;

/**
 * The last frames as bars against the bands of {@link StripBands}. A click chooses a frame, a drag
 * a range; left and right go on from there, Escape follows the newest again.
 */
final class FrameStrip extends ResizableCanvas {
    private static final double BAR = 3;

    /** Older frames are left out rather than merged into fewer bars. */
    private static final int MOST_PER_BAR = 4;

    private final FrameSelection selection;
    private final StripBars bars = new StripBars();
    private final StripBands bands = new StripBands();
    private FrameHistory history;
    private FrameStrip beside;
    private long frozenEnd = -1;
    private long dragFrom = -1;

    FrameStrip(FrameSelection selection) {
        this.selection = selection;
        setId("frame-strip");
        getChildren().addAll(bands.captions());
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.SLIDER);
        setPrefHeight(84);
        setMinHeight(60);
        setOnMousePressed(this::pressed);
        setOnMouseDragged(this::dragged);
        setOnKeyPressed(this::key);
        selection.range().addListener((o, before, now) -> repaint());
    }

    void show(FrameHistory history) {
        this.history = history;
        frozenEnd = -1;
        repaint();
    }

    /** A bar of either strip stands for as many frames as one of the other. */
    void sameScaleAs(FrameStrip other) {
        beside = other;
        other.beside = this;
    }

    private long first(int room) {
        return Math.max(history.oldest(), end() - (long) MOST_PER_BAR * room);
    }

    private int framesPerBar(int room) {
        return history == null ? 1 : StripBars.needed(end() - first(room), room);
    }

    /** Stops at the newest frame shown, or follows again. */
    void freeze(boolean frozen) {
        frozenEnd = frozen && history != null ? history.end() : -1;
        repaint();
    }

    private long end() {
        return frozenEnd >= 0 ? frozenEnd : history.end();
    }

    private void pressed(MouseEvent event) {
        requestFocus();
        if (event.getButton() == MouseButton.PRIMARY && history != null && bars.count() > 0) {
            dragFrom = indexAt(event.getX());
            selection.choose(dragFrom, dragFrom);
        }
        event.consume();
    }

    private void dragged(MouseEvent event) {
        if (dragFrom >= 0 && bars.count() > 0) {
            selection.choose(dragFrom, indexAt(event.getX()));
        }
        event.consume();
    }

    /** The frame a place of the strip stands for: the longest of its bar. */
    private long indexAt(double x) {
        int bar = bars.count() - 1 - (int) ((getWidth() - x) / BAR);
        return bars.worst(Math.clamp(bar, 0, bars.count() - 1));
    }

    private void key(KeyEvent event) {
        if (history == null || history.end() == 0) {
            return;
        }
        FrameSelection.Range range = selection.range().get();
        long at = range == null ? end() - 1 : range.last();
        switch (event.getCode()) {
            case LEFT -> move(range, Math.max(history.oldest(), at - 1), event.isShiftDown());
            case RIGHT -> move(range, Math.min(end() - 1, at + 1), event.isShiftDown());
            case HOME -> move(range, history.oldest(), event.isShiftDown());
            case END -> move(range, end() - 1, event.isShiftDown());
            case PAGE_UP -> move(range, nextSlow(at, -1), event.isShiftDown());
            case PAGE_DOWN -> move(range, nextSlow(at, 1), event.isShiftDown());
            case ESCAPE -> selection.follow();
            default -> {
                return;
            }
        }
        event.consume();
    }

    /** The next frame in a direction that is painted as long; the same one when there is none. */
    private long nextSlow(long at, int step) {
        long index = at + step;
        while (index >= history.oldest() && index < end()) {
            if (history.workNanos(index) > StripBands.BUDGET_NANOS) {
                return index;
            }
            index += step;
        }
        return at;
    }

    private void move(FrameSelection.Range range, long to, boolean extend) {
        selection.choose(extend && range != null ? range.first() : to, to);
    }

    @Override
    protected void paint(GraphicsContext g, double width, double height, Palette palette) {
        bands.paint(g, width, height, palette);
        if (history != null) {
            int room = (int) (width / BAR);
            int least = beside == null ? 1 : beside.framesPerBar(room);
            bars.layout(history, first(room), end(), room, least);
            paintBars(g, width, height, palette);
        }
    }

    private void paintBars(GraphicsContext g, double width, double height, Palette palette) {
        FrameSelection.Range range = selection.range().get();
        for (int bar = 0; bar < bars.count(); bar++) {
            long index = bars.worst(bar);
            if (!history.holds(index)) {
                continue;
            }
            int nanos = history.workNanos(index);
            double x = width - (bars.count() - bar) * BAR;
            double tall = Math.max(2, StripBands.height(nanos, height));
            g.setFill(colour(index, nanos, palette));
            g.fillRect(x, height - tall, BAR - 1, tall);
        }
        if (range != null) {
            paintRange(g, width, height, palette, range);
        }
    }

    private Color colour(long index, int nanos, Palette palette) {
        if (nanos > SlowFrames.FRAME_NANOS) {
            return palette.danger;
        }
        if (nanos > StripBands.BUDGET_NANOS || history.gcMicros(index) > 0) {
            return palette.warn;
        }
        return nanos > 1_000_000 ? palette.accent : palette.bar;
    }

    private void paintRange(
            GraphicsContext g,
            double width,
            double height,
            Palette palette,
            FrameSelection.Range range) {
        double left = width - (bars.count() - bars.barOf(range.first())) * BAR;
        double right = width - (bars.count() - 1 - bars.barOf(range.last())) * BAR;
        if (right < 0) {
            return;
        }
        g.setFill(palette.selection.deriveColor(0, 1, 1, 0.12));
        g.fillRect(left - 1, 2, right - left + 1, height - 2);
        g.setStroke(palette.selection);
        g.strokeRect(left - 1.5, 1.5, right - left + 2, height - 3);
    }
}
