package org.vivarium.lcf;

import java.util.Arrays;

/**
 * The commands of an event page, troop page or common event, left in the file's bytes until they
 * run (spec lcf-format 7).
 */
public final class EventCode {
    public static final EventCode EMPTY = new EventCode(new byte[0], 0, 0);

    private final byte[] data;
    private final int offset;
    private final int length;

    private EventCode(byte[] data, int offset, int length) {
        this.data = data;
        this.offset = offset;
        this.length = length;
    }

    public static EventCode of(byte[] data, int offset, int length) {
        return length == 0 ? EMPTY : new EventCode(data, offset, length);
    }

    public byte[] data() {
        return data;
    }

    /** Position of the first command in {@link #data}. */
    public int offset() {
        return offset;
    }

    /** Length in bytes, terminator included. */
    public int length() {
        return length;
    }

    public int end() {
        return offset + length;
    }

    public EventCursor cursor() {
        return new EventCursor(data, offset, end());
    }

    /** Whether there is no command at all. */
    public boolean isEmpty() {
        return !cursor().next();
    }

    /**
     * Positions of all commands, then the position of the terminator: jumps and saves address
     * commands by index.
     */
    public int[] offsets() {
        int[] positions = new int[16];
        int count = 0;
        EventCursor command = cursor();
        while (command.next()) {
            if (count + 1 >= positions.length) {
                positions = Arrays.copyOf(positions, 2 * positions.length);
            }
            positions[count++] = command.offset();
        }
        positions[count] = command.position();
        return Arrays.copyOf(positions, count + 1);
    }

    /** A copy of the bytes, as a save embeds them. */
    public byte[] toBytes() {
        return Arrays.copyOfRange(data, offset, end());
    }
}
