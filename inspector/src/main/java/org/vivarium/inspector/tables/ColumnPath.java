package org.vivarium.inspector.tables;

import java.util.ArrayList;
import java.util.List;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FieldKind;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.StructType;

/**
 * A field that every row of a table has, or a field of a struct nested in the row: {@code
 * sound_effect.name}.
 *
 * @param via nested structs on the way, outermost first
 */
public record ColumnPath(List<Field> via, Field field) {
    private static final int DEEPEST = 2;

    /** All columns a table of these rows can have. */
    public static List<ColumnPath> of(StructType type) {
        List<ColumnPath> all = new ArrayList<>();
        collect(type, List.of(), all);
        return all;
    }

    private static void collect(StructType type, List<Field> via, List<ColumnPath> all) {
        for (Field field : type.fields()) {
            if (field.kind() != FieldKind.STRUCT) {
                all.add(new ColumnPath(via, field));
            } else if (via.size() < DEEPEST) {
                List<Field> deeper = new ArrayList<>(via);
                deeper.add(field);
                collect(field.nested(), List.copyOf(deeper), all);
            }
        }
    }

    /** The column of that name, or null. */
    public static ColumnPath find(StructType type, String name) {
        List<Field> via = new ArrayList<>();
        StructType at = type;
        String[] steps = name.split("\\.", -1);
        for (int i = 0; i < steps.length; i++) {
            Field field = at.findField(steps[i]);
            if (field == null) {
                return null;
            }
            if (i == steps.length - 1) {
                return field.kind() == FieldKind.STRUCT
                        ? null
                        : new ColumnPath(List.copyOf(via), field);
            }
            if (field.kind() != FieldKind.STRUCT) {
                return null;
            }
            via.add(field);
            at = field.nested();
        }
        return null;
    }

    /** The struct that has the field, in a row of the table. */
    public Row owner(Row row) {
        Row at = row;
        for (Field step : via) {
            at = at.struct(step);
        }
        return at;
    }

    public String name() {
        var name = new StringBuilder();
        for (Field step : via) {
            name.append(step.name()).append('.');
        }
        return name.append(field.name()).toString();
    }

    /** Whether the value is a plain quantity, to be aligned and sorted as one. */
    public boolean isNumeric() {
        return field.kind().isNumber()
                && field.kind() != FieldKind.FLAGS
                && field.kind() != FieldKind.BOOL
                && field.enumeration() == null
                && field.target() == null;
    }

    /** Whether a table that nobody has changed begins with such columns. */
    boolean isUsual() {
        return via.isEmpty()
                && !field.name().startsWith("easyrpg")
                && !field.name().startsWith("maniac")
                && switch (field.kind()) {
                    case INT, BOOL, UINT8, INT8, INT16, UINT32, TEXT -> true;
                    default -> false;
                };
    }
}
