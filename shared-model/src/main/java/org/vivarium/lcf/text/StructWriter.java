package org.vivarium.lcf.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.vivarium.lcf.ChunkCursor;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.Layout;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.StructType;
import org.vivarium.lcf.Table;

/**
 * Turns structs into text nodes: the fields that a file holds and that differ from their defaults.
 * With exactness asked for, a struct that the writing rules would not reproduce also lists its
 * chunks.
 */
final class StructWriter {
    private static final HexFormat HEX = HexFormat.of().withUpperCase();

    private final ValueWriter values;
    private final boolean exact;

    StructWriter(ValueWriter values, boolean exact) {
        this.values = values;
        this.exact = exact;
    }

    TextNode.Mapping struct(Row row) {
        SequencedMap<String, TextNode> entries = new LinkedHashMap<>();
        if (row.type().hasId()) {
            entries.put(TextKeys.ID, TextNode.number(row.id()));
        }
        Row indexed = row.indexed();
        for (Field field : row.type().fields()) {
            if (indexed.has(field)) {
                TextNode value = value(indexed, field);
                if (value != null) {
                    entries.put(field.name(), value);
                }
            }
        }
        putUnknown(row, entries);
        TextNode.Mapping mapping = new TextNode.Mapping(entries, false, 0);
        if (exact && row.type().layout() == Layout.CHUNKS) {
            addChunks(row, mapping);
        }
        return mapping;
    }

    /** The value, or null for one that a packer would supply itself. */
    private TextNode value(Row row, Field field) {
        return switch (field.kind()) {
            case STRUCT -> {
                TextNode.Mapping nested = struct(row.struct(field));
                yield nested.entries().isEmpty() ? null : nested;
            }
            case LIST, ROWS -> {
                Table table = row.table(field);
                yield table.isEmpty() ? null : table(table);
            }
            default -> isDefault(row, field) ? null : simple(row, field);
        };
    }

    private TextNode simple(Row row, Field field) {
        boolean layer = field.name().equals("lower_layer") || field.name().equals("upper_layer");
        if (layer) {
            int width = row.getInt(row.type().field("width"));
            return ValueWriter.layer(row.getArray(field), Math.max(1, width));
        }
        return values.value(row, field);
    }

    private static boolean isDefault(Row row, Field field) {
        if (row.type().layout() == Layout.TREE) {
            return false;
        }
        Row missing = row.defaults();
        return switch (field.kind()) {
            case TEXT -> row.getText(field).equals(missing.getText(field));
            case DOUBLE ->
                    Double.doubleToLongBits(row.getDouble(field))
                            == Double.doubleToLongBits(missing.getDouble(field));
            case BYTES, BOOLS, SHORTS, INTS, WORDS, NUMBERS ->
                    Arrays.equals(row.getArray(field).toInts(), missing.getArray(field).toInts());
            case EVENT_CODE -> row.eventCode(field).isEmpty();
            case MOVE_CODE -> row.moveCode(field).length() == 0;
            case TEXTS -> (int) row.locate(field) == 0;
            case EMPTY -> true;
            default -> row.getInt(field) == missing.getInt(field);
        };
    }

    TextNode.Sequence table(Table table) {
        List<TextNode> rows = new ArrayList<>(table.size());
        for (int i = 0; i < table.size(); i++) {
            rows.add(struct(table.row(i)));
        }
        return new TextNode.Sequence(rows, false, 0);
    }

    private static void putUnknown(Row row, SequencedMap<String, TextNode> entries) {
        SequencedMap<String, TextNode> unknown = new LinkedHashMap<>();
        ChunkCursor chunk = row.chunks();
        while (chunk.next()) {
            StructType type = row.type();
            if (type.byChunk(chunk.id()) == null && type.bySizeChunk(chunk.id()) == null) {
                unknown.put("0x%02X".formatted(chunk.id()), TextNode.text(payload(row, chunk)));
            }
        }
        if (!unknown.isEmpty()) {
            entries.put(TextKeys.UNKNOWN, new TextNode.Mapping(unknown, false, 0));
        }
    }

    private static String payload(Row row, ChunkCursor chunk) {
        return HEX.formatHex(row.file().data(), chunk.offset(), chunk.offset() + chunk.length());
    }

    private static void addChunks(Row row, TextNode.Mapping mapping) {
        byte[] original = Arrays.copyOfRange(row.file().data(), row.start(), row.end());
        Packed packed = Packed.of(row, mapping);
        if (Arrays.equals(original, packed.bytes())) {
            return;
        }
        StringBuilder list = new StringBuilder();
        ChunkCursor chunk = row.chunks();
        while (chunk.next()) {
            list.append(list.isEmpty() ? "" : " ").append("%02X".formatted(chunk.id()));
            byte[] raw =
                    Arrays.copyOfRange(
                            row.file().data(), chunk.offset(), chunk.offset() + chunk.length());
            if (!Arrays.equals(raw, packed.payload(chunk.id()))) {
                list.append('=').append(HEX.formatHex(raw));
            }
        }
        SequencedMap<String, TextNode> entries = mapping.entries();
        entries.put(TextKeys.CHUNKS, TextNode.text(list.toString()));
        if (!chunk.terminated()) {
            entries.put(TextKeys.OPEN, new TextNode.Plain("true", 0));
        }
        int tail = chunk.broken() ? chunk.header() : chunk.position();
        if (tail < row.end() && !chunk.broken()) {
            entries.put(
                    TextKeys.TAIL,
                    TextNode.text(HEX.formatHex(row.file().data(), tail, row.end())));
        }
    }
}
