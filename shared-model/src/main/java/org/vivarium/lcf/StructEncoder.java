package org.vivarium.lcf;

import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The rules by which the original editor writes a struct: which fields, in which order, with which
 * size chunks (spec lcf-format 14.1). Everything written from values goes through here.
 */
public final class StructEncoder {
    private static final FieldSource NO_FIELDS =
            new FieldSource() {
                @Override
                public byte[] payload(Field field) {
                    return null;
                }

                @Override
                public SortedMap<Integer, byte[]> unknown() {
                    return Collections.emptySortedMap();
                }
            };

    private final Engine engine;
    private final Map<Field, byte[]> defaults = new IdentityHashMap<>();

    public StructEncoder(Engine engine) {
        this.engine = engine;
    }

    /**
     * Writes a struct.
     *
     * @param origin the field that holds it, which may change defaults inside; null at the top and
     *     in lists
     * @param closed whether a zero byte ends it
     */
    void write(StructType type, Field origin, FieldSource source, boolean closed, ByteSink out) {
        switch (type.layout()) {
            case CHUNKS -> writeChunks(type, origin, source, out);
            case CURVES -> writeCurves(type, source, out);
            case SHORTS, WORDS, TREE ->
                    type.fields().forEach(f -> out.write(payload(f, null, source)));
            case CODE -> throw new IllegalArgumentException(type + " is not a struct of fields");
        }
        if (closed && type.layout() == Layout.CHUNKS) {
            out.write(0);
        }
    }

    /**
     * Whether a field with that payload is left out; {@code origin} is the field that holds the
     * struct.
     */
    public boolean omits(Field field, Field origin, byte[] payload) {
        return !always(field) && isDefault(field, origin, payload);
    }

    /**
     * The payload of the chunk that tells a field's size, null when the field has none or it is
     * left out.
     */
    public byte[] size(Field field, byte[] payload) {
        SizeChunk size = field.size();
        if (size == null) {
            return null;
        }
        int count = sizeOf(field, payload);
        boolean usual = count == sizeOf(field, PayloadEncoder.defaultOf(field, engine));
        return usual && !size.always() ? null : number(count);
    }

    private void writeChunks(StructType type, Field origin, FieldSource source, ByteSink out) {
        SortedMap<Integer, byte[]> waiting = new TreeMap<>(source.unknown());
        for (Field field : type.fields()) {
            if (engine == Engine.RPG2000 && field.only2003()) {
                continue;
            }
            flushBefore(waiting, field.chunk(), out);
            byte[] payload = payload(field, origin, source);
            writeSize(field, payload, out);
            if (!omits(field, origin, payload)) {
                out.writeChunk(field.chunk(), payload);
            }
        }
        flushBefore(waiting, Integer.MAX_VALUE, out);
    }

    private static void flushBefore(SortedMap<Integer, byte[]> waiting, int chunk, ByteSink out) {
        while (!waiting.isEmpty() && waiting.firstKey() < chunk) {
            Map.Entry<Integer, byte[]> first = waiting.firstEntry();
            out.writeChunk(first.getKey(), first.getValue());
            waiting.remove(first.getKey());
        }
    }

    private void writeSize(Field field, byte[] payload, ByteSink out) {
        byte[] size = size(field, payload);
        if (size != null) {
            out.writeChunk(field.size().chunk(), size);
        }
    }

    private static int sizeOf(Field field, byte[] payload) {
        return field.size().inBytes()
                ? payload.length
                : payload.length / LcfArray.width(field.kind());
    }

    private static byte[] number(int value) {
        byte[] number = new byte[Ber.size(value)];
        Ber.write(number, 0, value);
        return number;
    }

    /** The payload of one chunk, data, size or unknown, whether the rules would write it or not. */
    byte[] chunk(RowBuilder row, Field origin, int id) {
        Field field = row.type().byChunk(id);
        if (field != null) {
            return payload(field, origin, row);
        }
        Field sized = row.type().bySizeChunk(id);
        if (sized != null) {
            return number(sizeOf(sized, payload(sized, origin, row)));
        }
        return row.unknown().getOrDefault(id, new byte[0]);
    }

    private boolean always(Field field) {
        if (PayloadEncoder.isDatabaseVersion(field)) {
            return engine == Engine.RPG2003;
        }
        boolean optionalTerm =
                engine == Engine.RPG2003
                        && field.struct().name().equals("Terms")
                        && (field.chunk() == 0x01 || field.chunk() == 0x03);
        return field.always() && !optionalTerm;
    }

    private boolean isDefault(Field field, Field origin, byte[] payload) {
        return Arrays.equals(payload, defaultPayload(field, origin));
    }

    private byte[] payload(Field field, Field origin, FieldSource source) {
        byte[] payload = source.payload(field);
        return payload == null ? defaultPayload(field, origin) : payload;
    }

    private byte[] defaultPayload(Field field, Field origin) {
        byte[] override = origin == null ? null : origin.nestedText(field);
        if (override != null) {
            return override;
        }
        byte[] known = defaults.get(field);
        if (known == null) {
            known = makeDefault(field);
            defaults.put(field, known);
        }
        return known;
    }

    private byte[] makeDefault(Field field) {
        if (field.kind() != FieldKind.STRUCT) {
            return PayloadEncoder.defaultOf(field, engine);
        }
        ByteSink nested = new ByteSink();
        write(field.nested(), field, NO_FIELDS, true, nested);
        return nested.toBytes();
    }

    /** Six arrays in a row, which must have one length: shorter ones are filled with zeros. */
    private void writeCurves(StructType type, FieldSource source, ByteSink out) {
        int longest = 0;
        for (Field field : type.fields()) {
            longest = Math.max(longest, payload(field, null, source).length);
        }
        for (Field field : type.fields()) {
            out.write(Arrays.copyOf(payload(field, null, source), longest));
        }
    }
}
