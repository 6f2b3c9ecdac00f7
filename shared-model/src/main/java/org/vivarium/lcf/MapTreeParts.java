package org.vivarium.lcf;

/**
 * Where the four parts of a map tree file lie. They have no lengths: all rows are walked to reach
 * the order list (spec lcf-format 10).
 */
record MapTreeParts(int[] bounds, boolean truncated) {
    private static final int PARTS = 4;

    static MapTreeParts find(byte[] data, int start) {
        int[] bounds = new int[PARTS + 1];
        int end = data.length;
        bounds[0] = start;
        boolean[] broken = new boolean[1];
        bounds[1] = skipRows(data, start, end, broken);
        bounds[2] = skipNumbers(data, bounds[1], end, broken);
        bounds[3] = Ber.skip(data, bounds[2], end);
        ChunkCursor chunk = new ChunkCursor(data, bounds[3], end);
        while (chunk.next()) {
            continue;
        }
        bounds[PARTS] = chunk.broken() ? end : chunk.position();
        return new MapTreeParts(bounds, broken[0] || !chunk.terminated());
    }

    long place(int index) {
        int length = bounds[index + 1] - bounds[index];
        return length == 0 ? -1 : (long) bounds[index] << 32 | length;
    }

    /** Position after the last part: what follows is kept as it is. */
    int end() {
        return bounds[PARTS];
    }

    private static int skipRows(byte[] data, int start, int end, boolean[] broken) {
        long read = Ber.read(data, start, end);
        int position = read < 0 ? end : Ber.next(read);
        int count = read < 0 ? 0 : Ber.value(read);
        for (int i = 0; i < count && position < end; i++) {
            long id = Ber.read(data, position, end);
            ChunkCursor chunk = new ChunkCursor(data, id < 0 ? end : Ber.next(id), end);
            while (chunk.next()) {
                continue;
            }
            broken[0] |= !chunk.terminated();
            position = chunk.terminated() ? chunk.position() : end;
        }
        broken[0] |= position >= end;
        return position;
    }

    private static int skipNumbers(byte[] data, int start, int end, boolean[] broken) {
        long read = Ber.read(data, start, end);
        int position = read < 0 ? end : Ber.next(read);
        int count = read < 0 ? 0 : Ber.value(read);
        for (int i = 0; i < count && position < end; i++) {
            position = Ber.skip(data, position, end);
        }
        broken[0] |= position >= end;
        return position;
    }
}
