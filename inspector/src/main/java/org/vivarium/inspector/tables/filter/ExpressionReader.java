package org.vivarium.inspector.tables.filter;

import java.util.List;
import org.vivarium.inspector.Texts;

/**
 * Reads what all expressions have in common; what is tested is the matter of each kind.
 *
 * <pre>
 * any    = all { "||" all }          all  = one { "&&" one }
 * one    = "!" one | "(" any ")" | test
 * </pre>
 *
 * @param <T> what is made of an expression
 */
abstract class ExpressionReader<T> {
    private final List<Token> tokens;
    private int at;

    ExpressionReader(List<Token> tokens) {
        this.tokens = tokens;
    }

    abstract T either(T left, T right);

    abstract T both(T left, T right);

    abstract T not(T inner);

    abstract T test() throws FilterException;

    /** Everything there is, to its end. */
    final T whole() throws FilterException {
        T all = any();
        if (peek().kind() != Token.Kind.END) {
            throw new FilterException(peek(), Texts.of("filter.rest"));
        }
        return all;
    }

    final Token peek() {
        return tokens.get(at);
    }

    final Token next() {
        return tokens.get(at++);
    }

    final boolean accept(String operator) {
        boolean found = peek().is(operator);
        at += found ? 1 : 0;
        return found;
    }

    /** The word a test begins with. */
    final Token name() throws FilterException {
        if (peek().kind() != Token.Kind.NAME) {
            throw new FilterException(peek(), Texts.of("filter.fieldExpected"));
        }
        return next();
    }

    /** The right side of a comparison. */
    final Token value(Token operator) throws FilterException {
        Token.Kind kind = peek().kind();
        if (kind != Token.Kind.NAME && kind != Token.Kind.NUMBER && kind != Token.Kind.TEXT) {
            throw new FilterException(peek(), Texts.of("filter.valueExpected", operator.text()));
        }
        return next();
    }

    private T any() throws FilterException {
        T left = all();
        while (accept("||") || accept("or")) {
            left = either(left, all());
        }
        return left;
    }

    private T all() throws FilterException {
        T left = one();
        while (accept("&&") || accept("and")) {
            left = both(left, one());
        }
        return left;
    }

    private T one() throws FilterException {
        if (accept("!") || accept("not")) {
            return not(one());
        }
        if (accept("(")) {
            T inside = any();
            if (!accept(")")) {
                throw new FilterException(peek(), Texts.of("filter.close"));
            }
            return inside;
        }
        return test();
    }
}
