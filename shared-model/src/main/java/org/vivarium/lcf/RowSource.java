package org.vivarium.lcf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Reads a row's values and encodes each anew: what a writer that knows only values would put in its
 * place.
 */
final class RowSource implements FieldSource {
    private final Row row;
    private final StructEncoder encoder;

    RowSource(Row row, StructEncoder encoder) {
        this.row = row.indexed();
        this.encoder = encoder;
    }

    @Override
    public byte[] payload(Field field) {
        if (!row.has(field)) {
            return null;
        }
        Engine engine = row.file().engine();
        return switch (field.kind()) {
            case TEXT -> row.getText(field).toBytes();
            case DOUBLE -> PayloadEncoder.real(row.getDouble(field));
            case BYTES, BOOLS, SHORTS, INTS, WORDS, NUMBERS ->
                    PayloadEncoder.array(field, row.getArray(field).toInts());
            case STRUCT -> struct(row.struct(field), field);
            case LIST, ROWS -> table(row.table(field));
            case EVENT_CODE -> EventCodeBuilder.of(row.eventCode(field)).toBytes();
            case MOVE_CODE -> MoveCodeBuilder.of(row.moveCode(field)).toBytes();
            case TEXTS -> texts(StringArray.read(row, field));
            case EMPTY -> new byte[0];
            default -> PayloadEncoder.number(field, row.getInt(field), engine);
        };
    }

    private byte[] struct(Row nested, Field field) {
        ByteSink out = new ByteSink();
        encoder.write(nested.type(), field, new RowSource(nested, encoder), true, out);
        return out.toBytes();
    }

    private byte[] table(Table table) {
        ByteSink out = new ByteSink();
        out.writeInt(table.size());
        for (int i = 0; i < table.size(); i++) {
            Row one = table.row(i);
            if (table.field().kind() == FieldKind.LIST) {
                out.writeInt(one.id());
            }
            encoder.write(one.type(), null, new RowSource(one, encoder), true, out);
        }
        return out.toBytes();
    }

    private static byte[] texts(List<LcfString> strings) {
        List<byte[]> texts = new ArrayList<>();
        strings.forEach(text -> texts.add(text.toBytes()));
        return PayloadEncoder.texts(texts);
    }

    @Override
    public SortedMap<Integer, byte[]> unknown() {
        SortedMap<Integer, byte[]> unknown = new TreeMap<>();
        ChunkCursor chunk = row.chunks();
        while (chunk.next()) {
            StructType type = row.type();
            if (type.byChunk(chunk.id()) == null && type.bySizeChunk(chunk.id()) == null) {
                unknown.put(
                        chunk.id(),
                        Arrays.copyOfRange(
                                row.file().data(),
                                chunk.offset(),
                                chunk.offset() + chunk.length()));
            }
        }
        return unknown;
    }
}
