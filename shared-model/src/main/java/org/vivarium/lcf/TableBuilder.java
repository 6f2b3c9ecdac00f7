package org.vivarium.lcf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A list of rows being built. */
public final class TableBuilder {
    private final DocumentBuilder document;
    private final Field field;
    private final List<RowBuilder> rows = new ArrayList<>();

    TableBuilder(DocumentBuilder document, Field field) {
        this.document = document;
        this.field = field;
    }

    /** Adds a row with that id, behind the others. */
    public RowBuilder add(int id) {
        RowBuilder row = new RowBuilder(document, field.nested(), id);
        rows.add(row);
        return row;
    }

    /** Adds a row with the next id: 1, 2, ... */
    public RowBuilder add() {
        return add(rows.isEmpty() ? 1 : rows.getLast().id() + 1);
    }

    public List<RowBuilder> rows() {
        return Collections.unmodifiableList(rows);
    }

    byte[] toBytes() {
        ByteSink out = new ByteSink();
        out.writeInt(rows.size());
        for (RowBuilder row : rows) {
            if (field.kind() == FieldKind.LIST) {
                out.writeInt(row.id());
            }
            row.write(null, true, out);
        }
        return out.toBytes();
    }
}
