package org.vivarium.lcf;

/**
 * Variable length integers: groups of seven bits, highest first, bit 7 set on all but the last,
 * wrapping in 32 bits (spec lcf-format 2). A read gives position and value in one long so that
 * scanning allocates nothing.
 */
public final class Ber {
    /** What {@link #read} gives when the bytes end inside the integer. */
    public static final long INVALID = -1;

    private static final int MAX_BYTES = 5;

    private Ber() {}

    /**
     * Reads the integer at {@code position}.
     *
     * @return {@code next position << 32 | value}, or {@link #INVALID} when {@code end} comes
     *     first. An integer of six bytes or more has the value 0, as in other readers.
     */
    public static long read(byte[] data, int position, int end) {
        if (position >= end) {
            return INVALID;
        }
        int b = data[position];
        if (b >= 0) {
            return (long) (position + 1) << 32 | b;
        }
        return readLong(data, position, end);
    }

    private static long readLong(byte[] data, int position, int end) {
        int value = 0;
        for (int p = position; p < end; p++) {
            int b = data[p];
            value = value << 7 | b & 0x7F;
            if (b >= 0) {
                boolean tooLong = p - position >= MAX_BYTES;
                return (long) (p + 1) << 32 | (tooLong ? 0L : value & 0xFFFFFFFFL);
            }
        }
        return INVALID;
    }

    /** The value part of a read. */
    public static int value(long read) {
        return (int) read;
    }

    /** The position after the integer. */
    public static int next(long read) {
        return (int) (read >>> 32);
    }

    /**
     * Position after the integer at {@code position}, without its value; {@code end} when the bytes
     * end inside it.
     */
    public static int skip(byte[] data, int position, int end) {
        int p = position;
        while (p < end && data[p] < 0) {
            p++;
        }
        return Math.min(p + 1, end);
    }

    /** How many bytes the shortest form of {@code value} takes: 1 to 5. */
    public static int size(int value) {
        if (value >>> 7 == 0) {
            return 1;
        }
        return (38 - Integer.numberOfLeadingZeros(value)) / 7;
    }

    /** Writes the shortest form at {@code position} and gives the position after it. */
    public static int write(byte[] into, int position, int value) {
        int p = position;
        for (int shift = 7 * (size(value) - 1); shift > 0; shift -= 7) {
            into[p++] = (byte) (value >>> shift & 0x7F | 0x80);
        }
        into[p++] = (byte) (value & 0x7F);
        return p;
    }
}
