package org.vivarium.inspector.map;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.Cursor;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.paint.Color;
import org.vivarium.inspector.Palette;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.view.ResizableCanvas;

/**
 * A map to be looked at: the wheel zooms, a drag pans, a click chooses a tile, arrow keys move the
 * choice.
 */
final class MapCanvas extends ResizableCanvas {
    private static final double STEP = 1.25;

    /** What the canvas needs to know, and whom it tells. */
    interface Host {
        /** A tile was chosen. */
        void chosen(int x, int y);

        /** The code of the event at the chosen tile is wanted. */
        void openEvent();

        /** The teleport at the chosen tile is to be followed. */
        void followTeleport();

        /** A teleport's label was clicked. */
        void follow(Teleport teleport, boolean toItsEnd);

        /** The name of a map. */
        String mapName(int id);
    }

    private final Host host;
    private final Viewport view = new Viewport();
    private final MapMarks marks = new MapMarks();
    private final Set<MapLayer> layers = EnumSet.noneOf(MapLayer.class);
    private MapModel map;
    private MapScenery scenery;
    private List<Teleport> leaving = List.of();
    private List<Teleport> arriving = List.of();
    private int chosenX;
    private int chosenY;
    private double dragX;
    private double dragY;
    private boolean complete = true;
    private boolean fitting = true;

    MapCanvas(Host host) {
        this.host = host;
        layers.addAll(MapLayer.standard());
        setId("map-canvas");
        setFocusTraversable(true);
        focusedProperty().addListener((o, before, now) -> repaint());
        addEventHandler(ScrollEvent.SCROLL, this::scrolled);
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
        addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
        addEventHandler(MouseEvent.MOUSE_MOVED, this::moved);
        addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    }

    /** Shows another map whole; null for none. */
    void show(MapModel shown, MapScenery painted) {
        map = shown;
        scenery = painted;
        leaving = List.of();
        arriving = List.of();
        if (map != null) {
            view.map(map.width, map.height);
            chosenX = map.width / 2;
            chosenY = map.height / 2;
            fitting = true;
        }
        repaint();
    }

    /** Shows the same map after an edit. */
    void redraw(MapModel edited, MapScenery painted) {
        map = edited;
        scenery = painted;
        view.map(map.width, map.height);
        chosenX = Math.min(chosenX, map.width - 1);
        chosenY = Math.min(chosenY, map.height - 1);
        repaint();
    }

    void teleports(List<Teleport> from, List<Teleport> to) {
        if (!from.equals(leaving) || !to.equals(arriving)) {
            leaving = from;
            arriving = to;
            repaint();
        }
    }

    Set<MapLayer> layers() {
        return layers;
    }

    void layer(MapLayer layer, boolean on) {
        if (on) {
            layers.add(layer);
        } else {
            layers.remove(layer);
        }
        repaint();
    }

    /** Chooses a tile and brings it into view. */
    void choose(int x, int y, boolean centre) {
        if (map == null) {
            return;
        }
        chosenX = Math.clamp(x, 0, map.width - 1);
        chosenY = Math.clamp(y, 0, map.height - 1);
        if (centre) {
            if (fitting) {
                fit();
            }
            if (view.zoom() < 1) {
                view.natural();
                fitting = false;
            }
            view.centre(chosenX, chosenY);
        } else if (!view.shows(chosenX, chosenY)) {
            view.centre(chosenX, chosenY);
        }
        host.chosen(chosenX, chosenY);
        repaint();
    }

    int chosenX() {
        return chosenX;
    }

    int chosenY() {
        return chosenY;
    }

    double zoom() {
        return view.zoom();
    }

    void fit() {
        view.fit();
        fitting = true;
        repaint();
    }

    void zoom(double factor) {
        fitting = false;
        view.zoom(factor, getWidth() / 2, getHeight() / 2);
        repaint();
    }

    void natural() {
        fitting = false;
        view.natural();
        view.centre(chosenX, chosenY);
        repaint();
    }

    /** Paints again while images are missing. */
    void pulse() {
        if (!complete) {
            repaint();
        }
    }

