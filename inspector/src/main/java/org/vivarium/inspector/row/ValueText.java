package org.vivarium.inspector.row;

import java.util.Locale;
import org.vivarium.inspector.Texts;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FieldKind;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.StringArray;
import org.vivarium.lcf.Target;

/** Values in words: enumerations and flags by name, references with the name of what they mean. */
public final class ValueText {
    private static final int MAX_ELEMENTS = 16;

    private final Names names;

    public ValueText(Names names) {
        this.names = names;
    }

    public String of(Row row, Field field) {
        return switch (field.kind()) {
            case BOOL -> row.getBool(field) ? "yes" : "no";
            case TEXT -> row.getString(field);
            case DOUBLE -> Double.toString(row.getDouble(field));
            case FLAGS -> flags(row.getInt(field), field);
            case UINT32 -> Integer.toUnsignedString(row.getInt(field));
            case INT, UINT8, INT8, INT16 -> number(row.getInt(field), field);
            case BYTES, BOOLS, SHORTS, INTS, WORDS, NUMBERS -> array(row.getArray(field), field);
            case STRUCT -> struct(row.has(field) ? row.struct(field) : row.defaults(), field);
            case LIST, ROWS -> counted("rows", row.table(field).size());
            case EVENT_CODE -> counted("commandBytes", length(row, field));
            case MOVE_CODE -> counted("steps", row.moveCode(field).size());
            case TEXTS -> counted("texts", StringArray.read(row, field).size());
            case EMPTY -> row.has(field) ? Texts.of("row.present") : "";
        };
    }

    private static String counted(String what, int count) {
        return Texts.of("row." + what, count);
    }

    private static int length(Row row, Field field) {
        return Math.max(0, (int) row.locate(field));
    }

    /** The few words that stand for a nested struct: its name or its first members. */
    private String struct(Row owner, Field field) {
        Row inner = owner.type() == field.nested() ? owner : null;
        if (inner == null) {
            return "";
        }
        String name = Names.of(inner);
        return name.isEmpty() ? "" : name;
    }

    /** A number of a field, as its enumeration or the row it refers to is called. */
    public String number(int value, Field field) {
        if (field.enumeration() != null) {
            String name = field.enumeration().nameOf(value);
            return name == null ? Integer.toString(value) : words(name);
        }
        return field.target() == null || field.target().isFile()
                ? Integer.toString(value)
                : reference(field.target(), value);
    }

    /** A row by its number and name; "none" for the number that means no row. */
    public String reference(Target target, int id) {
        String name = names.of(target, id);
        if (!name.isEmpty()) {
            return id + "  " + name;
        }
        return id == 0 && target != Target.MAP ? Texts.of("row.none") : Integer.toString(id);
    }

    /** Names of flags as people read them. */
    public static String words(String name) {
        return name.replace('_', ' ');
    }

    private static String flags(int bits, Field field) {
        if (field.enumeration() == null) {
            return Integer.toString(bits);
        }
        var text = new StringBuilder();
        for (var name : field.enumeration().names().entrySet()) {
            if ((bits >>> name.getKey() & 1) != 0) {
                text.append(text.isEmpty() ? "" : ", ").append(words(name.getValue()));
            }
        }
        return text.isEmpty() ? Texts.of("row.none") : text.toString();
    }

    private String array(LcfArray values, Field field) {
        if (field.kind() == FieldKind.BOOLS && field.elementTarget() != null) {
            return set(values, field.elementTarget());
        }
        var text = new StringBuilder();
        for (int i = 0; i < Math.min(MAX_ELEMENTS, values.size()); i++) {
            text.append(i == 0 ? "" : " ").append(values.get(i));
        }
        return values.size() > MAX_ELEMENTS
                ? text.append(" … (").append(values.size()).append(')').toString()
                : text.toString();
    }

    /** The rows whose element is set, by name. */
    private String set(LcfArray values, Target target) {
        var text = new StringBuilder();
        for (int i = 0; i < values.size(); i++) {
            if (values.get(i) != 0) {
                String name = names.of(target, i + 1);
                text.append(text.isEmpty() ? "" : ", ")
                        .append(name.isEmpty() ? Integer.toString(i + 1) : name);
            }
        }
        return text.isEmpty() ? Texts.of("row.none") : text.toString();
    }

    /** The name of a field or struct as people read it: {@code max_hp} is "max hp". */
    public static String heading(String name) {
        String words = name.replace('_', ' ');
        return words.startsWith("easyrpg ") ? words.substring("easyrpg ".length()) : words;
    }

    /** A struct's name in small words: {@code MapEvent} is "map event". */
    public static String typeName(String struct) {
        return struct.replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    }

    public Names names() {
        return names;
    }
}
