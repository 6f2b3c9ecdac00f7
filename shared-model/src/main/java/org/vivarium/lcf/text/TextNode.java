package org.vivarium.lcf.text;

import java.util.List;
import java.util.SequencedMap;

/**
 * A piece of a text document: what YAML and JSON have in common, with the line it stands in (0 when
 * made by the program).
 */
public sealed interface TextNode {
    int line();

    /** Named values in order. */
    record Mapping(SequencedMap<String, TextNode> entries, boolean inOneLine, int line)
            implements TextNode {}

    record Sequence(List<TextNode> items, boolean inOneLine, int line) implements TextNode {}

    /** A whole number, true or false, or a decimal number, as it is spelled. */
    record Plain(String text, int line) implements TextNode {}

    record Text(String text, int line) implements TextNode {}

    static TextNode number(long value) {
        return new Plain(Long.toString(value), 0);
    }

    static TextNode text(String value) {
        return new Text(value, 0);
    }
}
