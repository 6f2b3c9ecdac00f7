package org.vivarium.lcf;

import java.util.Arrays;
import java.util.List;

/**
 * The chunks of a struct exactly as they stand in a file that the writing rules alone would not
 * reproduce: order, explicit defaults, unusual payloads, missing end, bytes behind it.
 *
 * @param chunks in file order
 * @param closed whether the zero byte is there
 * @param tail bytes behind it
 */
record ChunkOrder(List<Entry> chunks, boolean closed, byte[] tail) {

    /**
     * One chunk.
     *
     * @param payload its bytes, or null when they are what the field's value encodes to
     */
    record Entry(int id, byte[] payload) {}

    void write(RowBuilder row, boolean close, ByteSink out) {
        StructType type = row.type();
        for (Entry entry : chunks) {
            out.writeChunk(
                    entry.id(),
                    entry.payload() == null ? encoded(row, type, entry.id()) : entry.payload());
        }
        if (close && closed) {
            out.write(0);
        }
        out.write(tail);
    }

    private static byte[] encoded(RowBuilder row, StructType type, int chunk) {
        Field field = type.byChunk(chunk);
        if (field != null) {
            byte[] payload = row.payload(field);
            return payload == null ? new byte[0] : payload;
        }
        Field sized = type.bySizeChunk(chunk);
        if (sized == null) {
            return row.unknown().getOrDefault(chunk, new byte[0]);
        }
        byte[] data = row.payload(sized);
        int length = data == null ? 0 : data.length;
        int count = sized.size().inBytes() ? length : length / LcfArray.width(sized.kind());
        byte[] number = new byte[Ber.size(count)];
        return Arrays.copyOf(number, Ber.write(number, 0, count));
    }
}
