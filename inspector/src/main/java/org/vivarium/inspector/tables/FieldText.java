package org.vivarium.inspector.tables;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;
import org.vivarium.lcf.Target;

/**
 * The value of a field in words: enumerations by name, references with the name of what they mean.
 */
final class FieldText {
    private static final int MAX_ELEMENTS = 12;

    private FieldText() {}

    /**
     * @param database the row all references point into
     */
    static String of(Row row, Field field, Row database) {
        return switch (field.kind()) {
            case BOOL -> row.getBool(field) ? "yes" : "no";
            case TEXT -> row.getString(field);
            case DOUBLE -> Double.toString(row.getDouble(field));
            case FLAGS -> flags(row.getInt(field), field);
            case INT, UINT8, INT8, INT16, UINT32 -> number(row.getInt(field), field, database);
            case BYTES, BOOLS, SHORTS, INTS, WORDS, NUMBERS -> array(row.getArray(field));
            case STRUCT -> field.nested().name();
            case LIST, ROWS -> row.table(field).size() + " rows";
            case EVENT_CODE, MOVE_CODE -> length(row, field) + " bytes of code";
            case TEXTS -> length(row, field) + " bytes of texts";
            case EMPTY -> row.has(field) ? "present" : "";
        };
    }

    private static int length(Row row, Field field) {
        return Math.max(0, (int) row.locate(field));
    }

    private static String number(int value, Field field, Row database) {
        if (field.enumeration() != null) {
            String name = field.enumeration().nameOf(value);
            return name == null ? Integer.toString(value) : name;
        }
        if (field.target() != null && !field.target().isFile() && value > 0) {
            String name = nameOf(field.target(), value, database);
            return name.isEmpty() ? Integer.toString(value) : name + " (" + value + ")";
        }
        return Integer.toString(value);
    }

    private static String nameOf(Target target, int id, Row database) {
        Field list = database.type().findField(target.table());
        Row row = list == null ? null : database.table(list).reference(id);
        Field name = row == null ? null : row.type().findField("name");
        return name == null ? "" : row.getString(name);
    }

    private static String flags(int bits, Field field) {
        if (field.enumeration() == null) {
            return Integer.toString(bits);
        }
        var words = new StringBuilder();
        for (var name : field.enumeration().names().entrySet()) {
            if ((bits >>> name.getKey() & 1) != 0) {
                words.append(words.isEmpty() ? "" : ", ").append(name.getValue());
            }
        }
        return words.isEmpty() ? "none" : words.toString();
    }

    private static String array(LcfArray values) {
        var words = new StringBuilder();
        for (int i = 0; i < Math.min(MAX_ELEMENTS, values.size()); i++) {
            words.append(i == 0 ? "" : " ").append(values.get(i));
        }
        return values.size() > MAX_ELEMENTS
                ? words.append(" … (").append(values.size()).append(')').toString()
                : words.toString();
    }

    /** Whether the table has a column for such a field. */
    static boolean isShort(Field field) {
        return switch (field.kind()) {
            case INT, BOOL, UINT8, INT8, INT16, UINT32, TEXT -> true;
            default -> false;
        };
    }

    static boolean isNumeric(Field field) {
        return field.kind().isNumber() && field.enumeration() == null && field.target() == null;
    }

    /** The rows of a table one would call its name: empty when rows have none. */
    static String rowName(Row row) {
        Field name = row.type().findField("name");
        return name == null ? "" : row.getString(name);
    }

    static String heading(Table table) {
        return table.field().name().replace('_', ' ');
    }
}
