package org.vivarium.assets.sound;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * The loop a Vorbis or Opus comment packet declares, in frames (spec assets-and-audio 8.6).
 *
 * @param start LOOPSTART, -1 without one
 * @param length LOOPLENGTH, -1 without one
 * @param end LOOPEND, -1 without one
 */
record OggTags(long start, long length, long end) {

    static final OggTags NONE = new OggTags(-1, -1, -1);

    /** Where the loop begins in a file of so many frames. */
    long loopStart(long total) {
        return start < 0 ? 0 : Math.min(start, total);
    }

    /** Where the loop ends; the end of the file when none is declared or it lies beyond. */
    long loopEnd(long total) {
        if (start < 0) {
            return total;
        }
        long declared = length >= 0 ? start + length : end;
        return declared <= 0 || declared < start ? total : Math.min(declared, total);
    }

    /**
     * Reads a comment packet.
     *
     * @param at offset behind the packet's magic
     */
    static OggTags parse(byte[] packet, int at) {
        long vendor = Bytes.s32le(packet, at) & 0xFFFF_FFFFL;
        if (at + 8 + vendor > packet.length) {
            return NONE;
        }
        int next = (int) (at + 4 + vendor);
        int count = Bytes.s32le(packet, next);
        next += 4;
        long start = -1;
        long length = -1;
        long end = -1;
        for (int i = 0; i < count && next + 4 <= packet.length; i++) {
            long size = Bytes.s32le(packet, next) & 0xFFFF_FFFFL;
            if (next + 4 + size > packet.length) {
                break;
            }
            String comment = new String(packet, next + 4, (int) size, StandardCharsets.UTF_8);
            int equals = comment.indexOf('=');
            String key = equals < 0 ? "" : comment.substring(0, equals).toUpperCase(Locale.ROOT);
            switch (key) {
                case "LOOPSTART" -> start = number(comment, equals);
                case "LOOPLENGTH" -> length = number(comment, equals);
                case "LOOPEND" -> end = number(comment, equals);
                default -> {}
            }
            next += 4 + (int) size;
        }
        return new OggTags(start, length, end);
    }

    private static long number(String comment, int equals) {
        String digits = comment.substring(equals + 1).strip();
        return digits.matches("\\d{1,12}") ? Long.parseLong(digits) : -1;
    }
}
