package org.vivarium.lcf;

import java.util.Arrays;

/**
 * When the value of a field means something.
 *
 * @param name a boolean or number field of the same struct, or one of its flags
 * @param values what the number must be; empty: the boolean or flag must be set
 */
record UseCondition(String name, int[] values) {

    static UseCondition parse(String mark) {
        if (mark == null) {
            return null;
        }
        int equals = mark.indexOf('=');
        if (equals < 0) {
            return new UseCondition(mark, new int[0]);
        }
        int[] values =
                Arrays.stream(mark.substring(equals + 1).split(","))
                        .mapToInt(Integer::parseInt)
                        .toArray();
        return new UseCondition(mark.substring(0, equals), values);
    }

    boolean holds(Row row) {
        Field field = row.type().findField(name);
        if (field == null) {
            return flag(row);
        }
        int value = row.getInt(field);
        for (int wanted : values) {
            if (value == wanted) {
                return true;
            }
        }
        return values.length == 0 && value > 0;
    }

    private boolean flag(Row row) {
        for (Field field : row.type().fields()) {
            if (field.kind() == FieldKind.FLAGS) {
                Integer bit = field.enumeration().valueOf(name);
                if (bit != null) {
                    return row.getFlag(field, bit);
                }
            }
        }
        throw new IllegalStateException(row.type() + " has neither field nor flag " + name);
    }
}
