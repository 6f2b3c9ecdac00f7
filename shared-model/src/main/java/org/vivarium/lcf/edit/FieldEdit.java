package org.vivarium.lcf.edit;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.vivarium.lcf.Ber;
import org.vivarium.lcf.ChunkCursor;
import org.vivarium.lcf.DocumentBuilder;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.Layout;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.StructEncoder;

/**
 * Works out which bytes change when a field gets another payload: its chunk, the chunk that tells
 * its size, and the lengths around it (spec lcf-format 14.3, 18.5).
 */
final class FieldEdit {
    private final LcfFile file;
    private final StructEncoder rules;

    FieldEdit(LcfFile file) {
        this.file = file;
        this.rules = new StructEncoder(file.engine());
    }

    List<Splice> set(RowPath path, Field field, byte[] payload) {
        Row row = path.in(file);
        boolean missing =
                !path.steps().isEmpty()
                        && path.last().position() < 0
                        && !path.parent().in(file).has(path.last().field());
        if (missing) {
            DocumentBuilder document =
                    new DocumentBuilder(file.kind(), file.engine(), file.charset());
            byte[] struct =
                    document.row(row.type(), 0)
                            .setPayload(field, payload)
                            .toBytes(path.last().field(), true);
            return set(path.parent(), path.last().field(), struct);
        }
        return switch (row.type().layout()) {
            case CHUNKS -> new LengthChain(file, path).around(chunks(row, field, payload));
            case TREE -> List.of(replace(row.locate(field), payload));
            default -> set(path.parent(), path.last().field(), rawStruct(row, field, payload));
        };
    }

    private Splice replace(long place, byte[] payload) {
        int offset = (int) (place >>> 32);
        return splice(offset, offset + (int) place, payload);
    }

    private Splice splice(int from, int to, byte[] bytes) {
        return new Splice(from, Arrays.copyOfRange(file.data(), from, to), bytes);
    }

    private List<Splice> chunks(Row row, Field field, byte[] payload) {
        List<Splice> splices = new ArrayList<>();
        if (field.size() != null) {
            byte[] size = rules.size(field, payload);
            addChunk(row, field.size().chunk(), size, splices);
        }
        byte[] written = rules.omits(field, row.origin(), payload) ? null : payload;
        addChunk(row, field.chunk(), written, splices);
        return splices;
    }

    /**
     * Replaces, inserts or (payload null) removes a chunk; the last of several with one id is the
     * one that counts.
     */
    private void addChunk(Row row, int id, byte[] payload, List<Splice> splices) {
        int from = -1;
        int to = -1;
        int insertAt = -1;
        ChunkCursor chunk = row.chunks();
        int end = row.start();
        while (chunk.next()) {
            if (chunk.id() == id) {
                from = chunk.header();
                to = chunk.offset() + chunk.length();
            }
            if (chunk.id() > id && insertAt < 0) {
                insertAt = chunk.header();
            }
            end = chunk.offset() + chunk.length();
        }
        byte[] bytes = payload == null ? new byte[0] : framed(id, payload);
        if (from >= 0) {
            splices.add(splice(from, to, bytes));
        } else if (payload != null) {
            int at = insertAt < 0 ? end : insertAt;
            splices.add(splice(at, at, bytes));
        }
    }

    private static byte[] framed(int id, byte[] payload) {
        byte[] bytes = new byte[Ber.size(id) + Ber.size(payload.length) + payload.length];
        int at = Ber.write(bytes, Ber.write(bytes, 0, id), payload.length);
        System.arraycopy(payload, 0, bytes, at, payload.length);
        return bytes;
    }

    private static byte[] rawStruct(Row row, Field field, byte[] payload) {
        if (row.type().layout() == Layout.CODE) {
            throw new IllegalArgumentException(row.type() + " is edited as a whole");
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (Field member : row.type().fields()) {
            if (member == field) {
                bytes.writeBytes(payload);
            } else {
                long place = row.locate(member);
                int offset = (int) (place >>> 32);
                bytes.write(row.file().data(), offset, place < 0 ? 0 : (int) place);
            }
        }
        return bytes.toByteArray();
    }
}
