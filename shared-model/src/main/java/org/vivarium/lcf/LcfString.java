package org.vivarium.lcf;

import java.nio.charset.Charset;
import java.util.Arrays;

/**
 * A text as it lies in the file: bytes, offset and length, turned into a String when asked. The
 * empty one is shared.
 */
public final class LcfString {
    public static final LcfString EMPTY = new LcfString(new byte[0], 0, 0);

    private final byte[] data;
    private final int offset;
    private final int length;

    private LcfString(byte[] data, int offset, int length) {
        this.data = data;
        this.offset = offset;
        this.length = length;
    }

    static LcfString of(byte[] data, int offset, int length) {
        return length == 0 ? EMPTY : new LcfString(data, offset, length);
    }

    /** Length in bytes. */
    public int length() {
        return length;
    }

    public boolean isEmpty() {
        return length == 0;
    }

    public boolean isAscii() {
        for (int i = 0; i < length; i++) {
            if (data[offset + i] < 0) {
                return false;
            }
        }
        return true;
    }

    public String decode(Charset charset) {
        return LcfText.decode(data, offset, length, charset);
    }

    public byte[] toBytes() {
        return Arrays.copyOfRange(data, offset, offset + length);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LcfString s
                && Arrays.equals(
                        data, offset, offset + length, s.data, s.offset, s.offset + s.length);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        for (int i = 0; i < length; i++) {
            hash = 31 * hash + data[offset + i];
        }
        return hash;
    }
}
