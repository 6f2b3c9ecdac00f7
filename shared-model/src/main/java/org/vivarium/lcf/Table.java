package org.vivarium.lcf;

import java.util.Arrays;

/**
 * A list of rows. Rows have no length, so the first touch walks their chunk headers once and keeps
 * one int a row: where its id stands. The claimed count is capped by what the bytes can hold (spec
 * lcf-format 5, 17).
 */
public final class Table {
    private final LcfFile file;
    private final Field field;
    private final int start;
    private final int end;
    private volatile int[] index;

    Table(LcfFile file, Field field, int start, int end) {
        this.file = file;
        this.field = field;
        this.start = start;
        this.end = end;
    }

    /** The list field this is the value of. */
    public Field field() {
        return field;
    }

    public StructType rowType() {
        return field.nested();
    }

    /** Position of the row count in the file. */
    public int start() {
        return start;
    }

    public int end() {
        return end;
    }

    /** Number of rows that could be read. */
    public int size() {
        return index().length - 1;
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    /** The row at a position, 0 to size - 1. */
    public Row row(int position) {
        int[] rows = index();
        if (position < 0 || position >= rows.length - 1) {
            throw new IndexOutOfBoundsException(position);
        }
        int from = rows[position];
        int rowId = 0;
        if (field.kind() == FieldKind.LIST) {
            long read = Ber.read(file.data(), from, rows[position + 1]);
            rowId = Ber.value(read);
            from = Ber.next(read);
        }
        return new Row(file, rowType(), field, rowId, from, rows[position + 1]);
    }

    /** The id of the row at a position. */
    public int id(int position) {
        return field.kind() == FieldKind.LIST
                ? Ber.value(Ber.read(file.data(), index()[position], end))
                : 0;
    }

    /**
     * The row a reference means: references to database rows count positions from 1 (spec
     * lcf-format 5); null when outside.
     */
    public Row reference(int number) {
        return number >= 1 && number <= size() ? row(number - 1) : null;
    }

    /** The row with that id, or null. */
    public Row byId(int rowId) {
        int position = positionOf(rowId);
        return position < 0 ? null : row(position);
    }

    /**
     * Position of the row with that id, or -1. Ids usually ascend; where they don't, every row is
     * looked at.
     */
    public int positionOf(int rowId) {
        int low = 0;
        int high = size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int found = id(middle);
            if (found == rowId) {
                return middle;
            }
            if (found < rowId) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return ascending() ? -1 : search(rowId);
    }

    private boolean ascending() {
        for (int i = 1; i < size(); i++) {
            if (id(i) <= id(i - 1)) {
                return false;
            }
        }
        return true;
    }

    private int search(int rowId) {
        for (int i = 0; i < size(); i++) {
            if (id(i) == rowId) {
                return i;
            }
        }
        return -1;
    }

    /**
     * Position of a row in the file: where its id stands; {@code position == size} gives the end of
     * the last row.
     */
    public int rowStart(int position) {
        return index()[position];
    }

    private int[] index() {
        int[] rows = index;
        if (rows == null) {
            rows = scan();
            index = rows;
        }
        return rows;
    }

    private int[] scan() {
        byte[] data = file.data();
        boolean hasIds = field.kind() == FieldKind.LIST;
        long read = Ber.read(data, start, end);
        int count = read < 0 ? 0 : Ber.value(read);
        int position = read < 0 ? end : Ber.next(read);
        int most = Math.clamp(count, 0, (end - position) / (hasIds ? 2 : 1) + 1);
        int[] rows = new int[most + 1];
        int found = 0;
        rows[0] = position;
        while (found < most && position < end) {
            int after = rowEnd(data, position, end, hasIds);
            if (after < 0) {
                break;
            }
            position = after;
            rows[++found] = position;
        }
        return found == most ? rows : Arrays.copyOf(rows, found + 1);
    }

    private static int rowEnd(byte[] data, int position, int end, boolean hasIds) {
        int from = position;
        if (hasIds) {
            long read = Ber.read(data, position, end);
            if (read < 0) {
                return -1;
            }
            from = Ber.next(read);
        }
        ChunkCursor chunk = new ChunkCursor(data, from, end);
        while (chunk.next()) {
            continue;
        }
        return chunk.broken() ? end : chunk.position();
    }
}
