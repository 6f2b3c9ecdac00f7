package org.vivarium.inspector.code;

import java.util.ArrayList;
import java.util.List;
import org.vivarium.lcf.EventCode;
import org.vivarium.lcf.EventCursor;

/** The bytes of one command, told apart by what they say (spec interpreter 1.1). */
public final class CommandBytes {
    /** What some bytes say. */
    public enum Part {
        CODE,
        NESTING,
        LENGTH,
        STRING,
        COUNT,
        PARAMETER
    }

    /**
     * Bytes that say one thing.
     *
     * @param from position in the file
     * @param to position after the last
     * @param parameter which one, from 0 on; -1 for the other parts
     */
    public record Span(Part part, int from, int to, int parameter) {}

    private final byte[] data;
    private final List<Span> spans;

    private CommandBytes(byte[] data, List<Span> spans) {
        this.data = data;
        this.spans = spans;
    }

    /** Those of the command that begins at a position of a list. */
    static CommandBytes at(EventCode code, int position) {
        var spans = new ArrayList<Span>();
        EventCursor command = code.cursor();
        if (command.moveTo(position)) {
            byte[] data = code.data();
            int at = add(spans, Part.CODE, position, number(data, position), -1);
            at = add(spans, Part.NESTING, at, number(data, at), -1);
            add(spans, Part.LENGTH, at, command.textOffset(), -1);
            int count = command.textOffset() + command.textLength();
            add(spans, Part.STRING, command.textOffset(), count, -1);
            at = add(spans, Part.COUNT, count, command.parametersOffset(), -1);
            for (int i = 0; i < command.parameterCount(); i++) {
                at = add(spans, Part.PARAMETER, at, number(data, at), i);
            }
        }
        return new CommandBytes(code.data(), List.copyOf(spans));
    }

    private static int add(List<Span> spans, Part part, int from, int to, int parameter) {
        if (to > from) {
            spans.add(new Span(part, from, to, parameter));
        }
        return to;
    }

    /** The position after the number that begins here: only its last byte has the high bit off. */
    private static int number(byte[] data, int at) {
        int end = at;
        while (data[end] < 0) {
            end++;
        }
        return end + 1;
    }

    public List<Span> spans() {
        return spans;
    }

    /** Some bytes as people write them: {@code 9E 5A}. */
    String hex(Span span, int most) {
        var text = new StringBuilder();
        int end = Math.min(span.to(), span.from() + most);
        for (int i = span.from(); i < end; i++) {
            text.append(i == span.from() ? "" : " ").append(String.format("%02X", data[i] & 0xFF));
        }
        return end < span.to() ? text.append(" …").toString() : text.toString();
    }
}
