package org.vivarium.lcf;

import java.util.Arrays;

/**
 * The commands of a move route in the file's bytes, or unpacked from an event command (spec
 * lcf-format 8, 7.1).
 */
public final class MoveCode {
    public static final MoveCode EMPTY = new MoveCode(new byte[0], 0, 0);

    /**
     * Event id, frequency, repeat and skippable stand before the packed route of an event command.
     */
    private static final int PACKED_FROM = 4;

    private final byte[] data;
    private final int offset;
    private final int length;

    private MoveCode(byte[] data, int offset, int length) {
        this.data = data;
        this.offset = offset;
        this.length = length;
    }

    public static MoveCode of(byte[] data, int offset, int length) {
        return length == 0 ? EMPTY : new MoveCode(data, offset, length);
    }

    /**
     * The route packed in the parameters of a MoveEvent command: one parameter a byte, after the
     * first four.
     */
    public static MoveCode ofParameters(int[] parameters) {
        int size = Math.max(0, parameters.length - PACKED_FROM);
        byte[] bytes = new byte[size];
        for (int i = 0; i < size; i++) {
            bytes[i] = (byte) parameters[PACKED_FROM + i];
        }
        return of(bytes, 0, size);
    }

    public byte[] data() {
        return data;
    }

    public int offset() {
        return offset;
    }

    public int length() {
        return length;
    }

    public MoveCursor cursor() {
        return new MoveCursor(data, offset, offset + length);
    }

    /** Number of commands. */
    public int size() {
        int count = 0;
        MoveCursor command = cursor();
        while (command.next()) {
            count++;
        }
        return count;
    }

    public byte[] toBytes() {
        return Arrays.copyOfRange(data, offset, offset + length);
    }
}
