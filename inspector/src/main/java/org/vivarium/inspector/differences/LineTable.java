package org.vivarium.inspector.differences;

import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.ObservableList;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import org.vivarium.inspector.Texts;
import org.vivarium.model.diff.Difference;

/** Differences as a table: where, before, after; coloured by what happened. */
final class LineTable {
    private LineTable() {}

    static TableView<Line> make(ObservableList<Line> lines) {
        var table = new TableView<>(lines);
        table.setId("diff-table");
        table.getStyleClass().addAll("dense", "edge-to-edge");
        table.setPlaceholder(new Label(Texts.of("diff.nothing")));
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        table.getColumns().add(column("diff.place", 320, Line::where));
        table.getColumns().add(column("diff.before", 160, line -> line.difference().before()));
        table.getColumns().add(column("diff.after", 160, LineTable::after));
        table.setRowFactory(view -> new Row());
        return table;
    }

    private static String after(Line line) {
        Difference difference = line.difference();
        return difference.after().isEmpty() && difference.kind() != Difference.Kind.CHANGED
                ? Texts.of("diff." + difference.kind())
                : difference.after();
    }

    private static TableColumn<Line, String> column(
            String title, double width, Function<Line, String> text) {
        var column = new TableColumn<Line, String>(Texts.of(title));
        column.setPrefWidth(width);
        column.setCellValueFactory(data -> new ReadOnlyStringWrapper(text.apply(data.getValue())));
        return column;
    }

    private static final class Row extends TableRow<Line> {
        @Override
        protected void updateItem(Line line, boolean empty) {
            super.updateItem(line, empty);
            getStyleClass().removeAll("diff-added", "diff-removed");
            if (!empty && line != null) {
                switch (line.difference().kind()) {
                    case ADDED -> getStyleClass().add("diff-added");
                    case REMOVED -> getStyleClass().add("diff-removed");
                    case CHANGED -> {}
                }
            }
        }
    }
}
