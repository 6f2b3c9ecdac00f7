package org.vivarium.inspector.code;

import java.util.List;

/**
 * One command as a line of a script.
 *
 * @param index of the command in its list, from 0 on
 * @param indent how deeply it is nested
 */
public record ScriptLine(int index, int indent, List<Token> tokens) {
    private static final int WIDTH = 2;
    private static final int DEEPEST = 40;

    /** The spaces in front. */
    String margin() {
        return " ".repeat(WIDTH * Math.clamp(indent, 0, DEEPEST));
    }

    /** The whole line with its margin. */
    public String text() {
        var text = new StringBuilder(margin());
        tokens.forEach(token -> text.append(token.text()));
        return text.toString();
    }

    /** The word at a column of {@link #text}; null in the margin and behind the end. */
    Token at(int column) {
        int end = margin().length();
        if (column < end) {
            return null;
        }
        for (Token token : tokens) {
            end += token.text().length();
            if (column < end) {
                return token;
            }
        }
        return null;
    }
}
