package org.vivarium.lcf;

import java.util.List;
import java.util.Map;

/**
 * The value of a field that is missing in a row.
 *
 * @param number for numbers and booleans, otherwise 0
 * @param real for doubles, otherwise 0
 * @param payload for texts and arrays the bytes that would stand in a file, otherwise empty
 * @param overrides for nested structs: texts that differ from the nested struct's own defaults, by
 *     field name
 */
public record DefaultValue(int number, double real, byte[] payload, Map<String, String> overrides) {
    private static final byte[] NOTHING = {};
    private static final DefaultValue ZERO = new DefaultValue(0, 0, NOTHING, Map.of());

    String override(String field) {
        return overrides.get(field);
    }

    /** Number of elements of an array's default. */
    public int elements(FieldKind kind) {
        return payload.length / LcfArray.width(kind);
    }

    static DefaultValue parse(FieldKind kind, String literal) {
        return switch (kind) {
            case BOOL -> number(literal.equals("true") ? 1 : 0);
            case DOUBLE -> new DefaultValue(0, Double.parseDouble(literal), NOTHING, Map.of());
            case TEXT -> payload(DefaultLiteral.text(literal));
            case BYTES, BOOLS, SHORTS, INTS, WORDS -> payload(array(kind, literal));
            case STRUCT -> literal.equals("{}") ? ZERO : nested(literal);
            case NUMBERS, LIST, ROWS, EVENT_CODE, MOVE_CODE, TEXTS, EMPTY -> ZERO;
            default -> number(Integer.parseInt(literal));
        };
    }

    private static DefaultValue number(int value) {
        return value == 0 ? ZERO : new DefaultValue(value, 0, NOTHING, Map.of());
    }

    private static DefaultValue payload(byte[] bytes) {
        return bytes.length == 0 ? ZERO : new DefaultValue(0, 0, bytes, Map.of());
    }

    private static DefaultValue nested(String literal) {
        return new DefaultValue(0, 0, NOTHING, DefaultLiteral.texts(literal));
    }

    private static byte[] array(FieldKind kind, String literal) {
        List<Integer> elements = DefaultLiteral.numbers(literal);
        int width = LcfArray.width(kind);
        byte[] bytes = new byte[elements.size() * width];
        for (int i = 0; i < elements.size(); i++) {
            LittleEndian.write(bytes, i * width, width, elements.get(i));
        }
        return bytes;
    }
}
