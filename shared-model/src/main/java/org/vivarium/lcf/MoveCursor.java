package org.vivarium.lcf;

import java.nio.charset.Charset;

/**
 * Steps through move commands; one that crosses the end stops the route, an unknown one has no
 * arguments.
 */
public final class MoveCursor {
    private static final int SWITCH_ON = 32;
    private static final int SWITCH_OFF = 33;
    private static final int CHANGE_GRAPHIC = 34;
    private static final int PLAY_SOUND = 35;

    private final byte[] data;
    private final int end;
    private int next;
    private int offset;
    private int id;
    private int textOffset;
    private int textLength;
    private int a;
    private int b;
    private int c;
    private boolean broken;

    public MoveCursor(byte[] data, int start, int end) {
        this.data = data;
        this.next = start;
        this.end = end;
    }

    /** Moves to the next command; false at the end of the route. */
    public boolean next() {
        if (broken || next >= end) {
            return false;
        }
        offset = next;
        textLength = 0;
        a = 0;
        b = 0;
        c = 0;
        id = number();
        switch (id) {
            case SWITCH_ON, SWITCH_OFF -> a = number();
            case CHANGE_GRAPHIC -> {
                readText();
                a = number();
            }
            case PLAY_SOUND -> {
                readText();
                a = number();
                b = number();
                c = number();
            }
            default -> {}
        }
        return !broken;
    }

    private int number() {
        long read = Ber.read(data, next, end);
        if (read < 0) {
            broken = true;
            return 0;
        }
        next = Ber.next(read);
        return Ber.value(read);
    }

    private void readText() {
        int length = number();
        if (length < 0 || length > end - next) {
            broken = true;
            return;
        }
        textOffset = next;
        textLength = length;
        next += length;
    }

    public int id() {
        return id;
    }

    /** Position of the command. */
    public int offset() {
        return offset;
    }

    /** File name of commands 34 and 35, otherwise empty. */
    public LcfString text() {
        return LcfString.of(data, textOffset, textLength);
    }

    public String string(Charset charset) {
        return LcfText.decode(data, textOffset, textLength, charset);
    }

    /** Switch, graphic index or volume. */
    public int a() {
        return a;
    }

    /** Tempo. */
    public int b() {
        return b;
    }

    /** Balance. */
    public int c() {
        return c;
    }

    /** Whether a command crossed the end of the route. */
    public boolean broken() {
        return broken;
    }
}
