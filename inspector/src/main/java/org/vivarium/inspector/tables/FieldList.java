package org.vivarium.inspector.tables;

import java.util.function.BiConsumer;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import org.vivarium.inspector.Texts;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;

/** All fields of one row: name and value; defaults that the file leaves out are dimmed. */
final class FieldList {
    private final TableView<Field> view = new TableView<>();
    private Row row;
    private Row database;

    /**
     * @param chosen told of the row and the field the user chose
     */
    FieldList(BiConsumer<Row, Field> chosen) {
        view.setId("field-list");
        view.getStyleClass().addAll("dense", "edge-to-edge");
        view.setPlaceholder(new Label(Texts.of("tables.noRow")));
        view.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        TableColumn<Field, String> name = new TableColumn<>(Texts.of("tables.field"));
        name.setCellValueFactory(data -> new SimpleStringProperty(data.getValue().name()));
        name.setPrefWidth(140);
        TableColumn<Field, String> value = new TableColumn<>(Texts.of("tables.value"));
        value.setCellValueFactory(
                data -> new SimpleStringProperty(FieldText.of(row, data.getValue(), database)));
        value.setCellFactory(column -> new ValueCell());
        value.setPrefWidth(220);
        view.getColumns().add(name);
        view.getColumns().add(value);
        view.getSelectionModel()
                .selectedItemProperty()
                .addListener((o, before, now) -> chosen.accept(row, now));
    }

    TableView<Field> node() {
        return view;
    }

    void show(Row row, Row database) {
        this.row = row;
        this.database = database;
        if (row == null) {
            view.getItems().clear();
        } else {
            view.getItems().setAll(row.type().fields());
            view.refresh();
        }
    }

    private final class ValueCell extends TableCell<Field, String> {
        @Override
        protected void updateItem(String text, boolean empty) {
            super.updateItem(text, empty);
            Field field = empty ? null : getTableRow().getItem();
            setText(empty ? null : text);
            getStyleClass().removeAll("muted", "reference");
            if (field == null || row == null) {
                setTooltip(null);
                return;
            }
            if (!row.has(field)) {
                getStyleClass().add("muted");
            } else if (field.target() != null) {
                getStyleClass().add("reference");
            }
            setTooltip(new Tooltip(describe(field)));
        }

        private String describe(Field field) {
            long place = row.locate(field);
            return place < 0
                    ? Texts.of("tables.default", field.kind().word())
                    : Texts.of(
                            "tables.place",
                            field.kind().word(),
                            String.format("%02X", field.chunk()),
                            (int) place,
                            String.format("%X", (int) (place >>> 32)));
        }
    }
}
