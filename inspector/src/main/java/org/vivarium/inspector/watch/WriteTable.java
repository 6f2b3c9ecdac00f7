package org.vivarium.inspector.watch;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;
import javafx.css.PseudoClass;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.vivarium.inspector.Texts;

/** The writes of watched values, the newest first. */
final class WriteTable {
    private static final PseudoClass AHEAD = PseudoClass.getPseudoClass("ahead");

    private final ObservableList<WriteLine> lines = FXCollections.observableArrayList();
    private final FilteredList<WriteLine> shown = new FilteredList<>(lines);
    private final TableView<WriteLine> view = new TableView<>(shown);
    private final Consumer<WriteLine> code;

    /**
     * @param code told a write whose command is to be shown
     * @param map told a write whose event is to be shown on its map
     * @param travel told a write to go to in time
     */
    WriteTable(Consumer<WriteLine> code, Consumer<WriteLine> map, Consumer<WriteLine> travel) {
        this.code = code;
        view.setId("writes");
        view.getStyleClass().addAll("dense", "edge-to-edge");
        view.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        var empty = new Label(Texts.of("watch.noWrites"));
        empty.setWrapText(true);
        view.setPlaceholder(empty);
        view.getColumns().add(column("watch.when", 132, WriteLine::when));
        view.getColumns().add(column("watch.value", 124, WriteLine::name));
        view.getColumns().add(column("watch.change", 84, WriteLine::change));
        TableColumn<WriteLine, String> writer = column("watch.writer", 230, WriteLine::writer);
        writer.setCellFactory(c -> new WriterCell());
        view.getColumns().add(writer);
        view.getColumns().add(column("watch.command", 200, WriteLine::command));
        view.setRowFactory(table -> new Row());
        view.setContextMenu(
                new ContextMenu(
                        item("watch.showCode", code),
                        item("watch.showMap", map),
                        item("watch.goThere", travel)));
        view.setOnKeyPressed(
                event -> {
                    if (event.getCode() == KeyCode.ENTER && chosen() != null) {
                        code.accept(chosen());
                        event.consume();
                    }
                });
    }

    private MenuItem item(String key, Consumer<WriteLine> action) {
        var item = new MenuItem(Texts.of(key));
        item.setOnAction(
                event -> {
                    if (chosen() != null) {
                        action.accept(chosen());
                    }
                });
        return item;
    }

    private static TableColumn<WriteLine, String> column(
            String key, double width, Function<WriteLine, String> words) {
        var column = new TableColumn<WriteLine, String>(Texts.of(key));
        column.setPrefWidth(width);
        column.setSortable(false);
        column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(words.apply(row.getValue())));
        return column;
    }

    /** Who wrote it: a click shows the command. */
    private final class WriterCell extends TableCell<WriteLine, String> {
        WriterCell() {
            setOnMouseClicked(
                    event -> {
                        WriteLine line = getTableRow() == null ? null : getTableRow().getItem();
                        if (line != null && event.getButton() == MouseButton.PRIMARY) {
                            code.accept(line);
                        }
                    });
        }

        @Override
        protected void updateItem(String words, boolean empty) {
            super.updateItem(words, empty);
            setText(empty ? null : words);
            WriteLine line = empty || getTableRow() == null ? null : getTableRow().getItem();
            boolean link = line != null && line.place() != null;
            getStyleClass().remove("write-link");
            if (link) {
                getStyleClass().add("write-link");
            }
            setTooltip(link ? new Tooltip(words + "\n" + line.command()) : null);
        }
    }

    /** Writes that are still to come again are dimmed. */
    private static final class Row extends TableRow<WriteLine> {
        @Override
        protected void updateItem(WriteLine line, boolean empty) {
            super.updateItem(line, empty);
            pseudoClassStateChanged(AHEAD, !empty && line != null && line.ahead());
        }
    }

    TableView<WriteLine> node() {
        return view;
    }

    /** The write the user chose; null when none is. */
    WriteLine chosen() {
        return view.getSelectionModel().getSelectedItem();
    }

    void show(List<WriteLine> writes) {
        WriteLine chosen = chosen();
        lines.setAll(writes);
        if (chosen != null) {
            view.getSelectionModel().select(chosen);
        }
    }

    /** Shows the lines with all these words alone; their number. */
    void filter(String typed) {
        String[] words = typed.toLowerCase(Locale.ROOT).strip().split("\\s+");
        shown.setPredicate(typed.isBlank() ? line -> true : line -> line.has(words));
    }

    int shown() {
        return shown.size();
    }
}
