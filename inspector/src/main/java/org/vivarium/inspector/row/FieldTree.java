package org.vivarium.inspector.row;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableColumn;
import javafx.scene.control.TreeTableRow;
import javafx.scene.control.TreeTableView;
import javafx.scene.input.KeyCode;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.edit.Place;
import org.vivarium.lcf.Field;

/** All fields of one struct in groups: name, value, and what the value is in the running game. */
public final class FieldTree {
    private final TreeTableView<FieldItem> view = new TreeTableView<>();
    private final TreeTableColumn<FieldItem, FieldItem> value;
    private final TreeTableColumn<FieldItem, FieldItem> now;
    private final FieldActions actions;
    private final Set<String> collapsed = new HashSet<>();
    private Place shown;
    private ValueText text;
    private LiveValues live = LiveValues.NONE;
    private boolean following;

    /**
     * @param chosen told of the line the user chose
     * @param actions what can be done with values
     */
    public FieldTree(Consumer<FieldItem> chosen, FieldActions actions) {
        this.actions = actions;
        view.setId("field-list");
        view.getStyleClass().addAll("dense", "edge-to-edge", "field-tree");
        view.setShowRoot(false);
        view.setPlaceholder(new Label(Texts.of("tables.noRow")));
        view.setColumnResizePolicy(TreeTableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        TreeTableColumn<FieldItem, FieldItem> name = column(Texts.of("tables.field"), 190);
        name.setCellFactory(c -> new NameCell(() -> text));
        value = column(Texts.of("tables.value"), 260);
        value.setCellFactory(c -> new ValueCell(() -> text, actions));
        now = column(Texts.of("tables.now"), 80);
        now.setCellFactory(c -> new NowCell(() -> live));
        view.getColumns().add(name);
        view.getColumns().add(value);
        view.getSelectionModel()
                .selectedItemProperty()
                .addListener(
                        (o, before, item) -> {
                            if (item != null && !following) {
                                chosen.accept(item.getValue());
                            }
                        });
        view.setOnKeyPressed(
                event -> {
                    boolean edit =
                            event.getCode() == KeyCode.F2 || event.getCode() == KeyCode.ENTER;
                    TreeItem<FieldItem> item = view.getSelectionModel().getSelectedItem();
                    if (edit && item != null) {
                        actions.edit(item.getValue(), view);
                        event.consume();
                    }
                });
    }

    private static TreeTableColumn<FieldItem, FieldItem> column(String title, double width) {
        var column = new TreeTableColumn<FieldItem, FieldItem>(title);
        column.setPrefWidth(width);
        column.setSortable(false);
        column.setReorderable(false);
        column.setCellValueFactory(data -> new ReadOnlyObjectWrapper<>(data.getValue().getValue()));
        return column;
    }

    public TreeTableView<FieldItem> node() {
        return view;
    }

    /** Shows a struct; null empties the list. */
    public void show(Place place, ValueText text) {
        this.text = text;
        if (place == null) {
            shown = null;
            view.setRoot(null);
            return;
        }
        rememberCollapsed();
        boolean same = shown != null && shown.address().equals(place.address());
        FieldItem selected = same ? selected() : null;
        shown = place;
        following = true;
        TreeItem<FieldItem> root = FieldLines.of(place);
        for (TreeItem<FieldItem> group : root.getChildren()) {
            if (group.getValue() instanceof FieldItem.Group heading
                    && collapsed.contains(heading.title())) {
                group.setExpanded(false);
            }
        }
        view.setRoot(root);
        following = false;
        if (selected instanceof FieldItem.Value one) {
            select(one.place(), one.field());
        } else if (selected instanceof FieldItem.Element element) {
            select(element.place(), element.field());
        }
    }

    private void rememberCollapsed() {
        if (view.getRoot() == null) {
            return;
        }
        for (TreeItem<FieldItem> group : view.getRoot().getChildren()) {
            if (group.getValue() instanceof FieldItem.Group heading) {
                if (group.isExpanded()) {
                    collapsed.remove(heading.title());
                } else {
                    collapsed.add(heading.title());
                }
            }
        }
    }

    private FieldItem selected() {
        TreeItem<FieldItem> item = view.getSelectionModel().getSelectedItem();
        return item == null ? null : item.getValue();
    }

    /** Chooses the line of a field, opening the lines around it, without telling about it. */
    public void select(Place place, Field field) {
        TreeItem<FieldItem> item =
                view.getRoot() == null ? null : find(view.getRoot(), place, field);
        if (item == null) {
            return;
        }
        following = true;
        for (TreeItem<FieldItem> up = item.getParent(); up != null; up = up.getParent()) {
            up.setExpanded(true);
        }
        view.getSelectionModel().select(item);
        int line = view.getRow(item);
        boolean visible =
                view.lookupAll(".tree-table-row-cell").stream()
                        .anyMatch(
                                node ->
                                        node instanceof TreeTableRow<?> row
                                                && row.getIndex() == line);
        if (!visible) {
            view.scrollTo(Math.max(0, line - 3));
        }
        following = false;
    }

    private static TreeItem<FieldItem> find(TreeItem<FieldItem> item, Place place, Field field) {
        boolean holds =
                item.getValue() instanceof FieldItem.Value value
                        && value.field().nested() != null
                        && place.address().isWithin(value.place().at(value.field()));
        boolean group = item.getValue() instanceof FieldItem.Group;
        if (item.getValue() instanceof FieldItem.Value value
                && value.field() == field
                && value.place().address().equals(place.address())) {
            return item;
        }
        if (group || holds) {
            for (TreeItem<FieldItem> child : item.getChildren()) {
                TreeItem<FieldItem> found = find(child, place, field);
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    /** Values as they are in the running game; those of {@link LiveValues#NONE} hide the column. */
    public void live(LiveValues values) {
        live = values;
        boolean wanted = values != LiveValues.NONE;
        if (wanted != view.getColumns().contains(now)) {
            if (wanted) {
                view.getColumns().add(now);
            } else {
                view.getColumns().remove(now);
            }
        }
    }

    /** Draws the values in the running game again. */
    public void refreshLive() {
        view.lookupAll(".now-cell")
                .forEach(
                        node -> {
                            if (node instanceof NowCell cell) {
                                cell.refresh();
                            }
                        });
    }
}
