package org.vivarium.inspector.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.edit.Place;
import org.vivarium.inspector.row.ValueText;
import org.vivarium.inspector.tables.filter.Filter;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;

/** The rows of one table, a column for each field the user wants to see. */
final class RowTable {
    /** Something a user did in a cell. */
    interface CellAction {
        void accept(int position, ColumnPath column, TableCell<?, ?> cell);
    }

    private final TableView<Integer> view = new TableView<>();
    private final ColumnMemory columns;
    private final CellAction edit;
    private Place owner;
    private Field list;
    private RowOrder rows;
    private ValueText text;
    private Filter filter = Filter.ALL;
    private boolean filling;
    private LiveColumn live;

    /**
     * @param chosen told of the position in the table that the user chose
     * @param edit told when a cell is to be edited
     */
    RowTable(ColumnMemory columns, IntConsumer chosen, CellAction edit) {
        this.columns = columns;
        this.edit = edit;
        view.setId("row-table");
        view.getStyleClass().addAll("dense", "edge-to-edge");
        view.setPlaceholder(new Label(Texts.of("tables.noRows")));
        view.setSortPolicy(
                table -> {
                    if (!filling && rows != null) {
                        arrange();
                    }
                    return true;
                });
        view.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        view.getSelectionModel()
                .selectedItemProperty()
                .addListener(
                        (o, before, now) -> {
                            if (now != null && !filling) {
                                chosen.accept(now);
                            }
                        });
        view.getColumns().addListener((ListChangeListener<TableColumn<?, ?>>) c -> keepColumns());
    }

    TableView<Integer> node() {
        return view;
    }

    /** Shows a list of a struct with its remembered columns. */
    void show(Place owner, Field list, ValueText text) {
        this.owner = owner;
        this.list = list;
        this.text = text;
        filter = Filter.ALL;
        live = null;
        fillColumns();
        reload();
    }

    void clear() {
        owner = null;
        list = null;
        rows = null;
        filling = true;
        view.getColumns().clear();
        view.setItems(FXCollections.observableArrayList());
        filling = false;
    }

    boolean isShowing(Place place, Field field) {
        return owner != null && field == list && owner.address().equals(place.address());
    }

    /** A column of values as they are in the running game; null takes it away. */
    void live(LiveColumn column) {
        boolean changed = (column == null) != (live == null);
        live = column;
        if (changed && list != null) {
            fillColumns();
        }
    }

    /** Asks for the values in the running game again. */
    void refreshLive() {
        if (live != null) {
            for (Node node : view.lookupAll(".live-value")) {
                if (node instanceof LiveColumn.Cell cell) {
                    cell.refresh();
                }
            }
        }
    }

    void fillColumns() {
        filling = true;
        view.getSortOrder().clear();
        List<TableColumn<Integer, Integer>> made = new ArrayList<>();
        made.add(column(Texts.of("tables.id"), null, 58));
        if (live != null) {
            made.add(live.column());
        }
        for (ColumnMemory.Chosen chosen : columns.of(list.nested())) {
            ColumnPath path = chosen.column();
            double width = chosen.width() > 0 ? chosen.width() : usualWidth(path);
            made.add(column(ValueText.heading(path.name()), path, width));
        }
        view.getColumns().setAll(made);
        filling = false;
    }

    private static double usualWidth(ColumnPath column) {
        Field field = column.field();
        if (field.name().equals("name")) {
            return 160;
        }
        return column.isNumeric() ? 84 : field.kind().isTable() ? 80 : 124;
    }

    private TableColumn<Integer, Integer> column(String title, ColumnPath path, double width) {
        var column = new TableColumn<Integer, Integer>(title);
        column.setUserData(path);
        column.setPrefWidth(width);
        column.setReorderable(path != null);
        column.setCellValueFactory(data -> new ReadOnlyObjectWrapper<>(data.getValue()));
        column.setCellFactory(c -> new RowCell(this, path));
        column.widthProperty().addListener((o, before, now) -> keepColumns());
        return column;
    }

    private void keepColumns() {
        if (filling || list == null) {
            return;
        }
        columns.keep(list.nested(), shownColumns());
    }

    /** The chosen columns in their order. */
    List<ColumnMemory.Chosen> shownColumns() {
        return view.getColumns().stream()
                .filter(column -> column.getUserData() instanceof ColumnPath)
                .map(
                        column ->
                                new ColumnMemory.Chosen(
                                        (ColumnPath) column.getUserData(), column.getWidth()))
                .toList();
    }

    void filter(Filter filter) {
        this.filter = filter;
        if (rows != null) {
            arrange();
        }
    }

    /** Whether a filter leaves rows out. */
    boolean isFiltered() {
        return filter != Filter.ALL;
    }

    private void arrange() {
        Integer selected = view.getSelectionModel().getSelectedItem();
        List<RowOrder.SortKey> keys =
                view.getSortOrder().stream()
                        .map(
                                column ->
                                        new RowOrder.SortKey(
                                                (ColumnPath) column.getUserData(),
                                                column.getSortType()
                                                        == TableColumn.SortType.DESCENDING))
                        .toList();
        rows.arrange(filter, keys, text);
        filling = true;
        view.setItems(FXCollections.observableList(rows));
        filling = false;
        if (selected != null) {
            select(selected);
        }
    }

    /** Reads the table again, as after an edit. */
    void reload() {
        if (list == null) {
            return;
        }
        rows = new RowOrder(owner.row().table(list));
        arrange();
        view.refresh();
    }

    /** Chooses the row at a position of the table without telling about it. */
    void select(int position) {
        int index = rows == null ? -1 : rows.indexOfPosition(position);
        if (index < 0) {
            view.getSelectionModel().clearSelection();
            return;
        }
        filling = true;
        view.getSelectionModel().clearAndSelect(index);
        filling = false;
        if (!isVisible(index)) {
            view.scrollTo(Math.max(0, index - 3));
        }
    }

    private boolean isVisible(int index) {
        return view.lookupAll(".table-row-cell").stream()
                .anyMatch(
                        node ->
                                node instanceof TableRow<?> row
                                        && row.getIndex() == index
                                        && row.getBoundsInParent().getMinY() >= 0
                                        && row.getBoundsInParent().getMaxY()
                                                < view.getHeight() - 30);
    }

    /** Positions of the selected rows, in the order shown. */
    List<Integer> selection() {
        return view.getSelectionModel().getSelectedIndices().stream()
                .sorted()
                .map(rows::get)
                .toList();
    }

    Table table() {
        return rows == null ? null : rows.table();
    }

    Place owner() {
        return owner;
    }

    Field list() {
        return list;
    }

    RowOrder rows() {
        return rows;
    }

    ValueText text() {
        return text;
    }

    void edit(int position, ColumnPath column, TableCell<?, ?> cell) {
        edit.accept(position, column, cell);
    }

    Row row(int position) {
        return rows.row(position);
    }
}
