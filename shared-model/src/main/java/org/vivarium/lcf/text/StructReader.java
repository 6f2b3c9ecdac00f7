package org.vivarium.lcf.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.vivarium.lcf.ChunkOrder;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FieldKind;
import org.vivarium.lcf.RowBuilder;

/**
 * Reads structs of a text document by the schema into builders; goes on after problems to find them
 * all.
 */
final class StructReader {
    private static final byte[] NOTHING = {};

    private final Problems problems;
    private final NumberReader numbers;

    StructReader(List<TextProblem> found) {
        this.problems = new Problems(found);
        this.numbers = new NumberReader(problems);
    }

    void read(TextNode node, RowBuilder row, String path) {
        if (!(node instanceof TextNode.Mapping mapping)) {
            problems.add(node, path, "fields of a " + row.type().name());
            return;
        }
        for (Map.Entry<String, TextNode> entry : mapping.entries().entrySet()) {
            String name = entry.getKey();
            TextNode value = entry.getValue();
            Field field = row.type().findField(name);
            if (field != null) {
                field(value, field, row, path + "." + name);
            } else if (name.equals(TextKeys.UNKNOWN)) {
                unknown(value, row, path);
            } else if (!isMark(name) && !(name.equals(TextKeys.ID) && row.type().hasId())) {
                problems.unknownName(value, path, name, "a field of " + row.type().name());
            }
        }
        order(mapping.entries(), row, path);
    }

    private static boolean isMark(String name) {
        return name.equals(TextKeys.CHUNKS)
                || name.equals(TextKeys.TAIL)
                || name.equals(TextKeys.OPEN);
    }

    private void field(TextNode value, Field field, RowBuilder row, String path) {
        TextReader texts = new TextReader(problems, row.charset());
        switch (field.kind()) {
            case BOOL -> row.set(field, numbers.bool(value, path));
            case DOUBLE -> row.set(field, numbers.real(value, path));
            case TEXT -> row.setPayload(field, texts.bytes(value, path));
            case FLAGS -> row.set(field, numbers.flags(value, field.enumeration(), path));
            case BYTES, BOOLS, SHORTS, INTS, WORDS, NUMBERS ->
                    row.set(field, numbers.array(value, field.kind(), path));
            case STRUCT -> read(value, row.struct(field), path);
            case LIST, ROWS -> table(value, field, row, path);
            case EVENT_CODE ->
                    row.set(field, new CodeReader(problems, numbers, texts).events(value, path));
            case MOVE_CODE ->
                    row.set(field, new CodeReader(problems, numbers, texts).moves(value, path));
            case TEXTS -> texts(value, field, row, texts, path);
            case EMPTY -> row.setPayload(field, NOTHING);
            default ->
                    row.set(field, numbers.number(value, field.kind(), field.enumeration(), path));
        }
    }

    private void texts(TextNode value, Field field, RowBuilder row, TextReader texts, String path) {
        List<byte[]> all = new ArrayList<>();
        if (value instanceof TextNode.Sequence list) {
            list.items().forEach(item -> all.add(texts.bytes(item, path)));
        } else {
            problems.add(value, path, "a list of texts");
        }
        row.setTexts(field, all);
    }

    private void table(TextNode value, Field field, RowBuilder row, String path) {
        if (!(value instanceof TextNode.Sequence list)) {
            problems.add(value, path, "a list of " + field.nested().name());
            return;
        }
        int position = 0;
        for (TextNode item : list.items()) {
            position++;
            int id = field.kind() == FieldKind.LIST ? id(item, position, path) : 0;
            read(item, row.table(field).add(id), path + "[" + (id == 0 ? position : id) + "]");
        }
    }

    private int id(TextNode item, int position, String path) {
        if (item instanceof TextNode.Mapping mapping
                && mapping.entries().containsKey(TextKeys.ID)) {
            return numbers.number(
                    mapping.entries().get(TextKeys.ID), FieldKind.INT, null, path + ".id");
        }
        return position;
    }

    private void unknown(TextNode value, RowBuilder row, String path) {
        TextReader texts = new TextReader(problems, row.charset());
        if (!(value instanceof TextNode.Mapping chunks)) {
            problems.add(value, path + "." + TextKeys.UNKNOWN, "chunks: {0x3A: bytes}");
            return;
        }
        chunks.entries()
                .forEach(
                        (id, bytes) -> {
                            String place = path + "." + TextKeys.UNKNOWN + "." + id;
                            if (!id.matches("0x[0-9A-Fa-f]{1,8}")) {
                                problems.unknownName(bytes, place, id, "a chunk id like 0x3A");
                            } else if (bytes instanceof TextNode.Text text) {
                                row.setUnknown(
                                        Integer.parseUnsignedInt(id.substring(2), 16),
                                        texts.hex(bytes, text.text(), place));
                            } else {
                                problems.add(bytes, place, "bytes in hexadecimal");
                            }
                        });
    }

    private void order(Map<String, TextNode> entries, RowBuilder row, String path) {
        if (!(entries.get(TextKeys.CHUNKS) instanceof TextNode.Text list)) {
            return;
        }
        TextReader texts = new TextReader(problems, row.charset());
        List<ChunkOrder.Entry> chunks = new ArrayList<>();
        for (String chunk :
                list.text().isBlank() ? new String[0] : list.text().strip().split("\\s+")) {
            int equals = chunk.indexOf('=');
            String id = equals < 0 ? chunk : chunk.substring(0, equals);
            if (!id.matches("[0-9A-Fa-f]{1,8}")) {
                problems.add(list, path + "." + TextKeys.CHUNKS, "chunk ids in hexadecimal");
                return;
            }
            byte[] payload = equals < 0 ? null : texts.hex(list, chunk.substring(equals + 1), path);
            chunks.add(new ChunkOrder.Entry(Integer.parseUnsignedInt(id, 16), payload));
        }
        byte[] tail =
                entries.get(TextKeys.TAIL) instanceof TextNode.Text bytes
                        ? texts.hex(bytes, bytes.text(), path + "." + TextKeys.TAIL)
                        : NOTHING;
        boolean open =
                entries.containsKey(TextKeys.OPEN)
                        && numbers.bool(entries.get(TextKeys.OPEN), path);
        row.setOrder(new ChunkOrder(chunks, !open, tail));
    }
}
