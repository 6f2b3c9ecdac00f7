package org.vivarium.inspector.find;

import java.util.function.BooleanSupplier;
import org.vivarium.lcf.EventCode;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FieldKind;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.MoveCode;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.model.refs.RowAddress;

/** Passes over all rows of a file and shows what may hold words. */
abstract class FileWalk {
    private final BooleanSupplier cancelled;

    FileWalk(BooleanSupplier cancelled) {
        this.cancelled = cancelled;
    }

    /** A text field of a row at a place. */
    abstract void text(Row row, Field field, Address at);

    /** The commands of a page or common event at a place. */
    abstract void code(EventCode code, Address at);

    /** The commands of a move route at a place. */
    abstract void moves(MoveCode code, Address at);

    final void walk(LcfFile file, Address at) {
        row(file.root(), at);
    }

    private void row(Row row, Address at) {
        Row indexed = row.indexed();
        for (Field field : row.type().fields()) {
            if (cancelled.getAsBoolean()) {
                return;
            }
            if (!indexed.has(field)) {
                continue;
            }
            switch (field.kind()) {
                case STRUCT -> row(indexed.struct(field), at.at(Level.FIELD, field.name()));
                case LIST, ROWS -> table(indexed.table(field), field, at);
                case EVENT_CODE -> code(indexed.eventCode(field), at);
                case MOVE_CODE -> moves(indexed.moveCode(field), at);
                case TEXT -> text(indexed, field, at);
                default -> {}
            }
        }
    }

    private void table(Table table, Field field, Address at) {
        for (int i = 0; i < table.size(); i++) {
            Row row = table.row(i);
            row(row, RowAddress.of(at, field, field.kind() == FieldKind.LIST ? row.id() : i + 1));
        }
    }
}
