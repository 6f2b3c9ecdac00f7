package org.vivarium.model.check;

import java.nio.charset.Charset;
import java.util.function.Consumer;
import org.vivarium.lcf.ChunkCursor;
import org.vivarium.lcf.EventCode;
import org.vivarium.lcf.EventCursor;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.LcfString;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.StructType;
import org.vivarium.lcf.Table;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.model.event.CommandTable;
import org.vivarium.model.refs.RowAddress;

/**
 * Looks through one file for what can be told without the rest of the game: damage, unknown parts,
 * undecodable texts.
 */
final class FileCheck {
    private static final char REPLACEMENT = '\uFFFD';

    private final Charset charset;
    private final Consumer<Finding> found;

    private FileCheck(Charset charset, Consumer<Finding> found) {
        this.charset = charset;
        this.found = found;
    }

    static void check(LcfFile file, Address at, Consumer<Finding> found) {
        if (file.truncated()) {
            found.accept(
                    new Finding(
                            Finding.Kind.TRUNCATED_FILE, at, "the file ends before its data does"));
        }
        new FileCheck(file.charset(), found).row(file.root(), at);
    }

    private void row(Row row, Address at) {
        chunks(row, at);
        Row indexed = row.indexed();
        for (Field field : row.type().fields()) {
            switch (field.kind()) {
                case TEXT -> text(indexed.getText(field), at.at(Level.FIELD, field.name()));
                case STRUCT -> {
                    if (indexed.has(field)) {
                        row(indexed.struct(field), at.at(Level.FIELD, field.name()));
                    }
                }
                case LIST, ROWS -> table(indexed.table(field), field, at);
                case EVENT_CODE -> events(indexed, field, at);
                default -> {}
            }
        }
    }

    private void chunks(Row row, Address at) {
        StructType type = row.type();
        ChunkCursor chunk = row.chunks();
        while (chunk.next()) {
            if (type.byChunk(chunk.id()) == null && type.bySizeChunk(chunk.id()) == null) {
                found.accept(
                        new Finding(
                                Finding.Kind.UNKNOWN_CHUNK,
                                at,
                                "chunk 0x%02X of %s, %d bytes"
                                        .formatted(chunk.id(), type.name(), chunk.length())));
            }
        }
        if (chunk.broken() && row.origin() != null) {
            found.accept(
                    new Finding(
                            Finding.Kind.TRUNCATED_FILE,
                            at,
                            "a chunk of " + type.name() + " is cut off"));
        }
    }

    private void table(Table table, Field field, Address at) {
        for (int i = 0; i < table.size(); i++) {
            Row row = table.row(i);
            row(row, RowAddress.of(at, field, row.type().hasId() ? row.id() : i + 1));
        }
    }

    private void text(LcfString text, Address at) {
        if (!text.isAscii() && text.decode(charset).indexOf(REPLACEMENT) >= 0) {
            found.accept(
                    new Finding(
                            Finding.Kind.UNDECODABLE_TEXT,
                            at,
                            "\"" + text.decode(charset) + "\" is no text in " + charset.name()));
        }
    }

    private void events(Row row, Field field, Address at) {
        if (!row.has(field)) {
            return;
        }
        EventCode code = row.eventCode(field);
        EventCursor command = code.cursor();
        int index = 0;
        while (command.next()) {
            Address place = at.at(Level.COMMAND, index++);
            if (CommandTable.standard().get(command.code()) == null) {
                found.accept(
                        new Finding(
                                Finding.Kind.UNKNOWN_COMMAND, place, "command " + command.code()));
            }
            text(command.text(), place);
        }
        if (command.broken() || !command.terminated() && code.length() > 0) {
            found.accept(
                    new Finding(
                            Finding.Kind.BROKEN_CODE,
                            at,
                            "the list of commands breaks off after " + index + " commands"));
        }
    }
}
