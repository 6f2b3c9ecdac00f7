package org.vivarium.lcf;

/**
 * Puts a file together from the spans that reading finds: framing as it stands, nested structs and
 * rows one by one, everything behind an end as it is. If reading overlooked or doubled a byte
 * anywhere, the result would differ.
 */
final class SpanCopy {
    private final LcfFile file;
    private final ByteSink out;

    SpanCopy(LcfFile file, ByteSink out) {
        this.file = file;
        this.out = out;
    }

    void file() {
        Row root = file.root();
        span(0, root.start());
        if (root.type().layout() == Layout.TREE) {
            tree(root);
        } else {
            struct(root);
        }
    }

    private void span(int from, int to) {
        out.write(file.data(), from, to - from);
    }

    private void tree(Row root) {
        int position = root.start();
        for (Field field : root.type().fields()) {
            long place = root.locate(field);
            if (place >= 0) {
                payload(field, (int) (place >>> 32), (int) place);
                position = (int) (place >>> 32) + (int) place;
            }
        }
        span(position, file.size());
    }

    private void struct(Row row) {
        if (row.type().layout() != Layout.CHUNKS) {
            span(row.start(), row.end());
            return;
        }
        int position = row.start();
        ChunkCursor chunk = row.chunks();
        while (chunk.next()) {
            span(position, chunk.offset());
            payload(row.type().byChunk(chunk.id()), chunk.offset(), chunk.length());
            position = chunk.offset() + chunk.length();
        }
        span(position, row.end());
    }

    private void payload(Field field, int offset, int length) {
        boolean table = field != null && field.kind().isTable();
        if (table) {
            table(new Table(file, field, offset, offset + length));
        } else if (field != null && field.kind() == FieldKind.STRUCT) {
            struct(new Row(file, field.nested(), field, 0, offset, offset + length));
        } else {
            span(offset, offset + length);
        }
    }

    private void table(Table table) {
        int position = table.start();
        for (int i = 0; i < table.size(); i++) {
            Row row = table.row(i);
            span(position, row.start());
            struct(row);
            position = row.end();
        }
        span(position, table.end());
    }
}
