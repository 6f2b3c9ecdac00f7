package org.vivarium.inspector.tables;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.SimpleStringProperty;
import javafx.collections.FXCollections;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import org.vivarium.inspector.Texts;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;

/** The rows of one table. A row is decoded when one of its cells comes into view. */
final class RowTable {
    private static final int MAX_COLUMNS = 9;

    private final TableView<Row> view = new TableView<>();
    private LazyRows rows;

    RowTable(Consumer<Row> chosen) {
        view.setId("row-table");
        view.getStyleClass().addAll("dense", "edge-to-edge");
        view.setPlaceholder(new Label(Texts.of("tables.noTable")));
        view.getSelectionModel()
                .selectedItemProperty()
                .addListener((o, before, now) -> chosen.accept(now));
    }

    TableView<Row> node() {
        return view;
    }

    void show(Table table, Row database) {
        view.getColumns().clear();
        rows = table == null ? null : new LazyRows(table);
        if (table == null) {
            view.getItems().clear();
            return;
        }
        LazyRows shown = rows;
        if (table.rowType().hasId()) {
            view.getColumns().add(column("ID", 56, true, shown, row -> Integer.toString(row.id())));
        }
        table.rowType().fields().stream()
                .filter(FieldText::isShort)
                .limit(MAX_COLUMNS)
                .forEach(
                        field ->
                                view.getColumns()
                                        .add(
                                                column(
                                                        field.name().replace('_', ' '),
                                                        width(field),
                                                        FieldText.isNumeric(field),
                                                        shown,
                                                        row ->
                                                                FieldText.of(
                                                                        row, field, database))));
        view.setItems(FXCollections.observableList(shown));
    }

    private static double width(Field field) {
        return "name".equals(field.name()) ? 150 : FieldText.isNumeric(field) ? 84 : 120;
    }

    private static TableColumn<Row, String> column(
            String title, double width, boolean number, LazyRows rows, Function<Row, String> text) {
        var column = new TableColumn<Row, String>(title);
        column.setPrefWidth(width);
        column.setSortable(false);
        column.setCellValueFactory(data -> new SimpleStringProperty(text.apply(data.getValue())));
        column.setCellFactory(
                c ->
                        new TableCell<>() {
                            {
                                setAlignment(number ? Pos.CENTER_RIGHT : Pos.CENTER_LEFT);
                            }

                            @Override
                            protected void updateItem(String value, boolean empty) {
                                super.updateItem(value, empty);
                                setText(empty ? null : value);
                                if (!empty) {
                                    rows.decoded(getIndex());
                                }
                            }
                        });
        return column;
    }

    /** Rows shown so far of the open table. */
    int decoded() {
        return rows == null ? 0 : rows.decodedCount();
    }

    int size() {
        return rows == null ? 0 : rows.size();
    }

    /** Shows one struct instead of a table. */
    void clear() {
        rows = null;
        view.getColumns().clear();
        view.setItems(FXCollections.observableList(List.of()));
    }
}
