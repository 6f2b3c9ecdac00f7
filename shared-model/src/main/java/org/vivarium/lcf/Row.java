package org.vivarium.lcf;

import java.nio.charset.Charset;

/**
 * One struct in a file: a struct type and a range of bytes. Reading a field scans the chunk headers
 * for its id (the last one wins) and decodes in place; a missing field has the schema's default for
 * the file's engine. Nothing can be changed through a row, and nothing is kept but the range,
 * unless asked for: {@link #indexed}, {@link #keepingTexts}.
 */
public final class Row {
    private static final long ABSENT = -1;

    private final LcfFile file;
    private final StructType type;
    private final Field origin;
    private final int id;
    private final int start;
    private final int end;
    private final int[] directory;

    /** Texts decoded before, by the index of their field; null when none are kept. */
    private final String[] texts;

    Row(LcfFile file, StructType type, Field origin, int id, int start, int end) {
        this(file, type, origin, id, start, end, null, null);
    }

    private Row(
            LcfFile file,
            StructType type,
            Field origin,
            int id,
            int start,
            int end,
            int[] directory,
            String[] texts) {
        this.file = file;
        this.type = type;
        this.origin = origin;
        this.id = id;
        this.start = start;
        this.end = end;
        this.directory = directory;
        this.texts = texts;
    }

    public LcfFile file() {
        return file;
    }

    public StructType type() {
        return type;
    }

    /** The id in front of the row; 0 for structs without one. */
    public int id() {
        return id;
    }

    /** Position of the first chunk in the file. */
    public int start() {
        return start;
    }

    public int end() {
        return end;
    }

    /** The field that this struct is the value of; null at the top of a file. */
    public Field origin() {
        return origin;
    }

    /** A row of the same struct without any chunk: all its fields have their defaults. */
    public Row defaults() {
        return new Row(file, type, origin, id, end, end);
    }

    /** The same row with all fields located at once: for those who read most of them. */
    public Row indexed() {
        if (directory != null || type.layout() != Layout.CHUNKS) {
            return this;
        }
        int[] positions = new int[2 * type.fieldCount()];
        ChunkCursor chunk = new ChunkCursor(file.data(), start, end);
        while (chunk.next()) {
            Field field = type.byChunk(chunk.id());
            if (field != null) {
                positions[2 * field.index()] = chunk.offset();
                positions[2 * field.index() + 1] = chunk.length();
            }
        }
        return new Row(file, type, origin, id, start, end, positions, texts);
    }

    /** The same row, which keeps each text once decoded: for those who show it in every frame. */
    public Row keepingTexts() {
        return texts != null
                ? this
                : new Row(
                        file,
                        type,
                        origin,
                        id,
                        start,
                        end,
                        directory,
                        new String[type.fieldCount()]);
    }

    /**
     * Where a field's payload lies: {@code offset << 32 | length}, or -1 when the row doesn't have
     * it.
     */
    public long locate(Field field) {
        return switch (type.layout()) {
            case CHUNKS -> directory == null ? scan(field.chunk()) : fromDirectory(field.index());
            case CURVES -> slice(field.index(), (end - start) / 6);
            case SHORTS -> end - start == 10 ? slice(field.index(), 2) : ABSENT;
            case WORDS -> end - start == 16 ? slice(field.index(), 4) : ABSENT;
            case TREE -> file.treePart(field.index());
            case CODE -> ABSENT;
        };
    }

    private long slice(int index, int length) {
        return length == 0 ? ABSENT : (long) (start + index * length) << 32 | length;
    }

    private long fromDirectory(int index) {
        int offset = directory[2 * index];
        return offset == 0 ? ABSENT : (long) offset << 32 | directory[2 * index + 1];
    }

    private long scan(int chunkId) {
        long found = ABSENT;
        ChunkCursor chunk = new ChunkCursor(file.data(), start, end);
        while (chunk.next()) {
            if (chunk.id() == chunkId) {
                found = (long) chunk.offset() << 32 | chunk.length();
            }
        }
        return found;
    }

    private static int offset(long place) {
        return (int) (place >>> 32);
    }

    private static int length(long place) {
        return (int) place;
    }

    public boolean has(Field field) {
        return locate(field) >= 0;
    }

    /** The value of a number, boolean, enumeration, id or flags field. */
    public int getInt(Field field) {
        long place = locate(field);
        if (place < 0) {
            return field.defaultValue(file.engine()).number();
        }
        return Payload.number(file, field, offset(place), length(place));
    }

    public boolean getBool(Field field) {
        return getInt(field) > 0;
    }

    public double getDouble(Field field) {
        long place = locate(field);
        if (place < 0 || length(place) < Double.BYTES) {
            return field.defaultValue(file.engine()).real();
        }
        return LittleEndian.readDouble(file.data(), offset(place));
    }

    /** Whether bit {@code bit} of a flags field is set. */
    public boolean getFlag(Field field, int bit) {
        return (getInt(field) >>> bit & 1) != 0;
    }

    public LcfString getText(Field field) {
        long place = locate(field);
        if (place >= 0) {
            return LcfString.of(file.data(), offset(place), length(place));
        }
        byte[] override = origin == null ? null : origin.nestedText(field);
        byte[] text = override == null ? field.defaultValue(file.engine()).payload() : override;
        return LcfString.of(text, 0, text.length);
    }

    /** The text in the file's code page. */
    public String getString(Field field) {
        if (texts == null) {
            return getText(field).decode(file.charset());
        }
        String text = texts[field.index()];
        if (text == null) {
            text = getText(field).decode(file.charset());
            texts[field.index()] = text;
        }
        return text;
    }

    public String getString(Field field, Charset charset) {
        return getText(field).decode(charset);
    }

    /** The elements of an array field, still in the file's bytes. */
    public LcfArray getArray(Field field) {
        long place = locate(field);
        if (place >= 0) {
            return Payload.array(file.data(), field, offset(place), length(place));
        }
        byte[] elements = field.defaultValue(file.engine()).payload();
        return LcfArray.of(elements, 0, elements.length, field.kind());
    }

    /** A nested struct; when missing, one whose fields all have their defaults. */
    public Row struct(Field field) {
        long place = locate(field);
        int from = place < 0 ? end : offset(place);
        int to = place < 0 ? end : from + length(place);
        return new Row(file, field.nested(), field, 0, from, to);
    }

    /**
     * A list of rows, indexed on first touch; empty when missing. Tables at the top of the file are
     * kept by the file.
     */
    public Table table(Field field) {
        return this == file.root() ? file.rootTable(field) : openTable(field);
    }

    Table openTable(Field field) {
        long place = locate(field);
        return place < 0
                ? new Table(file, field, end, end)
                : new Table(file, field, offset(place), offset(place) + length(place));
    }

    public EventCode eventCode(Field field) {
        long place = locate(field);
        return place < 0
                ? EventCode.EMPTY
                : EventCode.of(file.data(), offset(place), length(place));
    }

    public MoveCode moveCode(Field field) {
        long place = locate(field);
        return place < 0 ? MoveCode.EMPTY : MoveCode.of(file.data(), offset(place), length(place));
    }

    /** All chunks as they stand in the file, known to the schema or not. */
    public ChunkCursor chunks() {
        return new ChunkCursor(file.data(), start, type.layout() == Layout.CHUNKS ? end : start);
    }

    @Override
    public String toString() {
        return type.name() + " " + id + " at " + start + " of " + file.name();
    }
}
