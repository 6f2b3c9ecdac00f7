package org.vivarium.inspector.flame;

import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.text.Text;
import org.vivarium.inspector.Palette;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Units;
import org.vivarium.inspector.view.ResizableCanvas;

/**
 * The flame chart of one frame. The wheel zooms at the pointer, a drag or the arrow keys pan, a
 * double click or 0 shows the whole frame again; hovering tells times and bytes.
 */
final class FlameView extends ResizableCanvas {
    private static final double ROW = 26;
    private static final double MAX_ZOOM = 1e5;

    private final Tooltip tooltip = new Tooltip();
    private FlameLayout layout = FlameLayout.EMPTY;
    private double from;
    private double to = 1;
    private double dragX;
    private FlameBox hovered;

    FlameView() {
        setId("flame-chart");
        setFocusTraversable(true);
        setMinHeight(3 * ROW);
        setPrefHeight(5 * ROW);
        Tooltip.install(this, tooltip);
        setOnMouseMoved(this::hover);
        setOnMouseExited(event -> hoverOver(null));
        setOnMousePressed(this::pressed);
        setOnMouseDragged(this::dragged);
        setOnScroll(this::scrolled);
        setOnKeyPressed(this::key);
    }

    void show(FlameLayout layout) {
        this.layout = layout;
        repaint();
    }

    private double chartX(double pixel) {
        return from + pixel / Math.max(1, getWidth()) * (to - from);
    }

    private void hover(MouseEvent event) {
        hoverOver(layout.at(chartX(event.getX()), (int) (event.getY() / ROW)));
    }

    private void hoverOver(FlameBox box) {
        if (box != hovered) {
            hovered = box;
            tooltip.setText(box == null ? Texts.of("flame.hint") : describe(box));
            repaint();
        }
    }

    private String describe(FlameBox box) {
        return Texts.of(
                "flame.box",
                box.section().label(),
                Units.millis(box.nanos()),
                Units.percent(layout.share(box)),
                Units.bytes(box.bytes()));
    }

    private void pressed(MouseEvent event) {
        requestFocus();
        dragX = event.getX();
        if (event.getClickCount() == 2) {
            FlameBox box = layout.at(chartX(event.getX()), (int) (event.getY() / ROW));
            boolean whole = box == null || box.depth() == 0 || from > 0 || to < 1;
            view(whole ? 0 : box.left(), whole ? 1 : box.right());
        }
        event.consume();
    }

    private void dragged(MouseEvent event) {
        pan((dragX - event.getX()) / Math.max(1, getWidth()) * (to - from));
        dragX = event.getX();
        event.consume();
    }

    private void scrolled(ScrollEvent event) {
        zoom(Math.pow(1.0015, -event.getDeltaY()), chartX(event.getX()));
        event.consume();
    }

    private void key(KeyEvent event) {
        double middle = (from + to) / 2;
        switch (event.getCode()) {
            case PLUS, ADD, EQUALS -> zoom(0.7, middle);
            case MINUS, SUBTRACT -> zoom(1 / 0.7, middle);
            case LEFT -> pan(-0.1 * (to - from));
            case RIGHT -> pan(0.1 * (to - from));
            case DIGIT0, NUMPAD0, HOME -> view(0, 1);
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void zoom(double factor, double around) {
        double width = Math.clamp((to - from) * factor, 1 / MAX_ZOOM, 1);
        double left = around - (around - from) * width / (to - from);
        view(left, left + width);
    }

    private void pan(double by) {
        view(from + by, to + by);
    }

    private void view(double left, double right) {
        double width = Math.min(1, right - left);
        from = Math.clamp(left, 0, 1 - width);
        to = from + width;
        repaint();
    }

    @Override
    protected void paint(GraphicsContext g, double width, double height, Palette palette) {
        g.setFill(palette.surface);
        g.fillRect(0, 0, width, height);
        g.setFont(NORMAL);
        g.setTextBaseline(VPos.CENTER);
        for (int depth = 0; depth < layout.depth(); depth++) {
            double y = depth * ROW;
            if (y > height) {
                break;
            }
            double painted = -1;
            for (FlameBox box : layout.row(depth)) {
                double left = (box.left() - from) / (to - from) * width;
                double right = (box.right() - from) / (to - from) * width;
                if (right < 0 || left > width || right < painted + 0.5) {
                    continue;
                }
                paintBox(g, box, Math.max(left, -1), Math.min(right, width + 1), y, palette);
                painted = right;
            }
        }
    }

    private void paintBox(
            GraphicsContext g, FlameBox box, double left, double right, double y, Palette palette) {
        var colour = palette.of(box.section().domain());
        g.setFill(box == hovered ? colour.brighter() : colour);
        double wide = Math.max(1, right - left - 1);
        g.fillRect(left, y, wide, ROW - 1);
        if (wide > 28) {
            g.setFill(palette.onDomain);
            String label = box.section().label();
            String full = label + "  " + Units.millis(box.nanos()) + " ms";
            double room = wide - 10;
            double at = Math.max(left, 0) + 6;
            if (FlameText.width(full) <= room) {
                g.fillText(full, at, y + ROW / 2 - 0.5);
            } else {
                g.fillText(FlameText.fit(label, room), at, y + ROW / 2 - 0.5);
            }
        }
    }

    /** Measures labels without laying out a text node for each. */
    private static final class FlameText {
        private static final double CHARACTER = characterWidth();

        private static double characterWidth() {
            var sample = new Text("map.transition.chipset 1.25 ms");
            sample.setFont(NORMAL);
            return sample.getLayoutBounds().getWidth() / sample.getText().length();
        }

        static double width(String text) {
            return text.length() * CHARACTER;
        }

        static String fit(String text, double room) {
            int fits = (int) (room / CHARACTER);
            if (fits >= text.length()) {
                return text;
            }
            int dot = text.lastIndexOf('.');
            String last = dot < 0 ? text : text.substring(dot + 1);
            return last.length() <= fits ? last : fits < 3 ? "" : last.substring(0, fits - 1) + "…";
        }
    }
}
