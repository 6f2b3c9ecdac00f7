package org.vivarium.inspector.memory;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;

/**
 * A short list of names and amounts under a heading. Its labels are made once and filled again:
 * styling new ones several times a second would be most of what the panel costs.
 */
final class Lines {
    private final Label heading = new Label();
    private final GridPane grid = new GridPane();
    private final VBox box = new VBox(2, heading, grid);
    private final List<Label> names = new ArrayList<>();
    private final List<Label> amounts = new ArrayList<>();
    private int used;

    /**
     * @param tip what the heading's tooltip says
     * @param most lines there can be
     */
    Lines(String tip, int most) {
        heading.getStyleClass().add("muted");
        heading.setTooltip(new Tooltip(tip));
        grid.setHgap(8);
        var wide = new ColumnConstraints();
        wide.setHgrow(Priority.ALWAYS);
        wide.setMinWidth(60);
        var narrow = new ColumnConstraints();
        narrow.setHalignment(HPos.RIGHT);
        narrow.setMinWidth(Region.USE_PREF_SIZE);
        grid.getColumnConstraints().addAll(wide, narrow);
        for (int i = 0; i < most; i++) {
            var name = new Label();
            var amount = new Label();
            amount.setMinWidth(Region.USE_PREF_SIZE);
            hideWhenEmpty(name);
            hideWhenEmpty(amount);
            names.add(name);
            amounts.add(amount);
            grid.addRow(i, name, amount);
        }
    }

    private static void hideWhenEmpty(Label label) {
        label.managedProperty().bind(label.textProperty().isNotEmpty());
    }

    Region node() {
        return box;
    }

    void begin(String title) {
        heading.setText(title);
        used = 0;
    }

    /**
     * @param colour of a small square before the name; null for none
     */
    void add(Color colour, String name, String amount) {
        if (used == names.size()) {
            return;
        }
        Label label = names.get(used);
        label.setText(name);
        if (colour == null) {
            label.setGraphic(null);
        } else if (label.getGraphic() instanceof Rectangle swatch) {
            swatch.setFill(colour);
        } else {
            label.setGraphic(new Rectangle(9, 9, colour));
        }
        amounts.get(used++).setText(amount);
    }

    /** All lines have been added; without any, {@code empty} is said instead. */
    void end(String empty) {
        if (used == 0) {
            add(null, empty, "");
        }
        for (int i = used; i < names.size(); i++) {
            names.get(i).setText("");
            names.get(i).setGraphic(null);
            amounts.get(i).setText("");
        }
    }
}
