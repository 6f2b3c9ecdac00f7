package org.vivarium.inspector.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import org.vivarium.inspector.Palette;

/**
 * Marks over a map that name something: areas, teleports that leave it, teleports that end here.
 */
final class MapMarks {
    private static final Font FONT = Font.font(11);
    private static final double HEIGHT = 15;
    private static final double PADDING = 4;

    /** Below this many canvas pixels a tile, labels would cover the map. */
    private static final double LABELS = 11;

    /** A label that can be clicked. */
    private record Spot(Rectangle2D where, Runnable action) {}

    private final List<Spot> spots = new ArrayList<>();
    private final List<Rectangle2D> taken = new ArrayList<>();

    /** Forgets the labels of the last paint. */
    void begin() {
        spots.clear();
        taken.clear();
    }

    /** Keeps labels of others off a tile. */
    void keepClear(Viewport view, int x, int y) {
        double tile = view.tile();
        double inset = tile / 4;
        taken.add(
                new Rectangle2D(
                        view.x(x) + inset, view.y(y) + inset, tile - 2 * inset, tile - 2 * inset));
    }

    void area(GraphicsContext g, Viewport view, MapArea area, Palette palette, boolean chosen) {
        double x = view.x(area.left());
        double y = view.y(area.top());
        double width = view.x(area.right()) - x;
        double height = view.y(area.bottom()) - y;
        Color colour = palette.warn;
        g.setFill(colour.deriveColor(0, 1, 1, chosen ? 0.2 : 0.09));
        g.fillRect(x, y, width, height);
        g.setStroke(colour);
        g.setLineWidth(chosen ? 2 : 1);
        g.setLineDashes(5, 4);
        g.strokeRect(x + 0.5, y + 0.5, width, height);
        g.setLineDashes();
        if (view.tile() >= LABELS / 3) {
            label(g, area.name(), x + 2, y + 2, colour, () -> {});
        }
    }

    /** A teleport at its event: an arrow to its end on the same map, or the other map's name. */
    void leaving(
            GraphicsContext g,
            Viewport view,
            Teleport teleport,
            String name,
            Palette palette,
            Runnable action) {
        Color colour = palette.accent;
        double x = view.x(teleport.x() + 0.5);
        double y = view.y(teleport.y() + 0.5);
        if (teleport.map() == teleport.toMap()) {
            arrow(g, x, y, view.x(teleport.toX() + 0.5), view.y(teleport.toY() + 0.5), colour);
        }
        double corner = view.tile() / 2 - 1;
        dot(g, x + corner, y - corner, Math.clamp(view.tile() / 7, 1.5, 4), colour);
        if (view.tile() >= LABELS) {
            label(g, "→ " + name, view.x(teleport.x() + 1) + 2, y - HEIGHT / 2, colour, action);
        }
    }

    /** The place where a teleport of another map ends. */
    void arriving(
            GraphicsContext g,
            Viewport view,
            Teleport teleport,
            String name,
            Palette palette,
            Runnable action) {
        double x = view.x(teleport.toX());
        double y = view.y(teleport.toY());
        double tile = view.tile();
        g.setStroke(palette.good);
        g.setLineWidth(Math.clamp(tile / 8, 1, 2));
        g.strokeOval(x + tile * 0.12, y + tile * 0.12, tile * 0.76, tile * 0.76);
        if (tile >= LABELS) {
            label(g, "← " + name, x + tile + 2, y + (tile - HEIGHT) / 2, palette.good, action);
        }
    }

    private static void dot(GraphicsContext g, double x, double y, double radius, Color colour) {
        g.setFill(colour);
        g.fillOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    private static void arrow(
            GraphicsContext g, double x, double y, double toX, double toY, Color colour) {
        double length = Math.hypot(toX - x, toY - y);
        if (length < 2) {
            return;
        }
        double dx = (toX - x) / length;
        double dy = (toY - y) / length;
        g.setStroke(colour.deriveColor(0, 1, 1, 0.75));
        g.setLineWidth(1.5);
        g.strokeLine(x, y, toX, toY);
        g.setFill(colour);
        double size = Math.min(8, length / 2);
        g.fillPolygon(
                new double[] {
                    toX, toX - size * dx + size / 2 * dy, toX - size * dx - size / 2 * dy
                },
                new double[] {
                    toY, toY - size * dy - size / 2 * dx, toY - size * dy + size / 2 * dx
                },
                3);
    }

    private void label(
            GraphicsContext g, String text, double x, double y, Color colour, Runnable action) {
        if (text.isBlank()) {
            return;
        }
        g.setFont(FONT);
        double width = text.length() * 6.2 + 2 * PADDING;
        var where = new Rectangle2D(x, y, width, HEIGHT);
        if (taken.stream().anyMatch(where::intersects)) {
            return;
        }
        taken.add(where);
        spots.add(new Spot(where, action));
        g.setFill(Palette.get().background.deriveColor(0, 1, 1, 0.82));
        g.fillRoundRect(x, y, width, HEIGHT, 6, 6);
        g.setFill(colour);
        g.setTextBaseline(VPos.CENTER);
        g.fillText(text, x + PADDING, y + HEIGHT / 2, width - 2 * PADDING + 1);
    }

    /** What a click on a label does; empty where there is none. */
    Optional<Runnable> at(double x, double y) {
        return spots.stream()
                .filter(spot -> spot.where().contains(x, y))
                .map(Spot::action)
                .findFirst();
    }
}
