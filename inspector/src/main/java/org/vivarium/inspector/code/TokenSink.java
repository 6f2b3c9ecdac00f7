package org.vivarium.inspector.code;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.vivarium.inspector.code.Token.Kind;
import org.vivarium.model.event.CommandSink;
import org.vivarium.model.event.ParameterType;

/** Collects the words of one command; names stand in place of numbers wherever there is a name. */
final class TokenSink implements CommandSink {
    /** What a text shows in its midst: a variable's value, a hero's name. */
    private static final Pattern SHOWN = Pattern.compile("\\\\([vVnN])\\[(\\d{1,5})\\]");

    private final Kind textKind;
    private final List<Token> tokens;

    /**
     * @param textKind how the command's own text looks
     */
    TokenSink(Kind textKind, List<Token> tokens) {
        this.textKind = textKind;
        this.tokens = tokens;
    }

    @Override
    public void words(String words) {
        add(Kind.WORDS, words, null);
    }

    @Override
    public void value(String value) {
        add(Kind.VALUE, value, null);
    }

    @Override
    public void text(String text) {
        Matcher shown = SHOWN.matcher(text);
        int at = 0;
        while (shown.find()) {
            add(textKind, text.substring(at, shown.start()), null);
            boolean variable = shown.group(1).equalsIgnoreCase("v");
            add(
                    variable ? Kind.VARIABLE : Kind.ROW,
                    shown.group(),
                    new Link.ToRow(
                            variable ? ParameterType.VARIABLE : ParameterType.ACTOR,
                            Integer.parseInt(shown.group(2))));
            at = shown.end();
        }
        add(textKind, text.substring(at), null);
    }

    @Override
    public void row(ParameterType type, int id, String name) {
        add(Kind.WORDS, type.label().replace('-', ' ') + " ", null);
        String shown = name.isBlank() ? Integer.toString(id) : name.strip();
        add(kind(type), shown, id > 0 ? new Link.ToRow(type, id) : null);
    }

    @Override
    public void file(ParameterType type, String name) {
        add(Kind.FILE, name, name.isEmpty() ? null : new Link.ToFile(type, name));
    }

    private void add(Kind kind, String text, Link link) {
        if (!text.isEmpty()) {
            tokens.add(new Token(kind, clean(text), link));
        }
    }

    /** A line of a script is one line, whatever bytes its text has. */
    private static String clean(String text) {
        StringBuilder cleaned = null;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < ' ') {
                cleaned = cleaned == null ? new StringBuilder(text) : cleaned;
                cleaned.setCharAt(i, (char) (0x2400 + text.charAt(i)));
            }
        }
        return cleaned == null ? text : cleaned.toString();
    }

    private static Kind kind(ParameterType type) {
        return switch (type) {
            case SWITCH -> Kind.SWITCH;
            case VARIABLE -> Kind.VARIABLE;
            case MAP, EVENT, COMMON_EVENT -> Kind.PLACE;
            default -> Kind.ROW;
        };
    }
}
