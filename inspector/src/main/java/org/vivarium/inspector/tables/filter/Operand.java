package org.vivarium.inspector.tables.filter;

import java.util.Locale;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.row.Names;
import org.vivarium.inspector.tables.ColumnPath;
import org.vivarium.lcf.EnumType;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FieldKind;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Target;

/** The left side of a comparison: what a row has there, and what it can be compared with. */
sealed interface Operand {
    /** The test that this is true by itself; null when it can't be. */
    default Filter truth() {
        return null;
    }

    /** The test against a value; refuses values that the field cannot have, at their place. */
    Filter compare(Comparison comparison, Token operator, Token value) throws FilterException;

    private static int whole(Token value) throws FilterException {
        if (value.kind() != Token.Kind.NUMBER) {
            throw new FilterException(value, Texts.of("filter.numberExpected"));
        }
        return (int)
                Math.clamp(
                        (long) Double.parseDouble(value.text()),
                        Integer.MIN_VALUE,
                        Integer.MAX_VALUE);
    }

    private static int yesOrNo(Token value) throws FilterException {
        return switch (value.text()) {
            case "true", "yes", "on", "1" -> 1;
            case "false", "no", "off", "0" -> 0;
            default -> throw new FilterException(value, Texts.of("filter.boolExpected"));
        };
    }

    private static Filter ordered(
            ToIntFunction<Row> left, Comparison comparison, Token operator, int right)
            throws FilterException {
        if (comparison == Comparison.CONTAINS || comparison == Comparison.MATCHES) {
            throw new FilterException(operator, Texts.of("filter.noTexts", operator.text()));
        }
        return row -> comparison.holds(Integer.compare(left.applyAsInt(row), right));
    }

    private static Filter texts(Function<Row, String> left, Comparison comparison, Token value)
            throws FilterException {
        String right = value.text().toLowerCase(Locale.ROOT);
        return switch (comparison) {
            case CONTAINS -> row -> left.apply(row).toLowerCase(Locale.ROOT).contains(right);
            case MATCHES -> {
                Pattern pattern = pattern(value);
                yield row -> pattern.matcher(left.apply(row)).find();
            }
            default -> row -> comparison.holds(left.apply(row).compareToIgnoreCase(value.text()));
        };
    }

    private static Pattern pattern(Token value) throws FilterException {
        try {
            return Pattern.compile(value.text(), Pattern.CASE_INSENSITIVE);
        } catch (PatternSyntaxException e) {
            int at = value.start() + 1 + Math.max(0, e.getIndex());
            throw new FilterException(Math.min(at, value.end()), value.end(), e.getDescription());
        }
    }

    /** The number in front of the row. */
    record Id() implements Operand {
        @Override
        public Filter compare(Comparison comparison, Token operator, Token value)
                throws FilterException {
            return ordered(Row::id, comparison, operator, whole(value));
        }
    }

    /** A text, without regard to case. */
    record Text(ColumnPath column) implements Operand {
        @Override
        public Filter compare(Comparison comparison, Token operator, Token value)
                throws FilterException {
            return texts(row -> column.owner(row).getString(column.field()), comparison, value);
        }
    }

    record Bool(ColumnPath column) implements Operand {
        @Override
        public Filter truth() {
            return row -> column.owner(row).getBool(column.field());
        }

        @Override
        public Filter compare(Comparison comparison, Token operator, Token value)
                throws FilterException {
            return ordered(
                    row -> column.owner(row).getBool(column.field()) ? 1 : 0,
                    comparison,
                    operator,
                    yesOrNo(value));
        }
    }

    /** One flag of a set, by its own name. */
    record Flag(ColumnPath column, int bit) implements Operand {
        @Override
        public Filter truth() {
            return row -> column.owner(row).getFlag(column.field(), bit);
        }

        @Override
        public Filter compare(Comparison comparison, Token operator, Token value)
                throws FilterException {
            return ordered(
                    row -> column.owner(row).getFlag(column.field(), bit) ? 1 : 0,
                    comparison,
                    operator,
                    yesOrNo(value));
        }
    }

