package org.vivarium.inspector.edit;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.FieldKind;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;
import org.vivarium.lcf.edit.RowPath;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.model.refs.RowAddress;

/**
 * A struct in a document, by the way that leads to it: the top of the file, a nested struct, or a
 * row of a list. It stays valid while bytes move.
 *
 * @param owner the struct around it; null at the top of a file
 * @param via the field of the owner it is the value of; null at the top
 * @param position position in the list; -1 for what is no row of one
 */
public record Place(
        Document document, Place owner, Field via, int position, RowPath path, Address address) {

    /** The top of a file. */
    public static Place top(Document document) {
        return new Place(document, null, null, -1, RowPath.ROOT, document.address());
    }

    /** The nested struct of a field. */
    public Place struct(Field field) {
        return new Place(
                document,
                this,
                field,
                -1,
                path.struct(field),
                address.at(Level.FIELD, field.name()));
    }

    /** The row at a position of a list. */
    public Place row(Field list, int index) {
        Table table = row().table(list);
        int id = list.kind() == FieldKind.LIST ? table.id(index) : index + 1;
        return new Place(
                document,
                this,
                list,
                index,
                path.row(list, index),
                RowAddress.of(address, list, id));
    }

    /** The bytes as they are now. */
    public Row row() {
        return path.in(document.file());
    }

    /** The struct as it was when the file was opened or last saved; null when it wasn't there. */
    public Row saved() {
        try {
            return path.in(document.saved());
        } catch (IndexOutOfBoundsException e) {
            return null;
        }
    }

    /** Whether the struct is still there: rows can be removed, and undone. */
    public boolean exists() {
        return owner == null
                || owner.exists() && (position < 0 || position < owner.row().table(via).size());
    }

    /** The address of one of its fields. */
    public Address at(Field field) {
        return address.at(field.kind().isTable() ? Level.TABLE : Level.FIELD, field.name());
    }

    /** This struct or the innermost one around it that is a row of a list; null without one. */
    public Place tableRow() {
        return position >= 0 || owner == null ? (position >= 0 ? this : null) : owner.tableRow();
    }
}
