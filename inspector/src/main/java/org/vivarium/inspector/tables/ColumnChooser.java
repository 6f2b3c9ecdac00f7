package org.vivarium.inspector.tables;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.collections.FXCollections;
import javafx.collections.transformation.FilteredList;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.cell.CheckBoxListCell;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.row.ValueText;
import org.vivarium.lcf.StructType;

/** All fields rows of a table have, with a check mark at those that are columns. */
final class ColumnChooser extends VBox {
    private final Map<ColumnPath, BooleanProperty> shown = new HashMap<>();
    private final StructType type;
    private final ColumnMemory memory;
    private final Runnable changed;

    /**
     * @param changed called after every change of the choice
     */
    ColumnChooser(StructType type, ColumnMemory memory, Runnable changed) {
        this.type = type;
        this.memory = memory;
        this.changed = changed;
        List<ColumnPath> chosen =
                memory.of(type).stream().map(ColumnMemory.Chosen::column).toList();
        List<ColumnPath> all = ColumnPath.of(type);
        for (ColumnPath column : all) {
            var property = new SimpleBooleanProperty(chosen.contains(column));
            property.addListener((o, before, now) -> toggle(column, now));
            shown.put(column, property);
        }
        var fields = new FilteredList<>(FXCollections.observableList(all));
        var list = new ListView<>(fields);
        list.setId("column-list");
        list.getStyleClass().add("dense");
        list.setCellFactory(view -> new CheckBoxListCell<>(shown::get, new Titles()));
        list.setOnKeyPressed(
                event -> {
                    ColumnPath column = list.getSelectionModel().getSelectedItem();
                    if (event.getCode() == KeyCode.SPACE && column != null) {
                        shown.get(column).set(!shown.get(column).get());
                    }
                });
        var search = new TextField();
        search.setId("column-search");
        search.getStyleClass().add("filter-field");
        search.setPromptText(Texts.of("columns.search"));
        search.textProperty()
                .addListener(
                        (o, before, now) ->
                                fields.setPredicate(
                                        column ->
                                                ValueText.heading(column.name())
                                                        .contains(now.toLowerCase(Locale.ROOT))));
        var usual = new Button(Texts.of("columns.usual"));
        usual.getStyleClass().add("small-tool");
        usual.setOnAction(event -> reset());
        setSpacing(6);
        setPrefSize(300, 380);
        getChildren().setAll(search, list, new HBox(usual));
    }

    private static final class Titles extends StringConverter<ColumnPath> {
        @Override
        public String toString(ColumnPath column) {
            return ValueText.heading(column.name()).replace(".", " › ");
        }

        @Override
        public ColumnPath fromString(String text) {
            throw new UnsupportedOperationException("columns are not typed in");
        }
    }

    private void toggle(ColumnPath column, boolean wanted) {
        List<ColumnMemory.Chosen> columns = new ArrayList<>(memory.of(type));
        columns.removeIf(one -> one.column().equals(column));
        if (wanted) {
            columns.add(new ColumnMemory.Chosen(column, 0));
        }
        memory.keep(type, columns);
        changed.run();
    }

    private void reset() {
        memory.forget(type);
        changed.run();
        var usual =
                memory.of(type).stream()
                        .map(ColumnMemory.Chosen::column)
                        .collect(Collectors.toSet());
        shown.forEach((column, property) -> property.set(usual.contains(column)));
    }
}
