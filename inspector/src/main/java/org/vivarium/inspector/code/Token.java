package org.vivarium.inspector.code;

import java.util.Locale;

/**
 * A word of a script that looks its own way.
 *
 * @param link null when it leads nowhere
 */
public record Token(Kind kind, String text, Link link) {
    /** How a word looks. */
    public enum Kind {
        /** What steers: if, else, loop, label, jump. */
        KEYWORD,
        /** The name of a command. */
        COMMAND,
        /** Words between values. */
        WORDS,
        VALUE,
        /** What the game shows. */
        TEXT,
        COMMENT,
        SWITCH,
        VARIABLE,
        /** A row of the database. */
        ROW,
        /** A map, an event, a common event: code or a place. */
        PLACE,
        FILE,
        /** A command nobody knows. */
        UNKNOWN,
        /** A command the interpreter skips. */
        UNSUPPORTED;

        /** The style class. */
        public String style() {
            return "script-" + name().toLowerCase(Locale.ROOT);
        }
    }

    static Token of(Kind kind, String text) {
        return new Token(kind, text, null);
    }
}
