package org.vivarium.lcf.edit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.vivarium.lcf.Ber;
import org.vivarium.lcf.DocumentBuilder;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FieldKind;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Table;

/** Works out which bytes change when a row is put into a list or taken out of it. */
final class TableEdit {
    private final LcfFile file;

    TableEdit(LcfFile file) {
        this.file = file;
    }

    /**
     * Puts a row with default values, or a copy of the row at {@code like} (-1 for none), at a
     * position.
     */
    List<Splice> insert(RowPath path, Field field, int position, int id, int like) {
        Table table = path.in(file).table(field);
        byte[] body =
                like < 0
                        ? new DocumentBuilder(file.kind(), file.engine(), file.charset())
                                .row(field.nested(), id)
                                .toBytes(null, true)
                        : Arrays.copyOfRange(
                                file.data(), table.row(like).start(), table.row(like).end());
        if (!path.in(file).has(field)) {
            return new FieldEdit(file).set(path, field, listOf(field, id, body));
        }
        int at = table.rowStart(position);
        return change(path, field, table, 1, new Splice(at, new byte[0], withId(field, id, body)));
    }

    List<Splice> remove(RowPath path, Field field, int position) {
        Table table = path.in(file).table(field);
        int from = table.rowStart(position);
        byte[] row = Arrays.copyOfRange(file.data(), from, table.row(position).end());
        return change(path, field, table, -1, new Splice(from, row, new byte[0]));
    }

    private List<Splice> change(RowPath path, Field field, Table table, int more, Splice row) {
        int first = table.rowStart(0);
        byte[] count = number(table.size() + more);
        List<Splice> splices = new ArrayList<>();
        splices.add(
                new Splice(
                        table.start(),
                        Arrays.copyOfRange(file.data(), table.start(), first),
                        count));
        splices.add(row);
        return new LengthChain(file, path.row(field, 0)).around(splices);
    }

    private static byte[] listOf(Field field, int id, byte[] body) {
        byte[] row = withId(field, id, body);
        byte[] list = new byte[row.length + 1];
        list[0] = 1;
        System.arraycopy(row, 0, list, 1, row.length);
        return list;
    }

    private static byte[] withId(Field field, int id, byte[] body) {
        byte[] number = field.kind() == FieldKind.LIST ? number(id) : new byte[0];
        byte[] row = Arrays.copyOf(number, number.length + body.length);
        System.arraycopy(body, 0, row, number.length, body.length);
        return row;
    }

    private static byte[] number(int value) {
        byte[] bytes = new byte[Ber.size(value)];
        Ber.write(bytes, 0, value);
        return bytes;
    }
}
