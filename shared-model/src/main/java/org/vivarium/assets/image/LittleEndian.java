package org.vivarium.assets.image;

/** Little-endian numbers in a byte array; the caller has checked the bounds. */
final class LittleEndian {
    private LittleEndian() {}

    static int u16(byte[] bytes, int at) {
        return bytes[at] & 0xFF | (bytes[at + 1] & 0xFF) << 8;
    }

    static int i32(byte[] bytes, int at) {
        return u16(bytes, at) | u16(bytes, at + 2) << 16;
    }

    static long u32(byte[] bytes, int at) {
        return i32(bytes, at) & 0xFFFFFFFFL;
    }
}