    @Override
    protected void paint(GraphicsContext g, double width, double height, Palette palette) {
        view.size(width, height);
        g.setFill(palette.background);
        g.fillRect(0, 0, width, height);
        marks.begin();
        if (map == null) {
            g.setFill(palette.muted);
            g.setFont(NORMAL);
            g.fillText(Texts.of("map.empty"), 16, 28);
            complete = true;
            return;
        }
        if (fitting) {
            view.fit();
        }
        complete = scenery.paint(g, view, layers, width, height);
        if (layers.contains(MapLayer.AREAS)) {
            for (MapArea area : map.areas) {
                marks.area(g, view, area, palette, area.contains(chosenX, chosenY));
            }
        }
        if (layers.contains(MapLayer.TELEPORTS)) {
            teleports(g, palette);
        }
        choice(g, palette);
    }

    private void teleports(GraphicsContext g, Palette palette) {
        if (layers.contains(MapLayer.EVENTS)) {
            map.events.forEach(event -> marks.keepClear(view, event.x(), event.y()));
        }
        for (Teleport teleport : leaving) {
            String name = host.mapName(teleport.toMap());
            marks.leaving(g, view, teleport, name, palette, () -> host.follow(teleport, true));
        }
        for (Teleport teleport : arriving) {
            if (teleport.map() != map.id) {
                String name = host.mapName(teleport.map());
                marks.arriving(
                        g, view, teleport, name, palette, () -> host.follow(teleport, false));
            }
        }
    }

    private void choice(GraphicsContext g, Palette palette) {
        double side = Math.max(4, view.tile());
        double x = view.x(chosenX);
        double y = view.y(chosenY);
        g.setLineWidth(3);
        g.setStroke(Color.BLACK);
        g.strokeRect(x - 0.5, y - 0.5, side + 1, side + 1);
        g.setLineWidth(1.5);
        g.setStroke(isFocused() ? Color.WHITE : palette.muted);
        g.strokeRect(x - 0.5, y - 0.5, side + 1, side + 1);
    }

    private void scrolled(ScrollEvent event) {
        if (event.getDeltaY() != 0) {
            fitting = false;
            view.zoom(event.getDeltaY() > 0 ? STEP : 1 / STEP, event.getX(), event.getY());
            repaint();
        }
        event.consume();
    }

    private void pressed(MouseEvent event) {
        requestFocus();
        dragX = event.getX();
        dragY = event.getY();
    }

    private void dragged(MouseEvent event) {
        fitting = false;
        view.pan(event.getX() - dragX, event.getY() - dragY);
        dragX = event.getX();
        dragY = event.getY();
        repaint();
    }

    private void clicked(MouseEvent event) {
        if (map == null || event.getButton() != MouseButton.PRIMARY || !event.isStillSincePress()) {
            return;
        }
        Optional<Runnable> mark = marks.at(event.getX(), event.getY());
        if (mark.isPresent()) {
            mark.get().run();
            return;
        }
        int x = view.column(event.getX());
        int y = view.row(event.getY());
        if (map.contains(x, y)) {
            choose(x, y, false);
            if (event.getClickCount() == 2) {
                host.openEvent();
            }
        }
    }

    private void moved(MouseEvent event) {
        setCursor(marks.at(event.getX(), event.getY()).isPresent() ? Cursor.HAND : Cursor.DEFAULT);
    }

    private void key(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        int step = event.isShiftDown() ? 10 : 1;
        switch (event.getCode()) {
            case LEFT -> choose(chosenX - step, chosenY, false);
            case RIGHT -> choose(chosenX + step, chosenY, false);
            case UP -> choose(chosenX, chosenY - step, false);
            case DOWN -> choose(chosenX, chosenY + step, false);
            case PLUS, ADD, EQUALS -> zoom(STEP);
            case MINUS, SUBTRACT -> zoom(1 / STEP);
            case DIGIT0, NUMPAD0, F -> fit();
            case DIGIT1, NUMPAD1 -> natural();
            case ENTER -> host.openEvent();
            case T -> host.followTeleport();
            default -> {
                return;
            }
        }
        event.consume();
    }
}
