package org.vivarium.inspector.tables.filter;

/**
 * A word of an expression.
 *
 * @param text what it says: quotes and escapes are gone
 * @param start position of its first character in the expression
 * @param end position behind its last
 */
record Token(Kind kind, String text, int start, int end) {
    enum Kind {
        NAME,
        NUMBER,
        TEXT,
        OPERATOR,
        END
    }

    boolean is(String operator) {
        return (kind == Kind.OPERATOR || kind == Kind.NAME) && text.equals(operator);
    }
}
