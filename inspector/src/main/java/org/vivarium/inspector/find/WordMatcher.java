package org.vivarium.inspector.find;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.vivarium.inspector.Searches.Wording;
import org.vivarium.inspector.find.Hit.Piece;

/** Finds words in a text, as they stand or as a regular expression. */
final class WordMatcher {
    /** Around what was found, this much of a long text is shown. */
    private static final int AROUND = 60;

    private final Pattern pattern;

    /**
     * @throws java.util.regex.PatternSyntaxException when the words are no regular expression
     */
    WordMatcher(Wording wording) {
        int how = wording.matchCase() ? 0 : Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
        pattern = Pattern.compile(wording.words(), wording.regex() ? how : how | Pattern.LITERAL);
    }

    boolean finds(String text) {
        Matcher matcher = pattern.matcher(text);
        return matcher.find() && matcher.end() > matcher.start();
    }

    /** The text with what was found marked, long ones cut around the first place. */
    List<Piece> pieces(String text, String style) {
        var pieces = new ArrayList<Piece>();
        Matcher matcher = pattern.matcher(text);
        int at = 0;
        while (matcher.find()) {
            if (matcher.end() == matcher.start()) {
                continue;
            }
            if (at == 0 && matcher.start() > AROUND) {
                at = matcher.start() - AROUND;
                pieces.add(Piece.plain("…"));
            }
            add(pieces, text.substring(at, matcher.start()), style, false);
            add(pieces, matcher.group(), style, true);
            at = matcher.end();
        }
        int end = Math.min(text.length(), at + 2 * AROUND);
        add(pieces, text.substring(at, end), style, false);
        return pieces;
    }

    private static void add(List<Piece> pieces, String text, String style, boolean match) {
        if (!text.isEmpty()) {
            pieces.add(new Piece(text.replace('\n', ' ').replace('\r', ' '), style, match));
        }
    }
}
