package org.vivarium.lcf;

/**
 * Decodes payloads tolerantly: a payload too short for its type counts as missing (spec lcf-format
 * 4, 17).
 */
final class Payload {
    private static final int MAX_INT_BYTES = 5;

    private Payload() {}

    static int number(LcfFile file, Field field, int offset, int length) {
        byte[] data = file.data();
        return switch (field.kind()) {
            case INT -> integer(data, offset, length);
            case BOOL -> length == 0 ? missing(file, field) : integer(data, offset, length);
            case UINT8 -> length == 0 ? missing(file, field) : data[offset] & 0xFF;
            case INT8 -> length == 0 ? missing(file, field) : data[offset];
            case INT16 -> length < 2 ? missing(file, field) : LittleEndian.readShort(data, offset);
            case UINT32 -> length < 4 ? missing(file, field) : LittleEndian.readInt(data, offset);
            case FLAGS -> flags(file, field, offset, length);
            default -> throw new IllegalArgumentException(field + " is not a number");
        };
    }

    private static int missing(LcfFile file, Field field) {
        return field.defaultValue(file.engine()).number();
    }

    private static int integer(byte[] data, int offset, int length) {
        if (length > MAX_INT_BYTES) {
            return 0;
        }
        long read = Ber.read(data, offset, offset + length);
        return read < 0 ? 0 : Ber.value(read);
    }

    private static int flags(LcfFile file, Field field, int offset, int length) {
        int value = missing(file, field);
        int bytes = Math.min(length, field.enumeration().flagBytes(file.engine()));
        for (int i = 0; i < bytes; i++) {
            value = value & ~(0xFF << 8 * i) | (file.data()[offset + i] & 0xFF) << 8 * i;
        }
        return value;
    }

    static LcfArray array(byte[] data, Field field, int offset, int length) {
        if (field.kind() != FieldKind.NUMBERS) {
            return LcfArray.of(data, offset, length, field.kind());
        }
        int end = offset + length;
        long read = Ber.read(data, offset, end);
        int count = read < 0 ? 0 : Math.clamp(Ber.value(read), 0, end - Ber.next(read));
        byte[] numbers = new byte[4 * count];
        int filled = 0;
        for (int i = 0; i < count; i++) {
            read = Ber.read(data, Ber.next(read), end);
            if (read < 0) {
                break;
            }
            LittleEndian.write(numbers, filled, 4, Ber.value(read));
            filled += 4;
        }
        return LcfArray.of(numbers, 0, filled, FieldKind.INTS);
    }
}
