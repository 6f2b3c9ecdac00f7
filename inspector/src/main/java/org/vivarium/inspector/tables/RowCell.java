package org.vivarium.inspector.tables;

import javafx.geometry.Pos;
import javafx.scene.control.TableCell;
import javafx.scene.input.MouseButton;
import org.vivarium.inspector.edit.Changes;
import org.vivarium.inspector.edit.Damage;
import org.vivarium.inspector.edit.Place;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;

/** One value of one row; the row is decoded here, when the cell comes into view. */
final class RowCell extends TableCell<Integer, Integer> {
    private final RowTable table;
    private final ColumnPath column;

    /**
     * @param column null for the row's id
     */
    RowCell(RowTable table, ColumnPath column) {
        this.table = table;
        this.column = column;
        boolean number = column == null || column.isNumeric();
        setAlignment(number ? Pos.CENTER_RIGHT : Pos.CENTER_LEFT);
        if (column == null) {
            getStyleClass().add("muted");
        }
        setOnMouseClicked(
                event -> {
                    if (event.getButton() == MouseButton.PRIMARY
                            && event.getClickCount() == 2
                            && column != null
                            && !isEmpty()) {
                        table.edit(getItem(), column, this);
                    }
                });
    }

    ColumnPath column() {
        return column;
    }

    @Override
    protected void updateItem(Integer position, boolean empty) {
        super.updateItem(position, empty);
        getStyleClass().removeAll("edited", "damaged", "absent", "reference");
        if (empty || position == null || position >= table.rows().table().size()) {
            setText(null);
            return;
        }
        Row row = table.row(position);
        if (column == null) {
            boolean broken = Damage.in(row);
            setText((broken ? "⚠ " : "") + table.rows().id(position));
            mark(broken ? "damaged" : isEdited(position) ? "edited" : null);
            return;
        }
        Row owner = column.owner(row);
        Field field = column.field();
        setText(table.text().of(owner, field));
        if (isEdited(position, field)) {
            mark("edited");
        } else if (!owner.has(field)) {
            mark("absent");
        } else if (field.target() != null && !field.target().isFile()) {
            mark("reference");
        }
    }

    private void mark(String style) {
        if (style != null) {
            getStyleClass().add(style);
        }
    }

    private boolean isEdited(int position) {
        Place owner = table.owner();
        return owner.document().isDirty() && Changes.in(owner.row(table.list(), position));
    }

    private boolean isEdited(int position, Field field) {
        Place owner = table.owner();
        if (!owner.document().isDirty()) {
            return false;
        }
        Place place = owner.row(table.list(), position);
        for (Field step : column.via()) {
            place = place.struct(step);
        }
        return Changes.in(place, field);
    }
}
