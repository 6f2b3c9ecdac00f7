package org.vivarium.inspector.bytes;

import java.util.Arrays;
import org.vivarium.lcf.Ber;
import org.vivarium.lcf.ChunkCursor;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FieldKind;
import org.vivarium.lcf.Layout;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;

/**
 * What each byte of a part of a file is. Only structs that reach into the part are walked, so that
 * a few lines of a large file cost little.
 */
public final class ByteMap {
    private final LcfFile file;
    private final int from;
    private final ByteRole[] roles;

    private ByteMap(LcfFile file, int from, int to) {
        this.file = file;
        this.from = from;
        this.roles = new ByteRole[Math.max(0, to - from)];
    }

    /** Reads the bytes from a position up to another. */
    public static ByteMap of(LcfFile file, int from, int to) {
        var map = new ByteMap(file, from, Math.min(to, file.size()));
        Arrays.fill(map.roles, ByteRole.DAMAGED);
        map.mark(0, file.root().start(), ByteRole.HEADER);
        map.struct(file.root());
        return map;
    }

    public ByteRole role(int position) {
        return roles[position - from];
    }

    private int to() {
        return from + roles.length;
    }

    private boolean touches(int start, int end) {
        return start < to() && end > from;
    }

    private void mark(int start, int end, ByteRole role) {
        int first = Math.max(start, from) - from;
        int last = Math.min(end, to()) - from;
        if (first < last) {
            Arrays.fill(roles, first, last, role);
        }
    }

    private void struct(Row row) {
        if (row.type().layout() != Layout.CHUNKS) {
            raw(row);
            return;
        }
        ChunkCursor chunk = row.chunks();
        int end = row.start();
        while (chunk.next()) {
            int lengthAt = Ber.next(Ber.read(file.data(), chunk.header(), chunk.offset()));
            mark(chunk.header(), lengthAt, ByteRole.ID);
            mark(lengthAt, chunk.offset(), ByteRole.LENGTH);
            end = chunk.offset() + chunk.length();
            if (touches(chunk.offset(), end)) {
                payload(row, chunk);
            }
            if (chunk.header() > to()) {
                return;
            }
        }
        if (chunk.terminated()) {
            mark(end, chunk.position(), ByteRole.END);
        }
    }

    private void payload(Row row, ChunkCursor chunk) {
        int end = chunk.offset() + chunk.length();
        Field field = row.type().byChunk(chunk.id());
        if (chunk.claimed() != chunk.length() && (field == null || field.nested() == null)) {
            mark(chunk.offset(), end, ByteRole.DAMAGED);
        } else if (field == null) {
            boolean size = row.type().bySizeChunk(chunk.id()) != null;
            mark(chunk.offset(), end, size ? ByteRole.LENGTH : ByteRole.UNKNOWN);
        } else {
            value(row, field, chunk.offset(), end);
        }
    }

    private void value(Row row, Field field, int start, int end) {
        switch (field.kind()) {
            case STRUCT -> struct(row.struct(field));
            case LIST, ROWS -> table(row.table(field));
            default -> mark(start, end, ByteRole.PAYLOAD);
        }
    }

    private void raw(Row row) {
        for (Field field : row.type().fields()) {
            long place = row.locate(field);
            int start = (int) (place >>> 32);
            if (place >= 0 && touches(start, start + (int) place)) {
                value(row, field, start, start + (int) place);
            }
        }
    }

    private void table(Table table) {
        if (table.start() >= table.end()) {
            return;
        }
        mark(table.start(), table.rowStart(0), ByteRole.COUNT);
        int low = 0;
        int high = table.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (table.rowStart(middle + 1) <= from) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        for (int i = low; i < table.size() && table.rowStart(i) < to(); i++) {
            Row row = table.row(i);
            if (table.field().kind() == FieldKind.LIST) {
                mark(table.rowStart(i), row.start(), ByteRole.COUNT);
            }
            struct(row);
        }
    }
}
