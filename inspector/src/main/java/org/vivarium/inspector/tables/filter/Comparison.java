package org.vivarium.inspector.tables.filter;

import java.util.Arrays;

/** How two values are compared in an expression. */
enum Comparison {
    EQUAL("==", "=", "is"),
    NOT_EQUAL("!="),
    LESS("<"),
    AT_MOST("<="),
    GREATER(">"),
    AT_LEAST(">="),
    CONTAINS("contains", "has"),
    MATCHES("matches", "~");

    private final String[] words;

    Comparison(String... words) {
        this.words = words;
    }

    /** The comparison a word means, or null. */
    static Comparison of(Token token) {
        if (token.kind() == Token.Kind.OPERATOR || token.kind() == Token.Kind.NAME) {
            for (Comparison one : values()) {
                if (Arrays.asList(one.words).contains(token.text())) {
                    return one;
                }
            }
        }
        return null;
    }

    boolean isOrder() {
        return this == LESS || this == AT_MOST || this == GREATER || this == AT_LEAST;
    }

    /** Whether it holds when the left side is less (negative), equal (0) or more than the right. */
    boolean holds(int order) {
        return switch (this) {
            case EQUAL -> order == 0;
            case NOT_EQUAL -> order != 0;
            case LESS -> order < 0;
            case AT_MOST -> order <= 0;
            case GREATER -> order > 0;
            case AT_LEAST -> order >= 0;
            case CONTAINS, MATCHES -> false;
        };
    }
}
