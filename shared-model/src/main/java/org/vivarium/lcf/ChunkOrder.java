package org.vivarium.lcf;

import java.util.List;

/**
 * The chunks of a struct exactly as they stand in a file that the writing rules alone would not
 * reproduce: order, explicit defaults, unusual payloads, missing end, bytes behind it.
 *
 * @param chunks in file order
 * @param closed whether the zero byte is there
 * @param tail bytes behind it
 */
public record ChunkOrder(List<Entry> chunks, boolean closed, byte[] tail) {

    /**
     * One chunk.
     *
     * @param payload its bytes, or null when they are what the field's value encodes to
     */
    public record Entry(int id, byte[] payload) {}

    void write(RowBuilder row, Field origin, StructEncoder encoder, boolean close, ByteSink out) {
        for (Entry entry : chunks) {
            byte[] payload = entry.payload();
            out.writeChunk(
                    entry.id(), payload == null ? encoder.chunk(row, origin, entry.id()) : payload);
        }
        if (close && closed) {
            out.write(0);
        }
        out.write(tail);
    }
}
