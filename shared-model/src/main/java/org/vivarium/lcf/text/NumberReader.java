package org.vivarium.lcf.text;

import java.util.ArrayList;
import java.util.List;
import org.vivarium.lcf.EnumType;
import org.vivarium.lcf.FieldKind;

/**
 * Reads numbers, names of numbers, flags and arrays of a text document within the range of their
 * kind.
 */
final class NumberReader {
    private final Problems problems;

    NumberReader(Problems problems) {
        this.problems = problems;
    }

    /** A number, or a name of the enumeration; 0 after a problem. */
    int number(TextNode node, FieldKind kind, EnumType names, String path) {
        if (names != null && node instanceof TextNode.Text text) {
            Integer value = names.valueOf(text.text());
            if (value == null) {
                problems.add(node, path, "one of " + String.join(", ", names.names().values()));
                return 0;
            }
            return value;
        }
        return (int) whole(node, lowest(kind), highest(kind), path);
    }

    boolean bool(TextNode node, String path) {
        if (node instanceof TextNode.Plain plain) {
            if (plain.text().equals("true")) {
                return true;
            }
            if (plain.text().equals("false")) {
                return false;
            }
        }
        problems.add(node, path, "true or false");
        return false;
    }

    double real(TextNode node, String path) {
        if (node instanceof TextNode.Plain plain) {
            try {
                return Double.parseDouble(plain.text());
            } catch (NumberFormatException e) {
                // told below: the spelling is what the user must mend
            }
        }
        problems.add(node, path, "a number");
        return 0;
    }

    int flags(TextNode node, EnumType names, String path) {
        int value = 0;
        if (node instanceof TextNode.Sequence list) {
            for (TextNode item : list.items()) {
                value |= 1 << number(item, FieldKind.UINT8, names, path);
            }
        } else {
            problems.add(node, path, "a list of " + String.join(", ", names.names().values()));
        }
        return value;
    }

    /** An array; lists inside are rows of a map and are joined. */
    int[] array(TextNode node, FieldKind kind, String path) {
        List<Integer> elements = new ArrayList<>();
        collect(node, kind, path, elements);
        return elements.stream().mapToInt(Integer::intValue).toArray();
    }

    private void collect(TextNode node, FieldKind kind, String path, List<Integer> elements) {
        if (!(node instanceof TextNode.Sequence list)) {
            problems.add(node, path, "a list of numbers");
            return;
        }
        for (TextNode item : list.items()) {
            if (item instanceof TextNode.Sequence) {
                collect(item, kind, path, elements);
            } else {
                elements.add((int) whole(item, lowest(kind), highest(kind), path));
            }
        }
    }

    private long whole(TextNode node, long lowest, long highest, String path) {
        if (node instanceof TextNode.Plain plain) {
            try {
                long value = Long.parseLong(plain.text());
                if (value >= lowest && value <= highest) {
                    return value;
                }
            } catch (NumberFormatException e) {
                // told below: the spelling is what the user must mend
            }
        }
        problems.add(node, path, "a whole number from " + lowest + " to " + highest);
        return 0;
    }

    private static long lowest(FieldKind kind) {
        return switch (kind) {
            case UINT8, UINT32, BYTES, BOOLS -> 0;
            case INT8 -> Byte.MIN_VALUE;
            case INT16, SHORTS -> Short.MIN_VALUE;
            default -> Integer.MIN_VALUE;
        };
    }

    private static long highest(FieldKind kind) {
        return switch (kind) {
            case UINT8, BYTES, BOOLS -> 0xFF;
            case UINT32 -> 0xFFFFFFFFL;
            case INT8 -> Byte.MAX_VALUE;
            case INT16, SHORTS -> Short.MAX_VALUE;
            default -> Integer.MAX_VALUE;
        };
    }
}
