package org.vivarium.app.build;

import java.util.List;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.RowBuilder;
import org.vivarium.lcf.TableBuilder;

/**
 * Fills rows from sources by the schema: keys are field names, enumerations and flags go by name,
 * lists become rows, event code is a script. Nothing is written here of any particular struct.
 */
final class RowFiller {
    private final ScriptWriter scripts;

    RowFiller(ScriptWriter scripts) {
        this.scripts = scripts;
    }

    void fill(RowBuilder row, SourceNode source) throws BuildException {
        for (String key : source.keys()) {
            if (key.equals("id")) {
                continue;
            }
            Field field = row.type().findField(key);
            if (field == null) {
                throw source.error(row.type().name() + " has no field '" + key + "'");
            }
            fill(row, field, source.get(key));
        }
    }

    private void fill(RowBuilder row, Field field, SourceNode value) throws BuildException {
        switch (field.kind()) {
            case INT, UINT8, INT8, INT16, UINT32 -> row.set(field, number(field, value));
            case BOOL -> row.set(field, Boolean.parseBoolean(value.text()));
            case FLAGS -> row.set(field, flags(field, value));
            case DOUBLE -> row.set(field, Double.parseDouble(value.text()));
            case TEXT -> text(row, field, value);
            case BYTES, BOOLS, SHORTS, INTS, WORDS, NUMBERS -> row.set(field, array(value));
            case STRUCT -> fill(row.struct(field), value);
            case LIST, ROWS -> table(row.table(field), value);
            case EVENT_CODE -> row.set(field, scripts.code(value));
            case MOVE_CODE -> row.set(field, scripts.route(value));
            case TEXTS, EMPTY -> throw value.error(field + " cannot be given in sources");
        }
    }

    private static void text(RowBuilder row, Field field, SourceNode value) throws BuildException {
        try {
            row.set(field, value.text());
        } catch (IllegalArgumentException e) {
            throw value.error(e.getMessage());
        }
    }

    private void table(TableBuilder table, SourceNode value) throws BuildException {
        for (SourceNode item : value.list()) {
            int id = item.number("id", 0);
            fill(id == 0 ? table.add() : table.add(id), item);
        }
    }

    private static int number(Field field, SourceNode value) throws BuildException {
        if (field.enumeration() != null && value.isText()) {
            Integer named = field.enumeration().valueOf(value.text());
            if (named == null) {
                throw value.error(
                        "'"
                                + value.text()
                                + "' is none of "
                                + field.enumeration().names().values());
            }
            return named;
        }
        return value.number();
    }

    private static int flags(Field field, SourceNode value) throws BuildException {
        int bits = 0;
        for (SourceNode flag : value.list()) {
            Integer bit = field.enumeration().valueOf(flag.text());
            if (bit == null) {
                throw flag.error(
                        "'" + flag.text() + "' is none of " + field.enumeration().names().values());
            }
            bits |= 1 << bit;
        }
        return bits;
    }

    /** A list of numbers, or a straight line of them: {@code {from: 40, to: 500, count: 50}}. */
    private static int[] array(SourceNode value) throws BuildException {
        if (value.isList()) {
            return value.numbers();
        }
        int from = value.get("from").number();
        int to = value.get("to").number();
        int[] line = new int[value.get("count").number()];
        for (int i = 0; i < line.length; i++) {
            line[i] = from + (to - from) * i / Math.max(1, line.length - 1);
        }
        return line;
    }

    /** The rows of a list field that were added so far. */
    static List<RowBuilder> rows(RowBuilder row, Field field) {
        return row.table(field).rows();
    }
}
