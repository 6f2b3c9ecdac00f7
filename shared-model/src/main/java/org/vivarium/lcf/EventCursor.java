package org.vivarium.lcf;

import java.nio.charset.Charset;
import java.util.Arrays;

/**
 * Steps through event commands without making objects. Commands have no length, so each step parses
 * the integers and skips the text; a command that crosses the end of the slice ends the list (spec
 * lcf-format 7, 17, 18.4).
 */
public final class EventCursor {
    private static final int[] NO_PARAMETERS = {};

    private final byte[] data;
    private final int end;
    private int next;
    private int offset;
    private int code;
    private int indent;
    private int textOffset;
    private int textLength;
    private int parameterCount;
    private int parametersOffset;
    private boolean terminated;
    private boolean broken;

    public EventCursor(byte[] data, int start, int end) {
        this.data = data;
        this.next = start;
        this.end = end;
    }

    /** Moves to a command by its position, as given by {@link EventCode#offsets}, and reads it. */
    public boolean moveTo(int position) {
        next = position;
        terminated = false;
        broken = false;
        return next();
    }

    /** Moves to the next command; false at the end of the list. */
    public boolean next() {
        if (terminated || broken || next >= end) {
            return false;
        }
        if (data[next] == 0) {
            terminated = true;
            return false;
        }
        offset = next;
        broken = !parse();
        return !broken;
    }

    private boolean parse() {
        long read = Ber.read(data, next, end);
        if (read < 0) {
            return false;
        }
        int newCode = Ber.value(read);
        read = Ber.read(data, Ber.next(read), end);
        if (read < 0) {
            return false;
        }
        int newIndent = Ber.value(read);
        read = Ber.read(data, Ber.next(read), end);
        if (read < 0) {
            return false;
        }
        int length = Ber.value(read);
        int text = Ber.next(read);
        if (length < 0 || length > end - text) {
            return false;
        }
        read = Ber.read(data, text + length, end);
        if (read < 0) {
            return false;
        }
        int count = Ber.value(read);
        int position = Ber.next(read);
        if (count < 0 || count > end - position) {
            return false;
        }
        parametersOffset = position;
        for (int i = 0; i < count; i++) {
            while (position < end && data[position] < 0) {
                position++;
            }
            if (position++ >= end) {
                return false;
            }
        }
        code = newCode;
        indent = newIndent;
        textOffset = text;
        textLength = length;
        parameterCount = count;
        next = position;
        return true;
    }

    public int code() {
        return code;
    }

    public int indent() {
        return indent;
    }

    /** Position of the command. */
    public int offset() {
        return offset;
    }

    /** Position after the command; after the last one, that of the terminator. */
    public int position() {
        return next;
    }

    public int textOffset() {
        return textOffset;
    }

    public int textLength() {
        return textLength;
    }

    public LcfString text() {
        return LcfString.of(data, textOffset, textLength);
    }

    public String string(Charset charset) {
        return LcfText.decode(data, textOffset, textLength, charset);
    }

    public int parameterCount() {
        return parameterCount;
    }

    /** Position of the first parameter. */
    public int parametersOffset() {
        return parametersOffset;
    }

    /** Parameter {@code index}, 0 when the command has fewer. Steps over those before it. */
    public int parameter(int index) {
        if (index >= parameterCount) {
            return 0;
        }
        int position = parametersOffset;
        for (int i = 0; i < index; i++) {
            position = Ber.skip(data, position, end);
        }
        return Ber.value(Ber.read(data, position, end));
    }

    /** All parameters. */
    public int[] parameters() {
        if (parameterCount == 0) {
            return NO_PARAMETERS;
        }
        int[] all = new int[parameterCount];
        readParameters(all);
        return all;
    }

    /**
     * Reads as many parameters as fit, sets the rest of the array to 0, and gives the number of
     * parameters there are.
     */
    public int readParameters(int[] into) {
        int position = parametersOffset;
        int count = Math.min(parameterCount, into.length);
        for (int i = 0; i < count; i++) {
            long read = Ber.read(data, position, end);
            into[i] = Ber.value(read);
            position = Ber.next(read);
        }
        Arrays.fill(into, count, into.length, 0);
        return parameterCount;
    }

    /** Whether the list's terminator was found. */
    public boolean terminated() {
        return terminated;
    }

    /** Whether a command crossed the end of the slice. */
    public boolean broken() {
        return broken;
    }
}
