package org.vivarium.inspector.tables;

import java.util.List;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCombination;
import org.vivarium.inspector.Notifier;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.edit.FieldInput;
import org.vivarium.inspector.edit.Place;
import org.vivarium.inspector.edit.ValueEditor;
import org.vivarium.inspector.row.FieldItem;
import org.vivarium.inspector.row.Names;
import org.vivarium.inspector.view.FloatLayer;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FieldKind;
import org.vivarium.lcf.Table;

/** Changing rows and values: nothing of it works while editing is off, and says so. */
final class RowCommands {
    private final RowTable table;
    private final FloatLayer floating;
    private final Notifier notifier;
    private final BooleanSupplier editing;

    RowCommands(RowTable table, FloatLayer floating, Notifier notifier, BooleanSupplier editing) {
        this.table = table;
        this.floating = floating;
        this.notifier = notifier;
        this.editing = editing;
        table.node()
                .setContextMenu(
                        new ContextMenu(
                                item("insert", "Insert", this::insert),
                                item("duplicate", "Shortcut+D", this::duplicate),
                                item("remove", "Delete", this::remove)));
    }

    /** Offers something more for the chosen row. */
    void offer(String words, String keys, Runnable action) {
        var item = new MenuItem(words);
        item.setAccelerator(KeyCombination.valueOf(keys));
        item.setOnAction(event -> action.run());
        table.node().getContextMenu().getItems().add(item);
    }

    private static MenuItem item(String id, String keys, Runnable action) {
        var item = new MenuItem(Texts.of("edit.row." + id));
        item.setAccelerator(KeyCombination.valueOf(keys));
        item.setOnAction(event -> action.run());
        return item;
    }

    private boolean mayEdit() {
        boolean on = editing.getAsBoolean();
        if (!on) {
            notifier.info(Texts.of("edit.off"));
        }
        return on;
    }

    /** Opens the box for a cell of the table. */
    void edit(int position, ColumnPath column, Node cell) {
        Place place = table.owner().row(table.list(), position);
        for (Field step : column.via()) {
            place = place.struct(step);
        }
        edit(place, column.field(), -1, cell);
    }

    /** Opens the box for a line of the list of fields. */
    void edit(FieldItem item, Node cell) {
        switch (item) {
            case FieldItem.Value value -> edit(value.place(), value.field(), -1, cell);
            case FieldItem.Element one -> edit(one.place(), one.field(), one.index(), cell);
            case FieldItem.Group group -> {}
            case FieldItem.Unknown unknown -> {}
        }
    }

    private void edit(Place place, Field field, int element, Node cell) {
        if (!mayEdit()) {
            return;
        }
        if (!FieldInput.accepts(field)) {
            notifier.info(Texts.of("edit.notThis"));
            return;
        }
        if (!ValueEditor.toggle(place, field, element)) {
            Names names = table.text() == null ? null : table.text().names();
            var editor = new ValueEditor(place, field, element, names, floating::close);
            floating.show(editor, cell);
            editor.focus();
        }
    }

    private void insert() {
        if (table.list() != null && mayEdit()) {
            add(-1);
        }
    }

    private void duplicate() {
        List<Integer> selection = table.list() == null ? List.of() : table.selection();
        if (!selection.isEmpty() && mayEdit()) {
            add(selection.getFirst());
        }
    }

    /** Adds a row behind the last, empty or like the one at a position. */
    private void add(int like) {
        Place owner = table.owner();
        Field list = table.list();
        Table rows = owner.row().table(list);
        int size = rows.size();
        int id = size == 0 || list.kind() != FieldKind.LIST ? size + 1 : rows.id(size - 1) + 1;
        owner.document()
                .edit(
                        session -> {
                            if (like < 0) {
                                session.insertRow(owner.path(), list, size, id);
                            } else {
                                session.copyRow(owner.path(), list, like, size, id);
                            }
                        });
        table.select(size);
    }

    private void remove() {
        List<Integer> selection = table.list() == null ? List.of() : table.selection();
        if (selection.isEmpty() || !mayEdit()) {
            return;
        }
        Place owner = table.owner();
        Field list = table.list();
        selection.stream()
                .sorted((a, b) -> b - a)
                .forEach(
                        position ->
                                owner.document()
                                        .edit(
                                                session ->
                                                        session.removeRow(
                                                                owner.path(), list, position)));
    }
}
