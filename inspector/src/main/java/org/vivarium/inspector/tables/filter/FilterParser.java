package org.vivarium.inspector.tables.filter;

import java.util.List;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.row.Names;
import org.vivarium.inspector.tables.ColumnPath;
import org.vivarium.lcf.EnumType;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FieldKind;
import org.vivarium.lcf.StructType;

/**
 * Reads expressions over the fields of one table.
 *
 * <pre>
 * test   = field [ comparison value ] | flag
 * </pre>
 */
public final class FilterParser extends ExpressionReader<Filter> {
    private final StructType type;
    private final Names names;

    private FilterParser(StructType type, Names names, List<Token> tokens) {
        super(tokens);
        this.type = type;
        this.names = names;
    }

    /**
     * Reads an expression.
     *
     * @throws FilterException naming the place and what was expected there
     */
    public static Filter parse(String text, StructType type, Names names) throws FilterException {
        var parser = new FilterParser(type, names, Lexer.read(text));
        return parser.whole();
    }

    /** Whether a text is meant as an expression rather than as words to look for. */
    public static boolean isExpression(String text, StructType type) {
        if (text.matches(".*(&&|\\|\\||[=<>!~]).*")
                || text.matches(".*\\b(contains|has|matches)\\b.*")) {
            return true;
        }
        String word = text.strip();
        return flag(type, word) != null || isBoolean(ColumnPath.find(type, word));
    }

    private static boolean isBoolean(ColumnPath column) {
        return column != null && column.field().kind() == FieldKind.BOOL;
    }

    @Override
    Filter either(Filter left, Filter right) {
        return left.or(right);
    }

    @Override
    Filter both(Filter left, Filter right) {
        return left.and(right);
    }

    @Override
    Filter not(Filter inner) {
        return inner.not();
    }

    @Override
    Filter test() throws FilterException {
        Token name = name();
        Operand operand = operand(name);
        Comparison comparison = Comparison.of(peek());
        if (comparison == null) {
            Filter truth = operand.truth();
            if (truth == null) {
                throw new FilterException(
                        peek(), Texts.of("filter.comparisonExpected", name.text()));
            }
            return truth;
        }
        Token operator = next();
        Token value = value(operator);
        return operand.compare(comparison, operator, value);
    }

    private Operand operand(Token name) throws FilterException {
        if (name.text().equals("id")) {
            return new Operand.Id();
        }
        ColumnPath column = ColumnPath.find(type, name.text());
        if (column == null) {
            ColumnPath flags = flag(type, name.text());
            if (flags != null) {
                int bit = flags.field().enumeration().valueOf(name.text());
                return new Operand.Flag(flags, bit);
            }
            String closest = Closest.of(name.text(), type);
            throw new FilterException(
                    name,
                    closest == null
                            ? Texts.of("filter.noField", type.name(), name.text())
                            : Texts.of("filter.noFieldBut", type.name(), name.text(), closest));
        }
        if (column.field().kind().isArray()) {
            return new Operand.Array(column, index(), names);
        }
        return switch (column.field().kind()) {
            case TEXT -> new Operand.Text(column);
            case FLAGS -> new Operand.Flags(column);
            case BOOL -> new Operand.Bool(column);
            default -> new Operand.Number(column, names);
        };
    }

    /** The index behind an array's name, from 1; 0 without one. */
    private int index() throws FilterException {
        if (!accept("[")) {
            return 0;
        }
        Token number = peek();
        if (number.kind() != Token.Kind.NUMBER || !number.text().matches("[1-9]\\d{0,8}")) {
            throw new FilterException(number, Texts.of("filter.indexExpected"));
        }
        next();
        if (!accept("]")) {
            throw new FilterException(peek(), Texts.of("filter.bracket"));
        }
        return Integer.parseInt(number.text());
    }

    /** The flags field that has a flag of that name, or null. */
    private static ColumnPath flag(StructType type, String name) {
        for (Field field : type.fields()) {
            EnumType flags = field.enumeration();
            if (field.kind() == FieldKind.FLAGS && flags != null && flags.valueOf(name) != null) {
                return new ColumnPath(List.of(), field);
            }
        }
        return null;
    }
}
