package org.vivarium.model.event;

import java.io.ByteArrayOutputStream;

/** Encodes event commands (spec interpreter 1.1): for lists made at run time and for tests. */
public final class CommandWriter {

    private static final byte[] NO_TEXT = {};

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    public CommandWriter add(int code, int indent, int... parameters) {
        return add(code, indent, NO_TEXT, parameters);
    }

    public CommandWriter add(int code, int indent, byte[] text, int... parameters) {
        number(code);
        number(indent);
        number(text.length);
        out.writeBytes(text);
        number(parameters.length);
        for (int parameter : parameters) {
            number(parameter);
        }
        return this;
    }

    /** The commands so far and the four zero bytes that end a list. */
    public byte[] toBytes() {
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        whole.writeBytes(out.toByteArray());
        whole.writeBytes(new byte[4]);
        return whole.toByteArray();
    }

    public CommandList toList() {
        byte[] bytes = toBytes();
        return CommandList.decode(bytes, 0, bytes.length);
    }

    private void number(int value) {
        for (int shift = 28; shift > 0; shift -= 7) {
            if (value >>> shift != 0) {
                out.write(value >>> shift & 0x7F | 0x80);
            }
        }
        out.write(value & 0x7F);
    }
}
