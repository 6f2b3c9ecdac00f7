package org.vivarium.lcf;

import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A struct being built from values. Fields that are not set have their defaults; what is written,
 * and in which order, follows the rules of the original editor. Setters give the builder back.
 */
public final class RowBuilder implements FieldSource {
    private final DocumentBuilder document;
    private final StructType type;
    private final int id;
    private final Map<Field, byte[]> payloads = new HashMap<>();
    private final Map<Field, RowBuilder> structs = new HashMap<>();
    private final Map<Field, TableBuilder> tables = new HashMap<>();
    private final SortedMap<Integer, byte[]> unknown = new TreeMap<>();
    private ChunkOrder order;

    RowBuilder(DocumentBuilder document, StructType type, int id) {
        this.document = document;
        this.type = type;
        this.id = id;
    }

    public StructType type() {
        return type;
    }

    public int id() {
        return id;
    }

    /** The code page that texts are encoded in. */
    public Charset charset() {
        return document.charset();
    }

    /** Sets a number, boolean (0 or 1), enumeration or flags field. */
    public RowBuilder set(Field field, int value) {
        return setPayload(field, PayloadEncoder.number(field, value, document.engine()));
    }

    public RowBuilder set(Field field, boolean value) {
        return set(field, value ? 1 : 0);
    }

    public RowBuilder set(Field field, double value) {
        return setPayload(field, PayloadEncoder.real(value));
    }

    /** Sets a text; throws IllegalArgumentException when the code page cannot hold it. */
    public RowBuilder set(Field field, String text) {
        return setPayload(field, encode(text, document.charset()));
    }

    /** Sets an array field of any width. */
    public RowBuilder set(Field field, int[] elements) {
        return setPayload(field, PayloadEncoder.array(field, elements));
    }

    public RowBuilder set(Field field, EventCodeBuilder code) {
        return setPayload(field, code.toBytes());
    }

    public RowBuilder set(Field field, MoveCodeBuilder code) {
        return setPayload(field, code.toBytes());
    }

    /** Sets the string array of the Maniac patch. */
    public RowBuilder setTexts(Field field, List<byte[]> texts) {
        return setPayload(field, PayloadEncoder.texts(texts));
    }

    /** Sets the bytes of a text, array or code field, or any payload, as they are. */
    public RowBuilder setPayload(Field field, byte[] payload) {
        check(field);
        payloads.put(field, payload);
        return this;
    }

    /** Adds a chunk that the schema doesn't know. */
    public RowBuilder setUnknown(int chunk, byte[] payload) {
        unknown.put(chunk, payload);
        return this;
    }

    /**
     * Writes exactly these chunks in this order instead of following the rules: for files that
     * another program wrote.
     */
    public RowBuilder setOrder(ChunkOrder chunks) {
        order = chunks;
        return this;
    }

    /** The nested struct of a field, made on first use. */
    public RowBuilder struct(Field field) {
        check(field);
        return structs.computeIfAbsent(field, f -> new RowBuilder(document, f.nested(), 0));
    }

    /** The list of a field, made on first use. */
    public TableBuilder table(Field field) {
        check(field);
        return tables.computeIfAbsent(field, f -> new TableBuilder(document, f));
    }

    /** Takes over all fields that a row of the same struct has, with their bytes. */
    public RowBuilder copy(Row row) {
        ChunkCursor chunk = row.chunks();
        while (chunk.next()) {
            byte[] payload =
                    Arrays.copyOfRange(
                            row.file().data(), chunk.offset(), chunk.offset() + chunk.length());
            Field field = type.byChunk(chunk.id());
            if (field != null) {
                setPayload(field, payload);
            } else if (type.bySizeChunk(chunk.id()) == null) {
                setUnknown(chunk.id(), payload);
            }
        }
        return this;
    }

    private void check(Field field) {
        if (field.struct() != type) {
            throw new IllegalArgumentException(type + " does not have " + field);
        }
    }

    @Override
    public byte[] payload(Field field) {
        RowBuilder struct = structs.get(field);
        if (struct != null) {
            ByteSink out = new ByteSink();
            struct.write(field, true, out);
            return out.toBytes();
        }
        TableBuilder table = tables.get(field);
        return table == null ? payloads.get(field) : table.toBytes();
    }

    @Override
    public SortedMap<Integer, byte[]> unknown() {
        return unknown;
    }

    void write(Field origin, boolean closed, ByteSink out) {
        if (order == null) {
            document.encoder().write(type, origin, this, closed, out);
        } else {
            order.write(this, origin, document.encoder(), closed, out);
        }
    }

    /**
     * The struct's bytes.
     *
     * @param origin the field that holds it, null for rows and the top
     * @param closed whether it ends with a zero byte
     */
    public byte[] toBytes(Field origin, boolean closed) {
        ByteSink out = new ByteSink();
        write(origin, closed, out);
        return out.toBytes();
    }

    /** The payload that one chunk of the struct has, or would have if it were written. */
    public byte[] chunk(Field origin, int chunk) {
        return document.encoder().chunk(this, origin, chunk);
    }

    static byte[] encode(String text, Charset charset) {
        byte[] bytes = LcfText.encode(text, charset);
        if (bytes == null) {
            throw new IllegalArgumentException("not in code page " + charset + ": " + text);
        }
        return bytes;
    }
}
