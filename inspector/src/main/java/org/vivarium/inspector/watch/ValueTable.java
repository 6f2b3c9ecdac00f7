package org.vivarium.inspector.watch;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.geometry.Pos;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.control.cell.TextFieldTableCell;
import javafx.scene.input.KeyCode;
import javafx.util.converter.DefaultStringConverter;
import org.vivarium.control.Watchable;
import org.vivarium.inspector.HandEdit;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.Watches;
import org.vivarium.inspector.Watches.Watch;
import org.vivarium.telemetry.snapshot.WriteSnapshot;

/** The watched values as they are now; a box before each says whether its writes stop events. */
final class ValueTable {
    private final Watches watches;
    private final TableView<Watch> view;
    private final Map<Watchable, SimpleStringProperty> now = new HashMap<>();
    private WatchNames names = new WatchNames(null);
    private WriteSnapshot shown;

    /**
     * @param edited told a value and what was typed for it
     * @param filter told the value whose writes alone are to be shown
     */
    ValueTable(Watches watches, BiConsumer<Watchable, String> edited, Consumer<Watchable> filter) {
        this.watches = watches;
        view = new TableView<>(watches.list());
        view.setId("watched-values");
        view.getStyleClass().addAll("dense", "edge-to-edge");
        view.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        var empty = new Label(Texts.of("watch.empty"));
        empty.setWrapText(true);
        view.setPlaceholder(empty);
        view.getColumns().add(stops());
        var name = new TableColumn<Watch, String>(Texts.of("watch.value"));
        name.setPrefWidth(150);
        name.setSortable(false);
        name.setCellValueFactory(
                row -> new ReadOnlyObjectWrapper<>(names.whole(row.getValue().value())));
        view.getColumns().add(name);
        view.getColumns().add(values(edited));
        view.setEditable(true);
        view.editingCellProperty().addListener((o, before, cell) -> show(shown));
        var remove = new MenuItem(Texts.of("watch.remove"));
        remove.setOnAction(event -> removeChosen());
        var only = new MenuItem(Texts.of("watch.only"));
        only.setOnAction(
                event -> {
                    Watch chosen = view.getSelectionModel().getSelectedItem();
                    if (chosen != null) {
                        filter.accept(chosen.value());
                    }
                });
        view.setContextMenu(new ContextMenu(only, remove));
        view.setOnKeyPressed(
                event -> {
                    if (event.getCode() == KeyCode.DELETE && view.getEditingCell() == null) {
                        removeChosen();
                        event.consume();
                    }
                });
    }

    private TableColumn<Watch, String> values(BiConsumer<Watchable, String> edited) {
        var column = new TableColumn<Watch, String>(Texts.of("watch.now"));
        column.setPrefWidth(70);
        column.setSortable(false);
        column.setCellValueFactory(row -> of(row.getValue().value()));
        column.setCellFactory(c -> new ValueCell());
        column.setOnEditCommit(
                event -> edited.accept(event.getRowValue().value(), event.getNewValue()));
        return column;
    }

    /** A value as it is; entered by double click or F2 where it can be set. */
    private static final class ValueCell extends TextFieldTableCell<Watch, String> {
        ValueCell() {
            super(new DefaultStringConverter());
            setAlignment(Pos.CENTER_RIGHT);
        }

        @Override
        public void startEdit() {
            Watch watch = getTableRow() == null ? null : getTableRow().getItem();
            if (watch != null && HandEdit.isPossible(watch.value().kind())) {
                super.startEdit();
            }
        }
    }

    private TableColumn<Watch, Watch> stops() {
        var column = new TableColumn<Watch, Watch>();
        var title = new Label("●");
        title.setTooltip(new Tooltip(Texts.of("watch.stops.tip")));
        title.getStyleClass().add("stop-mark");
        column.setGraphic(title);
        column.setMinWidth(30);
        column.setMaxWidth(30);
        column.setSortable(false);
        column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
        column.setCellFactory(c -> new StopCell());
        return column;
    }

    private final class StopCell extends TableCell<Watch, Watch> {
        private final CheckBox box = new CheckBox();

        StopCell() {
            setAlignment(Pos.CENTER);
            box.setTooltip(new Tooltip(Texts.of("watch.stops.tip")));
            box.setOnAction(
                    event -> {
                        if (getItem() != null) {
                            watches.set(new Watch(getItem().value(), box.isSelected()));
                        }
                    });
        }

        @Override
        protected void updateItem(Watch watch, boolean empty) {
            super.updateItem(watch, empty);
            box.setSelected(!empty && watch != null && watch.stops());
            setGraphic(empty ? null : box);
        }
    }

    private void removeChosen() {
        Watch chosen = view.getSelectionModel().getSelectedItem();
        if (chosen != null) {
            watches.remove(chosen);
        }
    }

    private SimpleStringProperty of(Watchable value) {
        return now.computeIfAbsent(value, key -> new SimpleStringProperty(""));
    }

    TableView<Watch> node() {
        return view;
    }

    void names(WatchNames of) {
        names = of;
        view.refresh();
    }

    /** Shows the present values; while one is being entered all stay as they are. */
    void show(WriteSnapshot log) {
        shown = log;
        if (view.getEditingCell() != null) {
            return;
        }
        for (Watch watch : watches.list()) {
            String words = log == null ? null : log.valueOf(watch.value());
            boolean isSwitch = watch.value().kind() == Watchable.Kind.SWITCH;
            of(watch.value())
                    .set(words == null ? "" : !isSwitch ? words : words.equals("0") ? "off" : "ON");
        }
    }
}
