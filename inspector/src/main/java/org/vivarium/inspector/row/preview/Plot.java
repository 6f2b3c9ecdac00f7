package org.vivarium.inspector.row.preview;

import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.TextAlignment;
import org.vivarium.inspector.Palette;
import org.vivarium.inspector.Units;
import org.vivarium.inspector.view.ResizableCanvas;
import org.vivarium.telemetry.Domain;

/** Rows of numbers as lines over one axis; the values under the mouse are told in the legend. */
final class Plot extends ResizableCanvas {
    /** One line: what it is called and its values. */
    record Line(String name, int[] values) {}

    private static final double LEFT = 44;
    private static final double BOTTOM = 18;
    private static final double LEGEND = 20;
    private static final List<Domain> COLOURS =
            List.of(
                    Domain.BATTLE,
                    Domain.INPUT,
                    Domain.DRAW,
                    Domain.MAP,
                    Domain.EVENTS,
                    Domain.AUDIO);

    private final List<Line> lines;
    private final int most;
    private final int least;
    private final int length;
    private int pointed = -1;

    Plot(List<Line> lines) {
        this.lines = lines;
        int highest = 1;
        int lowest = 0;
        int longest = 1;
        for (Line line : lines) {
            longest = Math.max(longest, line.values().length);
            for (int value : line.values()) {
                highest = Math.max(highest, value);
                lowest = Math.min(lowest, value);
            }
        }
        most = highest;
        least = lowest;
        length = longest;
        setPrefSize(340, 190);
        setMinHeight(190);
        setOnMouseMoved(
                event -> {
                    double room = Math.max(1, getWidth() - LEFT - 8);
                    pointed =
                            Math.clamp(
                                    (int) Math.round((event.getX() - LEFT) / room * (length - 1)),
                                    0,
                                    length - 1);
                    repaint();
                });
        setOnMouseExited(
                event -> {
                    pointed = -1;
                    repaint();
                });
    }

    private Color colour(Palette palette, int line) {
        return palette.of(COLOURS.get(line % COLOURS.size()));
    }

    @Override
    protected void paint(GraphicsContext g, double width, double height, Palette palette) {
        g.clearRect(0, 0, width, height);
        double top = LEGEND + 6;
        double bottom = height - BOTTOM;
        axis(g, palette, width, top, bottom);
        for (int i = 0; i < lines.size(); i++) {
            line(g, lines.get(i).values(), colour(palette, i), width, top, bottom);
        }
        legend(g, palette);
        if (pointed >= 0) {
            g.setStroke(palette.muted);
            g.setLineWidth(1);
            double x = Math.rint(x(pointed, width)) + 0.5;
            g.strokeLine(x, top, x, bottom);
        }
    }

    private double x(int index, double width) {
        return LEFT + (width - LEFT - 8) * index / Math.max(1, length - 1);
    }

    private double y(double value, double top, double bottom) {
        return bottom - (bottom - top) * (value - least) / Math.max(1, most - least);
    }

    private void axis(GraphicsContext g, Palette palette, double width, double top, double bottom) {
        g.setFont(SMALL);
        g.setTextBaseline(VPos.CENTER);
        g.setLineWidth(1);
        for (int i = 0; i <= 4; i++) {
            double value = least + (most - least) * i / 4.0;
            double y = Math.rint(y(value, top, bottom)) + 0.5;
            g.setStroke(palette.grid);
            g.strokeLine(LEFT, y, width - 8, y);
            g.setFill(palette.muted);
            g.setTextAlign(TextAlignment.RIGHT);
            g.fillText(Units.count(Math.round(value)), LEFT - 6, y);
        }
        g.setTextAlign(TextAlignment.CENTER);
        int shown = pointed >= 0 ? pointed : length - 1;
        g.fillText(Integer.toString(shown + 1), Math.min(width - 14, x(shown, width)), bottom + 10);
        if (shown > length / 8) {
            g.fillText("1", x(0, width), bottom + 10);
        }
        g.setTextAlign(TextAlignment.LEFT);
    }

    private void line(
            GraphicsContext g,
            int[] values,
            Color colour,
            double width,
            double top,
            double bottom) {
        g.setStroke(colour);
        g.setLineWidth(1.6);
        g.beginPath();
        for (int i = 0; i < values.length; i++) {
            double x = x(i, width);
            double y = y(values[i], top, bottom);
            if (i == 0) {
                g.moveTo(x, y);
            } else {
                g.lineTo(x, y);
            }
        }
        g.stroke();
    }

    private void legend(GraphicsContext g, Palette palette) {
        g.setFont(SMALL);
        g.setTextBaseline(VPos.TOP);
        double x = 4;
        int at = pointed >= 0 ? pointed : length - 1;
        for (int i = 0; i < lines.size(); i++) {
            Line line = lines.get(i);
            g.setFill(colour(palette, i));
            g.fillRect(x, 6, 8, 8);
            String value = at < line.values().length ? Units.count(line.values()[at]) : "–";
            String words = line.name().isEmpty() ? value : line.name() + " " + value;
            g.setFill(palette.text);
            g.fillText(words, x + 12, 3);
            x += 22 + words.length() * 6.3;
        }
    }
}
