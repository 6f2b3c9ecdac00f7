package org.vivarium.inspector.state;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;
import javafx.geometry.Pos;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.cell.TextFieldTableCell;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.converter.DefaultStringConverter;
import org.vivarium.inspector.Texts;

/**
 * Numbered things with a name and a live value: switches or variables. Values can be edited. A cell
 * is laid out again only when its own value is another one.
 */
final class NamedList {
    private final ObservableList<Integer> ids = FXCollections.observableArrayList();
    private final FilteredList<Integer> shown = new FilteredList<>(ids);
    private final TableView<Integer> view = new TableView<>(shown);
    private final TextField filter = new TextField();
    private final VBox box = new VBox(4, filter, view);
    private IntFunction<String> names = id -> "";
    private IntFunction<String> values = id -> "";

    /** The value of each row that was seen, by number. */
    private final Map<Integer, StringProperty> seen = new HashMap<>();

    /**
     * @param edited told of the number and the text the user entered
     * @param watch told the number whose writes are to be watched
     */
    NamedList(
            String id, String prompt, BiConsumer<Integer, String> edited, Consumer<Integer> watch) {
        var item = new MenuItem(Texts.of("watch.add"));
        item.setOnAction(
                event -> {
                    Integer chosen = view.getSelectionModel().getSelectedItem();
                    if (chosen != null) {
                        watch.accept(chosen);
                    }
                });
        view.setContextMenu(new ContextMenu(item));
        view.setId(id);
        view.setEditable(true);
        view.getStyleClass().addAll("dense", "edge-to-edge");
        view.setPlaceholder(new Label(Texts.of("state.empty")));
        view.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        TableColumn<Integer, String> number = column("ID", 54, key -> Integer.toString(key));
        number.setStyle("-fx-alignment: center-right;");
        TableColumn<Integer, String> name =
                column(Texts.of("state.name"), 150, key -> names.apply(key));
        TableColumn<Integer, String> value = column(Texts.of("state.value"), 80, key -> "");
        value.setCellValueFactory(data -> valueOf(data.getValue()));
        value.setCellFactory(
                c -> {
                    var cell =
                            new TextFieldTableCell<Integer, String>(new DefaultStringConverter());
                    cell.setAlignment(Pos.CENTER_RIGHT);
                    return cell;
                });
        value.setEditable(true);
        value.setOnEditCommit(
                event -> edited.accept(event.getRowValue(), event.getNewValue().strip()));
        view.editingCellProperty().addListener((o, before, now) -> update());
        view.getColumns().add(number);
        view.getColumns().add(name);
        view.getColumns().add(value);
        filter.setPromptText(prompt);
        filter.getStyleClass().add("small-field");
        filter.textProperty().addListener((o, before, now) -> filter(now));
        VBox.setVgrow(view, Priority.ALWAYS);
    }

    private static TableColumn<Integer, String> column(
            String title, double width, IntFunction<String> text) {
        var column = new TableColumn<Integer, String>(title);
        column.setPrefWidth(width);
        column.setSortable(false);
        column.setEditable(false);
        column.setCellValueFactory(data -> new SimpleStringProperty(text.apply(data.getValue())));
        return column;
    }

    Region node() {
        return box;
    }

    void names(IntFunction<String> names) {
        this.names = names;
        filter(filter.getText());
        view.refresh();
    }

    /** Shows this many things with their present values; a cell being edited is left alone. */
    void show(int count, IntFunction<String> values) {
        this.values = values;
        if (ids.size() != count) {
            seen.clear();
            ids.setAll(IntStream.rangeClosed(1, count).boxed().toList());
        }
        update();
    }

    private StringProperty valueOf(int id) {
        return seen.computeIfAbsent(id, key -> new SimpleStringProperty(values.apply(key)));
    }

    private void update() {
        if (view.getEditingCell() == null) {
            seen.forEach((id, value) -> value.set(values.apply(id)));
        }
    }

    private void filter(String typed) {
        String letters = typed.strip().toLowerCase(Locale.ROOT);
        shown.setPredicate(
                id ->
                        letters.isEmpty()
                                || Integer.toString(id).equals(letters)
                                || names.apply(id).toLowerCase(Locale.ROOT).contains(letters));
    }
}
