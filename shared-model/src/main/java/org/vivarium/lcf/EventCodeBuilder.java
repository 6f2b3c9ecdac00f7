package org.vivarium.lcf;

import java.nio.charset.Charset;
import java.util.Arrays;

/** Builds the bytes of a list of event commands. */
public final class EventCodeBuilder {
    private static final int TERMINATOR = 4;

    private final ByteSink out = new ByteSink();

    /** The commands of existing code, each encoded anew. */
    public static EventCodeBuilder of(EventCode code) {
        EventCodeBuilder builder = new EventCodeBuilder();
        EventCursor command = code.cursor();
        while (command.next()) {
            builder.add(
                    command.code(),
                    command.indent(),
                    command.text().toBytes(),
                    command.parameters());
        }
        return builder;
    }

    public EventCodeBuilder add(int code, int indent, byte[] text, int... parameters) {
        out.writeInt(code);
        out.writeInt(indent);
        out.writeInt(text.length);
        out.write(text);
        out.writeInt(parameters.length);
        for (int parameter : parameters) {
            out.writeInt(parameter);
        }
        return this;
    }

    /** Adds a command with a text, which must exist in the code page. */
    public EventCodeBuilder add(
            int code, int indent, String text, Charset charset, int... parameters) {
        return add(code, indent, RowBuilder.encode(text, charset), parameters);
    }

    /** The commands and the terminator. */
    public byte[] toBytes() {
        byte[] commands = out.toBytes();
        return Arrays.copyOf(commands, commands.length + TERMINATOR);
    }
}
