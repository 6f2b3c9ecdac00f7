package org.vivarium.inspector.edit;

import org.vivarium.lcf.Ber;
import org.vivarium.lcf.ChunkCursor;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;

/** Tells what of a file could not be read to its end. */
public final class Damage {
    private Damage() {}

    public static boolean in(LcfFile file) {
        return file.truncated();
    }

    /** Whether the bytes of a struct end inside one of its chunks. */
    public static boolean in(Row row) {
        ChunkCursor chunk = row.chunks();
        while (chunk.next()) {
            continue;
        }
        return chunk.broken();
    }

    /** Whether a field claims more bytes than are there, or a list more rows. */
    public static boolean in(Row row, Field field) {
        if (field.kind().isTable()) {
            return row.has(field) && in(row, row.table(field));
        }
        ChunkCursor chunk = row.chunks();
        while (chunk.next()) {
            if (chunk.id() == field.chunk() && chunk.claimed() != chunk.length()) {
                return true;
            }
        }
        return false;
    }

    /** Whether a list claims more rows than could be read, or its last row is cut off. */
    public static boolean in(Row owner, Table table) {
        if (table.start() == table.end()) {
            return false;
        }
        long claimed = Ber.read(owner.file().data(), table.start(), table.end());
        boolean fewer = claimed < 0 || Ber.value(claimed) != table.size();
        return fewer || !table.isEmpty() && in(table.row(table.size() - 1));
    }
}
