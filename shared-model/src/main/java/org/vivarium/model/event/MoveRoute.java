package org.vivarium.model.event;

import java.nio.charset.Charset;
import java.util.Arrays;

/**
 * A move route as flat int code: {@link #STRIDE} words a command, its code, up to three numbers and
 * the slice of its text (spec interpreter 12.1). Command codes are those of {@link MoveCommand}.
 *
 * <p>The same form serves routes inside event code, where every byte is a parameter of its own, and
 * routes of pages and saves, which are plain file bytes. A command whose arguments break off is
 * dropped with all behind it.
 */
public final class MoveRoute {

    public static final MoveRoute EMPTY = new MoveRoute(new int[0], new byte[0], 0, 0, 0);

    private static final int STRIDE = 6;
    private static final int TEXT_OFFSET = 4;
    private static final int TEXT_LENGTH = 5;

    private final int[] words;
    private final byte[] data;
    private final int offset;
    private final int length;
    private final int size;

    private MoveRoute(int[] words, byte[] data, int offset, int length, int size) {
        this.words = words;
        this.data = data;
        this.offset = offset;
        this.length = length;
        this.size = size;
    }

    /** A route as pages and saves store it; the array is kept, not copied. */
    public static MoveRoute decode(byte[] data, int offset, int length) {
        int end = Math.min(data.length, offset + length);
        if (length <= 0) {
            return EMPTY;
        }
        int[] words = new int[8 * STRIDE];
        int size = 0;
        int[] cursor = {offset};
        while (cursor[0] < end) {
            int base = size * STRIDE;
            if (base == words.length) {
                words = Arrays.copyOf(words, words.length * 2);
            }
            if (!decodeCommand(data, end, cursor, words, base)) {
                break;
            }
            size++;
        }
        return size == 0
                ? EMPTY
                : new MoveRoute(
                        Arrays.copyOf(words, size * STRIDE), data, offset, end - offset, size);
    }

    /** The route of a command 11330, whose parameters from {@code from} on are its bytes. */
    public static MoveRoute fromParameters(CommandList list, int index, int from) {
        int count = Math.max(0, list.parameterCount(index) - from);
        byte[] bytes = new byte[count];
        for (int i = 0; i < count; i++) {
            bytes[i] = (byte) list.parameter(index, from + i);
        }
        return decode(bytes, 0, count);
    }

    private static boolean decodeCommand(
            byte[] data, int end, int[] cursor, int[] words, int base) {
        int code = number(data, end, cursor);
        words[base] = code;
        words[base + TEXT_LENGTH] = 0;
        Arrays.fill(words, base + 1, base + 1 + 3, 0);
        if (MoveCommand.hasText(code)) {
            int length = number(data, end, cursor);
            if (length < 0 || length > end - cursor[0]) {
                return false;
            }
            words[base + TEXT_OFFSET] = cursor[0];
            words[base + TEXT_LENGTH] = length;
            cursor[0] += length;
        }
        for (int i = 1; i <= MoveCommand.numbers(code); i++) {
            if (cursor[0] >= end) {
                return false;
            }
            words[base + i] = number(data, end, cursor);
        }
        return true;
    }

    private static int number(byte[] data, int end, int[] cursor) {
        int value = 0;
        while (cursor[0] < end) {
            int b = data[cursor[0]++];
            value = value << 7 | b & 0x7F;
            if (b >= 0) {
                break;
            }
        }
        return value;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public int code(int index) {
        return words[index * STRIDE];
    }

    /** Number {@code n} (0 to 2) of a command: switch, charset index, or volume, tempo, balance. */
    public int number(int index, int n) {
        return words[index * STRIDE + 1 + n];
    }

    public String text(int index, Charset charset) {
        int base = index * STRIDE;
        int length = words[base + TEXT_LENGTH];
        return length == 0 ? "" : new String(data, words[base + TEXT_OFFSET], length, charset);
    }

    /** The encoded route, as a save stores it. */
    public byte[] toBytes() {
        return Arrays.copyOfRange(data, offset, offset + length);
    }

    /** Whether a page change may keep the route running: same length, same codes (spec 3.3). */
    public boolean sameCodes(MoveRoute other) {
        if (size != other.size) {
            return false;
        }
        for (int i = 0; i < size; i++) {
            if (code(i) != other.code(i)) {
                return false;
            }
        }
        return true;
    }
}
