package org.vivarium.inspector.tables;

import javafx.geometry.Pos;
import javafx.scene.control.TableCell;
import javafx.scene.input.MouseButton;
import org.vivarium.inspector.edit.Changes;
import org.vivarium.inspector.edit.Damage;
import org.vivarium.inspector.edit.Place;
import org.vivarium.inspector.view.Mark;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;

/** One value of one row; the row is decoded here, when the cell comes into view. */
final class RowCell extends TableCell<Integer, Integer> {
    private final RowTable table;
    private final ColumnPath column;
    private final Mark.Shown marks = new Mark.Shown(this);

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
        if (empty || position == null || position >= table.rows().table().size()) {
            setText(null);
            marks.show(null);
            return;
        }
        Row row = table.row(position);
        if (column == null) {
            boolean broken = Damage.in(row);
            setText((broken ? "⚠ " : "") + table.rows().id(position));
            marks.show(broken ? Mark.DAMAGED : isEdited(position) ? Mark.EDITED : null);
            return;
        }
        Row owner = column.owner(row);
        Field field = column.field();
        setText(table.text().of(owner, field));
        marks.show(mark(position, owner, field));
    }

    private Mark mark(int position, Row owner, Field field) {
        if (isEdited(position, field)) {
            return Mark.EDITED;
        }
        if (!owner.has(field)) {
            return Mark.ABSENT;
        }
        return field.target() != null && !field.target().isFile() ? Mark.REFERENCE : null;
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
