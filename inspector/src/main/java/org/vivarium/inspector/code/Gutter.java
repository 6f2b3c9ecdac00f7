package org.vivarium.inspector.code;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.function.IntConsumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;

/** What stands before a line: its number, whether it runs now, and the handle of its block. */
final class Gutter {
    private static final double DIGIT = 7.6;

    private final IntConsumer toggle;
    private final LineStops stops;
    private final Set<Integer> running = new HashSet<>();
    private int digits = 2;

    /**
     * @param toggle told the line whose handle is clicked
     * @param stops where events stop, told the line whose number is clicked
     */
    Gutter(IntConsumer toggle, LineStops stops) {
        this.toggle = toggle;
        this.stops = stops;
    }

    /** Forgets what runs and makes room for the numbers of so many lines. */
    void clear(int lines) {
        running.clear();
        digits = Math.max(2, Integer.toString(lines).length());
    }

    Node node(Folding folding, int paragraph) {
        int line = folding.line(paragraph);
        LineStops.Mark stop = line < 0 ? LineStops.Mark.NONE : stops.mark(line);
        var mark = new Label(isRunning(line) ? "▶" : stop.sign());
        mark.getStyleClass().add(stop == LineStops.Mark.NONE ? "gutter-mark" : "gutter-stop");
        var number = new Label(line < 0 ? "" : Integer.toString(line + 1));
        number.getStyleClass().add("gutter-number");
        number.setMinWidth(digits * DIGIT);
        number.setPrefWidth(digits * DIGIT);
        number.setAlignment(Pos.CENTER_RIGHT);
        if (line >= 0) {
            mark.setOnMousePressed(event -> stop(line, event));
            number.setOnMousePressed(event -> stop(line, event));
        }
        boolean block = line >= 0 && folding.script().opensBlock(line);
        var handle = new Label(!block ? "" : folding.isClosed(line) ? "▸" : "▾");
        handle.getStyleClass().add("gutter-fold");
        if (block) {
            handle.setOnMousePressed(
                    event -> {
                        toggle.accept(line);
                        event.consume();
                    });
        }
        var box = new HBox(mark, number, handle);
        box.getStyleClass().add("gutter");
        box.setAlignment(Pos.TOP_LEFT);
        return box;
    }

    private void stop(int line, MouseEvent event) {
        if (event.getButton() == MouseButton.SECONDARY) {
            stops.menu(line, (Node) event.getSource(), event.getScreenX(), event.getScreenY());
        } else {
            stops.toggle(line);
        }
        event.consume();
    }

    boolean isRunning(int line) {
        return running.contains(line);
    }

    Set<Integer> running() {
        return running;
    }

    /** Takes over the lines that run; gives those whose mark changed. */
    Set<Integer> running(Collection<Integer> lines) {
        var changed = new HashSet<>(running);
        changed.removeIf(lines::contains);
        for (int line : lines) {
            if (!running.contains(line)) {
                changed.add(line);
            }
        }
        running.clear();
        running.addAll(lines);
        return changed;
    }
}
