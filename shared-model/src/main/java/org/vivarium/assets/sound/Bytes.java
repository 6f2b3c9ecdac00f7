package org.vivarium.assets.sound;

import java.nio.charset.StandardCharsets;

/** Reading numbers and tags out of a file's bytes; past the end there are zeros. */
public final class Bytes {

    private Bytes() {}

    public static int u8(byte[] data, int at) {
        return at >= 0 && at < data.length ? data[at] & 0xFF : 0;
    }

    public static int u16le(byte[] data, int at) {
        return u8(data, at) | u8(data, at + 1) << 8;
    }

    public static int s16le(byte[] data, int at) {
        return (short) u16le(data, at);
    }

    public static int s32le(byte[] data, int at) {
        return u16le(data, at) | u16le(data, at + 2) << 16;
    }

    public static int u16be(byte[] data, int at) {
        return u8(data, at) << 8 | u8(data, at + 1);
    }

    public static int s32be(byte[] data, int at) {
        return u16be(data, at) << 16 | u16be(data, at + 2);
    }

    public static long s64le(byte[] data, int at) {
        return s32le(data, at) & 0xFFFF_FFFFL | (long) s32le(data, at + 4) << 32;
    }

    /** Whether an ASCII tag stands at an offset. */
    public static boolean tagAt(byte[] data, int at, String tag) {
        if (at < 0 || at + tag.length() > data.length) {
            return false;
        }
        for (int i = 0; i < tag.length(); i++) {
            if (data[at + i] != tag.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** Offset of a tag between {@code from} and {@code to}, -1 when there is none. */
    public static int find(byte[] data, int from, int to, String tag) {
        int last = Math.min(to, data.length) - tag.length();
        for (int at = from; at <= last; at++) {
            if (tagAt(data, at, tag)) {
                return at;
            }
        }
        return -1;
    }

    static String ascii(byte[] data, int at, int length) {
        int end = Math.min(data.length, at + length);
        return at >= end ? "" : new String(data, at, end - at, StandardCharsets.ISO_8859_1);
    }
}
