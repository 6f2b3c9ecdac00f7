package org.vivarium.lcf;

import java.util.List;

/**
 * Turns values into the payloads that the original editor writes for them (spec lcf-format 4, 6).
 */
public final class PayloadEncoder {
    private static final byte[] NOTHING = {};
    private static final byte[] NO_COMMANDS = new byte[4];
    private static final byte[] ZERO = new byte[1];
    private static final int DATABASE_VERSION = 0x1A;

    private PayloadEncoder() {}

    /** A number, boolean or flags field. */
    public static byte[] number(Field field, int value, Engine engine) {
        return switch (field.kind()) {
            case INT -> integer(field, value, engine);
            case BOOL -> fixed(1, value > 0 ? 1 : 0);
            case UINT8, INT8 -> fixed(1, value);
            case INT16 -> fixed(2, value);
            case UINT32 -> fixed(4, value);
            case FLAGS -> flags(field, value, engine);
            default -> throw new IllegalArgumentException(field + " is not a number");
        };
    }

    private static byte[] integer(Field field, int value, Engine engine) {
        boolean emptyVersion = value == 0 && engine == Engine.RPG2003 && isDatabaseVersion(field);
        if (emptyVersion) {
            return NOTHING;
        }
        byte[] payload = new byte[Ber.size(value)];
        Ber.write(payload, 0, value);
        return payload;
    }

    static boolean isDatabaseVersion(Field field) {
        return field.chunk() == DATABASE_VERSION && field.struct().name().equals("Database");
    }

    private static byte[] flags(Field field, int value, Engine engine) {
        EnumType names = field.enumeration();
        int bits = names.flagBits(engine);
        int width = names.flagBytes(engine);
        return fixed(width, bits >= Integer.SIZE ? value : value & (1 << bits) - 1);
    }

    private static byte[] fixed(int width, int value) {
        byte[] payload = new byte[width];
        LittleEndian.write(payload, 0, width, value);
        return payload;
    }

    public static byte[] real(double value) {
        byte[] payload = new byte[Double.BYTES];
        LittleEndian.writeDouble(payload, 0, value);
        return payload;
    }

    public static byte[] array(Field field, int[] elements) {
        if (field.kind() == FieldKind.NUMBERS) {
            return numbers(elements);
        }
        int width = LcfArray.width(field.kind());
        byte[] payload = new byte[elements.length * width];
        for (int i = 0; i < elements.length; i++) {
            LittleEndian.write(payload, i * width, width, elements[i]);
        }
        return payload;
    }

    private static byte[] numbers(int[] elements) {
        ByteSink out = new ByteSink();
        out.writeInt(elements.length);
        for (int element : elements) {
            out.writeInt(element);
        }
        return out.toBytes();
    }

    /**
     * The string array of the Maniac patch: runs of empty texts become one gap, those at the end
     * are dropped.
     */
    public static byte[] texts(List<byte[]> texts) {
        ByteSink out = new ByteSink();
        int gap = 0;
        for (byte[] text : texts) {
            if (text.length == 0) {
                gap++;
                continue;
            }
            if (gap > 0) {
                writeWide(out, (1L << 35) - gap);
                gap = 0;
            }
            out.writeInt(text.length);
            out.write(text);
        }
        return out.toBytes();
    }

    private static void writeWide(ByteSink out, long value) {
        for (int shift = 28; shift > 0; shift -= 7) {
            out.write((int) (value >>> shift & 0x7F) | 0x80);
        }
        out.write((int) (value & 0x7F));
    }

    /** The payload of a missing field that is no struct. */
    static byte[] defaultOf(Field field, Engine engine) {
        DefaultValue value = field.defaultValue(engine);
        return switch (field.kind()) {
            case DOUBLE -> real(value.real());
            case TEXT, BYTES, BOOLS, SHORTS, INTS, WORDS -> value.payload();
            case NUMBERS, LIST, ROWS -> ZERO;
            case EVENT_CODE -> NO_COMMANDS;
            case MOVE_CODE, TEXTS, EMPTY -> NOTHING;
            case STRUCT -> throw new IllegalArgumentException(field + " is a struct");
            default -> number(field, value.number(), engine);
        };
    }
}
