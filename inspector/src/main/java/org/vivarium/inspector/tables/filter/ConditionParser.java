package org.vivarium.inspector.tables.filter;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.vivarium.control.Condition;
import org.vivarium.control.Condition.Relation;
import org.vivarium.control.Condition.Term;
import org.vivarium.control.Watchable;
import org.vivarium.inspector.Texts;

/**
 * Reads conditions over values of the running game, in the language that filters rows.
 *
 * <pre>
 * test   = value [ comparison ( value | number | text ) ]
 * value  = "variable" "[" number "]" | "switch" "[" number "]" | "gold" | ...
 * </pre>
 */
public final class ConditionParser extends ExpressionReader<Condition> {

    private ConditionParser(List<Token> tokens) {
        super(tokens);
    }

    /**
     * Reads an expression; an empty one always holds.
     *
     * @throws FilterException naming the place and what was expected there
     */
    public static Condition parse(String text) throws FilterException {
        return text.isBlank() ? Condition.ALWAYS : new ConditionParser(Lexer.read(text)).whole();
    }

    @Override
    Condition either(Condition left, Condition right) {
        return new Condition.Either(left, right);
    }

    @Override
    Condition both(Condition left, Condition right) {
        return new Condition.Both(left, right);
    }

    @Override
    Condition not(Condition inner) {
        return new Condition.Not(inner);
    }

    @Override
    Condition test() throws FilterException {
        Watchable left = watchable(name());
        Comparison comparison = Comparison.of(peek());
        if (comparison == null) {
            return new Condition.Numbers(
                    new Term.Value(left), Relation.NOT_EQUAL, new Term.Constant(0));
        }
        Token operator = next();
        Relation relation = relation(comparison, operator);
        Token right = value(operator);
        if (left.kind().isText()) {
            return new Condition.Texts(left, relation, right.text());
        }
        if (relation == Relation.CONTAINS) {
            throw new FilterException(operator, Texts.of("filter.noTexts", operator.text()));
        }
        return new Condition.Numbers(new Term.Value(left), relation, term(right));
    }

    private static Relation relation(Comparison comparison, Token operator) throws FilterException {
        return switch (comparison) {
            case EQUAL -> Relation.EQUAL;
            case NOT_EQUAL -> Relation.NOT_EQUAL;
            case LESS -> Relation.LESS;
            case AT_MOST -> Relation.AT_MOST;
            case GREATER -> Relation.GREATER;
            case AT_LEAST -> Relation.AT_LEAST;
            case CONTAINS -> Relation.CONTAINS;
            case MATCHES ->
                    throw new FilterException(
                            operator, Texts.of("filter.noTexts", operator.text()));
        };
    }

    private Term term(Token right) throws FilterException {
        if (right.kind() == Token.Kind.NUMBER) {
            return new Term.Constant((int) Double.parseDouble(right.text()));
        }
        return switch (right.text()) {
            case "on", "true", "yes" -> new Term.Constant(1);
            case "off", "false", "no" -> new Term.Constant(0);
            default -> new Term.Value(watchable(right));
        };
    }

    private Watchable watchable(Token name) throws FilterException {
        Watchable.Kind kind =
                switch (name.text()) {
                    case "v" -> Watchable.Kind.VARIABLE;
                    case "s" -> Watchable.Kind.SWITCH;
                    case "t" -> Watchable.Kind.STRING;
                    default -> Watchable.Kind.named(name.text());
                };
        if (kind == null) {
            String known =
                    Arrays.stream(Watchable.Kind.values())
                            .map(Watchable.Kind::word)
                            .collect(Collectors.joining(", "));
            throw new FilterException(name, Texts.of("watch.noValue", name.text(), known));
        }
        return new Watchable(kind, kind.numbered() ? index() : 0);
    }

    private int index() throws FilterException {
        Token number = accept("[") ? peek() : null;
        if (number == null
                || number.kind() != Token.Kind.NUMBER
                || !number.text().matches("[1-9]\\d{0,8}")) {
            throw new FilterException(peek(), Texts.of("filter.indexExpected"));
        }
        next();
        if (!accept("]")) {
            throw new FilterException(peek(), Texts.of("filter.bracket"));
        }
        return Integer.parseInt(number.text());
    }
}
