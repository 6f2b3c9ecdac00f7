package org.vivarium.engine.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Breaks lines between words, as the English 2000 does with the sentences of battles and level-ups,
 * whose names and numbers are put in while it runs (spec screen 3.6). Messages of events never are.
 */
public final class WordWrap {
    /** Pixels of a line in the message box, and in the lines of a battle. */
    public static final int IN_MESSAGE = 320 - 24;

    public static final int IN_BATTLE = 320 - 20;

    private WordWrap() {}

    /**
     * The line in pieces of at most {@code limit} pixels. The space at a break is dropped; a word
     * that is too long stands on a line of its own.
     *
     * @param widths pixels a character takes
     */
    public static List<String> lines(String text, IntUnaryOperator widths, int limit) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ", -1)) {
            if (!line.isEmpty() && width(line + " " + word, widths) > limit) {
                lines.add(line.toString());
                line.setLength(0);
                line.append(word);
            } else {
                line.append(line.isEmpty() ? "" : " ").append(word);
            }
        }
        lines.add(line.toString());
        return lines;
    }

    private static int width(String text, IntUnaryOperator widths) {
        return text.codePoints().map(widths).sum();
    }
}