    /** A set of flags: it has a flag or hasn't. */
    record Flags(ColumnPath column) implements Operand {
        @Override
        public Filter compare(Comparison comparison, Token operator, Token value)
                throws FilterException {
            Integer bit = column.field().enumeration().valueOf(value.text());
            if (bit == null) {
                throw new FilterException(
                        value,
                        Texts.of(
                                "filter.noFlag",
                                column.name(),
                                String.join(", ", column.field().enumeration().names().values())));
            }
            Filter has = row -> column.owner(row).getFlag(column.field(), bit);
            return switch (comparison) {
                case EQUAL, CONTAINS -> has;
                case NOT_EQUAL -> has.not();
                default ->
                        throw new FilterException(
                                operator, Texts.of("filter.noOrder", column.name()));
            };
        }
    }

    /** A number, by its value, by the name of that value, or by the name of the row it means. */
    record Number(ColumnPath column, Names names) implements Operand {
        @Override
        public Filter compare(Comparison comparison, Token operator, Token value)
                throws FilterException {
            Field field = column.field();
            if (field.kind() == FieldKind.DOUBLE) {
                double right = Double.parseDouble(value.text());
                return row ->
                        comparison.holds(Double.compare(column.owner(row).getDouble(field), right));
            }
            ToIntFunction<Row> left = row -> intOf(column.owner(row), field);
            if (value.kind() == Token.Kind.NUMBER) {
                return ordered(left, comparison, operator, whole(value));
            }
            Target target = field.target();
            if (target != null && names.table(target) != null) {
                return texts(row -> names.of(target, left.applyAsInt(row)), comparison, value);
            }
            EnumType values = field.enumeration();
            Integer named = values == null ? null : values.valueOf(value.text());
            if (named == null) {
                throw new FilterException(
                        value,
                        values == null
                                ? Texts.of("filter.numberExpected")
                                : Texts.of(
                                        "filter.noValue",
                                        column.name(),
                                        String.join(", ", values.names().values())));
            }
            return ordered(left, comparison, operator, named);
        }

        private static int intOf(Row row, Field field) {
            return switch (field.kind()) {
                case LIST, ROWS -> row.table(field).size();
                case EVENT_CODE, MOVE_CODE, TEXTS, EMPTY, STRUCT ->
                        Math.max(0, (int) row.locate(field));
                default -> row.getInt(field);
            };
        }
    }

    /** An array: one element of it (from 1), or whether a row's element is set. */
    record Array(ColumnPath column, int index, Names names) implements Operand {
        @Override
        public Filter compare(Comparison comparison, Token operator, Token value)
                throws FilterException {
            Field field = column.field();
            if (index > 0) {
                return ordered(
                        row -> column.owner(row).getArray(field).getOr(index - 1, 0),
                        comparison,
                        operator,
                        whole(value));
            }
            if (comparison != Comparison.CONTAINS) {
                throw new FilterException(operator, Texts.of("filter.array", column.name()));
            }
            if (value.kind() == Token.Kind.NUMBER) {
                int number = whole(value);
                return row -> contains(column.owner(row).getArray(field), number);
            }
            return row -> containsNamed(column.owner(row).getArray(field), value.text());
        }

        private boolean contains(LcfArray array, int number) {
            if (column.field().elementTarget() != null) {
                return array.getOr(number - 1, 0) != 0;
            }
            for (int i = 0; i < array.size(); i++) {
                if (array.get(i) == number) {
                    return true;
                }
            }
            return false;
        }

        private boolean containsNamed(LcfArray array, String name) {
            Field field = column.field();
            for (int i = 0; i < array.size(); i++) {
                Target target =
                        field.elementTarget() == null ? field.target() : field.elementTarget();
                int id = field.elementTarget() == null ? array.get(i) : i + 1;
                boolean counts = field.elementTarget() == null || array.get(i) != 0;
                if (counts && target != null && names.of(target, id).equalsIgnoreCase(name)) {
                    return true;
                }
            }
            return false;
        }
    }
}
