package org.vivarium.model.event;

import java.nio.charset.Charset;
import java.util.Arrays;

/**
 * A list of event commands, decoded once from the bytes of its file into one flat int array.
 *
 * <p>Command {@code i} takes {@link #STRIDE} words from {@code i * STRIDE} on; the parameters of
 * all commands follow behind the last one in the same array, so that a command knows them by start
 * and count. Texts stay bytes in the file and are decoded when asked for. Two words of every
 * command ({@link #OP} and {@link #TARGET}) are left to whoever runs the list.
 *
 * <p>Any bytes give a list: a list that breaks off ends with its last whole command (spec
 * interpreter 1.1).
 */
public final class CommandList {

    public static final int CODE = 0;
    public static final int INDENT = 1;
    public static final int TEXT_OFFSET = 2;
    public static final int TEXT_LENGTH = 3;
    public static final int PARAMETERS = 4;
    public static final int COUNT = 5;
    public static final int OP = 6;
    public static final int TARGET = 7;

    /** Words for one command; a power of two, so that an index becomes an offset by a shift. */
    public static final int STRIDE = 8;

    public static final int SHIFT = 3;

    public static final CommandList EMPTY = new CommandList(new byte[0], 0, 0, new int[0], 0);

    private final byte[] data;
    private final int offset;
    private final int length;
    private final int[] words;
    private final int size;

    private CommandList(byte[] data, int offset, int length, int[] words, int size) {
        this.data = data;
        this.offset = offset;
        this.length = length;
        this.words = words;
        this.size = size;
    }

    /** Decodes the {@code length} bytes from {@code offset} on; the array is kept, not copied. */
    public static CommandList decode(byte[] data, int offset, int length) {
        CommandReader counter = new CommandReader(data, offset, length);
        int commands = 0;
        int parameters = 0;
        while (counter.next()) {
            commands++;
            parameters += counter.parameterCount();
        }
        if (commands == 0) {
            return EMPTY;
        }
        int[] words = new int[commands * STRIDE + parameters];
        CommandReader reader = new CommandReader(data, offset, length);
        int base = 0;
        int parameter = commands * STRIDE;
        for (int i = 0; i < commands; i++, base += STRIDE) {
            reader.next();
            words[base + CODE] = reader.code();
            words[base + INDENT] = reader.indent();
            words[base + TEXT_OFFSET] = reader.textOffset();
            words[base + TEXT_LENGTH] = reader.textLength();
            words[base + PARAMETERS] = parameter;
            words[base + COUNT] = reader.parameterCount();
            parameter = reader.copyParameters(words, parameter);
        }
        return new CommandList(data, offset, length, words, commands);
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    /** The flat form itself, for the interpreter's loop; written to only at OP and TARGET. */
    public int[] words() {
        return words;
    }

    public int code(int index) {
        return words[(index << SHIFT) + CODE];
    }

    public int indent(int index) {
        return words[(index << SHIFT) + INDENT];
    }

    public int parameterCount(int index) {
        return words[(index << SHIFT) + COUNT];
    }

    /** Parameter {@code n} of a command; 0 where the list has fewer (spec interpreter 1.1). */
    public int parameter(int index, int n) {
        int base = index << SHIFT;
        return n < words[base + COUNT] ? words[words[base + PARAMETERS] + n] : 0;
    }

    public boolean hasText(int index) {
        return words[(index << SHIFT) + TEXT_LENGTH] > 0;
    }

    /** The command's text in the given code page; the shared empty string where there is none. */
    public String text(int index, Charset charset) {
        int base = index << SHIFT;
        int textLength = words[base + TEXT_LENGTH];
        return textLength == 0
                ? ""
                : new String(data, words[base + TEXT_OFFSET], textLength, charset);
    }

    /** The encoded list, as a save stores it. */
    public byte[] toBytes() {
        return Arrays.copyOfRange(data, offset, offset + length);
    }

    /** Bytes this list keeps alive beside its file: what a cache weighs it with. */
    public int weight() {
        return 64 + words.length * Integer.BYTES;
    }
}
