package org.vivarium.model.diff;

import java.util.Arrays;
import java.util.function.Consumer;
import org.vivarium.lcf.EventCode;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FieldKind;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.MoveCode;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;
import org.vivarium.lcf.text.FieldText;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.model.refs.RowAddress;

/**
 * Compares two files of one kind by their values; rows are matched by id, identical bytes are
 * passed over.
 */
public final class FileDiff {
    private final Consumer<Difference> found;

    private FileDiff(Consumer<Difference> found) {
        this.found = found;
    }

    /** Compares two files; {@code at} is the address of what they both are. */
    public static void compare(
            LcfFile before, LcfFile after, Address at, Consumer<Difference> found) {
        if (before.kind() != after.kind()) {
            found.accept(
                    new Difference(
                            at,
                            Difference.Kind.CHANGED,
                            before.root().type().name(),
                            after.root().type().name()));
            return;
        }
        new FileDiff(found).rows(before.root(), after.root(), at);
    }

    private void rows(Row before, Row after, Address at) {
        if (sameBytes(before, after)) {
            return;
        }
        Row old = before.indexed();
        Row now = after.indexed();
        for (Field field : before.type().fields()) {
            Address place = at.at(Level.FIELD, field.name());
            switch (field.kind()) {
                case STRUCT -> rows(old.struct(field), now.struct(field), place);
                case LIST, ROWS -> tables(old.table(field), now.table(field), at);
                case EVENT_CODE -> events(old, now, field, at);
                case MOVE_CODE -> moves(old.moveCode(field), now.moveCode(field), place);
                case TEXTS, EMPTY -> raw(old, now, field, place);
                default -> values(old, now, field, place);
            }
        }
    }

    private static boolean sameBytes(Row a, Row b) {
        return a.file().engine() == b.file().engine()
                && Arrays.equals(
                        a.file().data(), a.start(), a.end(), b.file().data(), b.start(), b.end());
    }

    private void values(Row old, Row now, Field field, Address place) {
        String before = FieldText.of(old, field);
        String after = FieldText.of(now, field);
        if (!before.equals(after)) {
            found.accept(new Difference(place, Difference.Kind.CHANGED, before, after));
        }
    }

    private void raw(Row old, Row now, Field field, Address place) {
        if (!Arrays.equals(bytes(old, field), bytes(now, field))) {
            found.accept(
                    new Difference(place, Difference.Kind.CHANGED, "(bytes)", "(other bytes)"));
        }
    }

    private static byte[] bytes(Row row, Field field) {
        long payload = row.locate(field);
        int offset = (int) (payload >>> 32);
        return payload < 0
                ? new byte[0]
                : Arrays.copyOfRange(row.file().data(), offset, offset + (int) payload);
    }

    private void tables(Table old, Table now, Address at) {
        Field field = old.field();
        boolean byId = field.kind() == FieldKind.LIST;
        for (int i = 0; i < old.size(); i++) {
            Row before = old.row(i);
            int id = byId ? before.id() : i + 1;
            Row after = counterpart(now, i, before.id(), byId);
            Address place = RowAddress.of(at, field, id);
            if (after == null) {
                found.accept(new Difference(place, Difference.Kind.REMOVED, name(before), ""));
            } else {
                rows(before, after, place);
            }
        }
        for (int i = 0; i < now.size(); i++) {
            Row after = now.row(i);
            if (counterpart(old, i, after.id(), byId) == null) {
                Address place = RowAddress.of(at, field, byId ? after.id() : i + 1);
                found.accept(new Difference(place, Difference.Kind.ADDED, "", name(after)));
            }
        }
    }

    /** The row of the other table with that id, looked for at the same position first. */
    private static Row counterpart(Table table, int position, int id, boolean byId) {
        if (position < table.size() && (!byId || table.id(position) == id)) {
            return table.row(position);
        }
        return byId ? table.byId(id) : null;
    }

    private static String name(Row row) {
        Field name = row.type().findField("name");
        return name == null ? "" : row.getString(name);
    }

    private void events(Row old, Row now, Field field, Address at) {
        EventCode before = old.eventCode(field);
        EventCode after = now.eventCode(field);
        if (!Arrays.equals(before.toBytes(), after.toBytes())) {
            new CodeDiff(found)
                    .compare(before, after, old.file().charset(), now.file().charset(), at);
        }
    }

    private void moves(MoveCode before, MoveCode after, Address place) {
        if (!Arrays.equals(before.toBytes(), after.toBytes())) {
            found.accept(
                    new Difference(
                            place,
                            Difference.Kind.CHANGED,
                            before.size() + " move commands",
                            after.size() + " move commands"));
        }
    }
}
