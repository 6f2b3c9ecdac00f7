package org.vivarium.model.event;

/**
 * Walks over encoded event commands one by one without building anything (spec interpreter 1.1):
 * code, indent, text, parameters; a code of 0 or the end of the bytes ends the list.
 */
public final class CommandReader {

    private final byte[] data;
    private final int end;
    private int position;
    private boolean broken;

    private int code;
    private int indent;
    private int textOffset;
    private int textLength;
    private int parameterCount;
    private int parameterOffset;

    public CommandReader(byte[] data, int offset, int length) {
        this.data = data;
        this.position = offset;
        this.end = Math.min(data.length, offset + length);
    }

    /** Moves to the next command; false at the end of the list or where the bytes break off. */
    public boolean next() {
        if (broken || position >= end) {
            return false;
        }
        code = number();
        if (code == 0) {
            broken = true;
            return false;
        }
        indent = number();
        textLength = number();
        if (textLength < 0 || textLength > end - position) {
            broken = true;
            return false;
        }
        textOffset = position;
        position += textLength;
        parameterCount = number();
        if (parameterCount < 0 || parameterCount > end - position) {
            broken = true;
            return false;
        }
        parameterOffset = position;
        for (int i = 0; i < parameterCount; i++) {
            number();
        }
        return !broken;
    }

    public int code() {
        return code;
    }

    public int indent() {
        return indent;
    }

    public int textOffset() {
        return textOffset;
    }

    public int textLength() {
        return textLength;
    }

    public int parameterCount() {
        return parameterCount;
    }

    /**
     * Writes the parameters to {@code target} from {@code at} on; returns the place behind them.
     */
    int copyParameters(int[] target, int at) {
        int after = position;
        position = parameterOffset;
        for (int i = 0; i < parameterCount; i++) {
            target[at + i] = number();
        }
        position = after;
        return at + parameterCount;
    }

    /** A base-128 number; more than five bytes read as 0, a broken off one ends the list. */
    private int number() {
        int value = 0;
        for (int bytes = 1; position < end; bytes++) {
            int b = data[position++];
            value = value << 7 | b & 0x7F;
            if (b >= 0) {
                return bytes <= 5 ? value : 0;
            }
        }
        broken = true;
        return 0;
    }
}
