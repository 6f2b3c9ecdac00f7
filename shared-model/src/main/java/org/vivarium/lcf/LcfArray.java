package org.vivarium.lcf;

/**
 * An array as it lies in the file: bytes, offset, length and element width, decoded element by
 * element. The empty array is one shared object; nothing is copied until {@link #toInts} or a
 * sibling is asked for.
 */
public final class LcfArray {
    public static final LcfArray EMPTY = new LcfArray(new byte[0], 0, 0, FieldKind.BYTES);

    private final byte[] data;
    private final int offset;
    private final int size;
    private final FieldKind kind;

    private LcfArray(byte[] data, int offset, int size, FieldKind kind) {
        this.data = data;
        this.offset = offset;
        this.size = size;
        this.kind = kind;
    }

    /**
     * The array in {@code length} bytes; a rest that fills no element is dropped (spec lcf-format
     * 17).
     */
    static LcfArray of(byte[] data, int offset, int length, FieldKind kind) {
        int size = length / width(kind);
        return size == 0 ? EMPTY : new LcfArray(data, offset, size, kind);
    }

    static int width(FieldKind kind) {
        return switch (kind) {
            case SHORTS -> 2;
            case INTS, WORDS -> 4;
            default -> 1;
        };
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    /** Element {@code index}: bytes unsigned, 16 and 32 bit numbers signed. */
    public int get(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException(index);
        }
        return switch (kind) {
            case SHORTS -> LittleEndian.readShort(data, offset + 2 * index);
            case INTS, WORDS -> LittleEndian.readInt(data, offset + 4 * index);
            default -> data[offset + index] & 0xFF;
        };
    }

    /**
     * Element {@code index}, or {@code fallback} outside the array: arrays are often shorter than
     * what they describe.
     */
    public int getOr(int index, int fallback) {
        return index >= 0 && index < size ? get(index) : fallback;
    }

    /** Whether element {@code index} is set, or {@code fallback} outside the array. */
    public boolean isSet(int index, boolean fallback) {
        return index >= 0 && index < size ? get(index) != 0 : fallback;
    }

    public int[] toInts() {
        int[] copy = new int[size];
        for (int i = 0; i < size; i++) {
            copy[i] = get(i);
        }
        return copy;
    }

    public short[] toShorts() {
        short[] copy = new short[size];
        for (int i = 0; i < size; i++) {
            copy[i] = (short) get(i);
        }
        return copy;
    }

    public byte[] toBytes() {
        byte[] copy = new byte[size];
        for (int i = 0; i < size; i++) {
            copy[i] = (byte) get(i);
        }
        return copy;
    }
}
