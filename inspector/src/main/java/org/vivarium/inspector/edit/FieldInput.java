package org.vivarium.inspector.edit;

import java.util.function.Consumer;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.row.Names;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FieldKind;
import org.vivarium.lcf.LcfText;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;
import org.vivarium.lcf.edit.EditSession;

/** Turns what the user typed for a field into an edit, after checking it against the schema. */
public final class FieldInput {
    private final Names names;

    public FieldInput(Names names) {
        this.names = names;
    }

    /** Whether values of the field can be typed or chosen at all. */
    public static boolean accepts(Field field) {
        return switch (field.kind()) {
            case STRUCT, LIST, ROWS, EVENT_CODE, MOVE_CODE, TEXTS, EMPTY -> false;
            default -> true;
        };
    }

    /** The field's value as it is typed. */
    public static String typed(Row row, Field field) {
        return switch (field.kind()) {
            case TEXT -> row.getString(field);
            case DOUBLE -> Double.toString(row.getDouble(field));
            case UINT32 -> Integer.toUnsignedString(row.getInt(field));
            case BYTES, BOOLS, SHORTS, INTS, WORDS, NUMBERS -> joined(row.getArray(field).toInts());
            default -> Integer.toString(row.getInt(field));
        };
    }

    private static String joined(int[] values) {
        var text = new StringBuilder();
        for (int value : values) {
            text.append(text.isEmpty() ? "" : " ").append(value);
        }
        return text.toString();
    }

    /**
     * The edit that gives a field what was typed.
     *
     * @throws InvalidValueException when the field cannot have it
     */
    public Consumer<EditSession> parse(Place place, Field field, String typed)
            throws InvalidValueException {
        String text = typed.strip();
        return switch (field.kind()) {
            case TEXT -> text(place, field, typed);
            case DOUBLE -> {
                double value = real(text);
                yield session -> session.set(place.path(), field, value);
            }
            case BYTES, BOOLS, SHORTS, INTS, WORDS, NUMBERS -> {
                int[] values = numbers(field, text);
                yield session -> session.set(place.path(), field, values);
            }
            default -> {
                int value = number(field, text);
                yield session -> session.set(place.path(), field, value);
            }
        };
    }

    /** The edit that gives one element of an array (counted from 0) what was typed. */
    public Consumer<EditSession> parseElement(Place place, Field field, int index, String typed)
            throws InvalidValueException {
        int value = element(field, typed.strip());
        int[] values = place.row().getArray(field).toInts();
        values[index] = value;
        return session -> session.set(place.path(), field, values);
    }

    private static Consumer<EditSession> text(Place place, Field field, String text)
            throws InvalidValueException {
        var charset = place.document().file().charset();
        if (LcfText.encode(text, charset) == null) {
            int at = 0;
            while (LcfText.encode(text.substring(0, at + 1), charset) != null) {
                at++;
            }
            throw new InvalidValueException(
                    Texts.of("input.noLetter", text.charAt(at), charset.name()));
        }
        return session -> session.set(place.path(), field, text);
    }

    private static double real(String text) throws InvalidValueException {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException e) {
            throw new InvalidValueException(Texts.of("input.noNumber", text));
        }
    }

    private int number(Field field, String text) throws InvalidValueException {
        long value = whole(text);
        return switch (field.kind()) {
            case BOOL -> (int) within(value, 0, 1);
            case UINT8 -> (int) within(value, 0, 255);
            case INT8 -> (int) within(value, -128, 127);
            case INT16 -> (int) reference(field, within(value, Short.MIN_VALUE, Short.MAX_VALUE));
            case UINT32 -> (int) within(value, 0, 0xFFFFFFFFL);
            default -> (int) reference(field, within(value, Integer.MIN_VALUE, Integer.MAX_VALUE));
        };
    }

    private int element(Field field, String text) throws InvalidValueException {
        long value = whole(text);
        return switch (field.kind()) {
            case BOOLS -> (int) within(value, 0, 1);
            case BYTES -> (int) within(value, 0, 255);
            case SHORTS -> (int) reference(field, within(value, Short.MIN_VALUE, Short.MAX_VALUE));
            case WORDS -> (int) within(value, 0, 0xFFFFFFFFL);
            default -> (int) reference(field, within(value, Integer.MIN_VALUE, Integer.MAX_VALUE));
        };
    }

    private int[] numbers(Field field, String text) throws InvalidValueException {
        if (text.isEmpty()) {
            return new int[0];
        }
        String[] words = text.split("[\\s,]+");
        int[] values = new int[words.length];
        for (int i = 0; i < words.length; i++) {
            values[i] = element(field, words[i]);
        }
        return values;
    }

    private static long whole(String text) throws InvalidValueException {
        if (!text.matches("[-+]?\\d{1,18}")) {
            throw new InvalidValueException(Texts.of("input.noNumber", text));
        }
        return Long.parseLong(text);
    }

    private static long within(long value, long least, long most) throws InvalidValueException {
        if (value < least || value > most) {
            throw new InvalidValueException(
                    Texts.of("input.range", Long.toString(least), Long.toString(most)));
        }
        return value;
    }

    /** Numbers that mean a row must mean one that is there; 0 and below mean none on purpose. */
    private long reference(Field field, long id) throws InvalidValueException {
        boolean refers = field.target() != null && !field.target().isFile();
        Table rows = refers && id > 0 ? names.table(field.target()) : null;
        if (rows != null && rows.byId((int) id) == null && id > rows.size()) {
            throw new InvalidValueException(
                    Texts.of(
                            "input.noRow", field.target().label(), Long.toString(id), rows.size()));
        }
        return id;
    }

    /** Whether several numbers are typed into one field. */
    public static boolean isList(Field field) {
        return field.kind().isArray() && field.kind() != FieldKind.BOOLS;
    }
}
