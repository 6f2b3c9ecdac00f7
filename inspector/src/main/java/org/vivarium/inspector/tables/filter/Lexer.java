package org.vivarium.inspector.tables.filter;

import java.util.ArrayList;
import java.util.List;
import org.vivarium.inspector.Texts;

/** Cuts an expression into words. */
final class Lexer {
    private static final List<String> OPERATORS =
            List.of(
                    "&&", "||", "==", "!=", "<=", ">=", "<", ">", "!", "(", ")", "[", "]", "=",
                    "~");

    private final String text;
    private final List<Token> tokens = new ArrayList<>();
    private int at;

    private Lexer(String text) {
        this.text = text;
    }

    /** All words, the last of kind END. */
    static List<Token> read(String text) throws FilterException {
        var lexer = new Lexer(text);
        while (lexer.at < text.length()) {
            lexer.next();
        }
        lexer.tokens.add(new Token(Token.Kind.END, "", text.length(), text.length()));
        return lexer.tokens;
    }

    private void next() throws FilterException {
        char c = text.charAt(at);
        if (Character.isWhitespace(c)) {
            at++;
        } else if (c == '"' || c == '\'') {
            quoted(c);
        } else if (Character.isDigit(c) || c == '-' && digitAt(at + 1)) {
            word(Token.Kind.NUMBER, '.');
        } else if (Character.isLetter(c) || c == '_') {
            word(Token.Kind.NAME, '.');
        } else {
            operator();
        }
    }

    private boolean digitAt(int position) {
        return position < text.length() && Character.isDigit(text.charAt(position));
    }

    private void word(Token.Kind kind, char also) {
        int start = at++;
        while (at < text.length()
                && (Character.isLetterOrDigit(text.charAt(at))
                        || text.charAt(at) == '_'
                        || text.charAt(at) == also)) {
            at++;
        }
        String word = text.substring(start, at);
        boolean number = kind == Token.Kind.NUMBER && word.matches("-?\\d+(\\.\\d+)?");
        tokens.add(
                new Token(
                        kind == Token.Kind.NUMBER && !number ? Token.Kind.NAME : kind,
                        word,
                        start,
                        at));
    }

    private void quoted(char quote) throws FilterException {
        int start = at++;
        var word = new StringBuilder();
        while (at < text.length() && text.charAt(at) != quote) {
            boolean escaped =
                    text.charAt(at) == '\\'
                            && at + 1 < text.length()
                            && text.charAt(at + 1) == quote;
            at += escaped ? 1 : 0;
            word.append(text.charAt(at++));
        }
        if (at >= text.length()) {
            throw new FilterException(start, at, Texts.of("filter.openQuote"));
        }
        at++;
        tokens.add(new Token(Token.Kind.TEXT, word.toString(), start, at));
    }

    private void operator() throws FilterException {
        for (String operator : OPERATORS) {
            if (text.startsWith(operator, at)) {
                tokens.add(new Token(Token.Kind.OPERATOR, operator, at, at + operator.length()));
                at += operator.length();
                return;
            }
        }
        throw new FilterException(at, at + 1, Texts.of("filter.strange", text.charAt(at)));
    }
}
