package org.vivarium.lcf;

import java.util.Arrays;

/** Bytes being written: a growing array. */
final class ByteSink {
    private byte[] bytes;
    private int size;

    ByteSink() {
        this(64);
    }

    ByteSink(int capacity) {
        bytes = new byte[capacity];
    }

    void write(int b) {
        room(1);
        bytes[size++] = (byte) b;
    }

    void write(byte[] data) {
        write(data, 0, data.length);
    }

    void write(byte[] data, int offset, int length) {
        room(length);
        System.arraycopy(data, offset, bytes, size, length);
        size += length;
    }

    void writeInt(int value) {
        room(Ber.size(value));
        size = Ber.write(bytes, size, value);
    }

    /** Id, length and payload. */
    void writeChunk(int id, byte[] payload) {
        writeInt(id);
        writeInt(payload.length);
        write(payload);
    }

    int size() {
        return size;
    }

    byte[] toBytes() {
        return Arrays.copyOf(bytes, size);
    }

    private void room(int more) {
        if (bytes.length - size < more) {
            bytes = Arrays.copyOf(bytes, Math.max(size + more, 2 * bytes.length));
        }
    }
}
