package org.vivarium.inspector.row;

import java.util.function.Supplier;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeTableCell;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.view.Mark;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Target;

/** The name of a field, of an element's row, or of a group. */
final class NameCell extends TreeTableCell<FieldItem, FieldItem> {
    private final Mark.Shown marks = new Mark.Shown(this);
    private final Supplier<ValueText> text;

    NameCell(Supplier<ValueText> text) {
        this.text = text;
    }

    @Override
    protected void updateItem(FieldItem item, boolean empty) {
        super.updateItem(item, empty);
        setTooltip(null);
        if (empty || item == null) {
            setText(null);
            marks.show(null);
            return;
        }
        marks.show(
                switch (item) {
                    case FieldItem.Group group -> Mark.HEADING;
                    case FieldItem.Unknown unknown -> Mark.UNKNOWN;
                    default -> null;
                });
        switch (item) {
            case FieldItem.Group group -> {
                setText(group.title());
            }
            case FieldItem.Value value -> {
                setText(ValueText.heading(value.field().name()));
                setTooltip(new Tooltip(describe(value.place().row(), value.field())));
            }
            case FieldItem.Element element -> setText(elementName(element));
            case FieldItem.Unknown unknown -> {
                setText(Texts.of("row.unknown", String.format("%02X", unknown.chunk())));
            }
        }
    }

    private String elementName(FieldItem.Element element) {
        Target target = element.field().elementTarget();
        int number = element.index() + 1;
        String name = target == null ? "" : text.get().names().of(target, number);
        return name.isEmpty() ? Integer.toString(number) : number + "  " + name;
    }

    private static String describe(Row row, Field field) {
        long place = row.locate(field);
        return place < 0
                ? Texts.of("tables.default", field.name(), field.kind().word())
                : Texts.of(
                        "tables.place",
                        field.name(),
                        field.kind().word(),
                        String.format("%02X", field.chunk()),
                        (int) place,
                        String.format("%X", (int) (place >>> 32)));
    }
}
