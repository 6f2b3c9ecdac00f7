package org.vivarium.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.vivarium.lcf.ChunkCursor;
import org.vivarium.lcf.Edition;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfFile;

/** Tells what of a file is missing because it ends too early. */
final class CutOff {
    private CutOff() {}

    /** In words; empty for a whole file. */
    static Optional<String> of(LcfFile file) {
        if (!file.truncated()) {
            return Optional.empty();
        }
        List<String> missing = new ArrayList<>();
        ChunkCursor chunk = file.root().chunks();
        String cut = "";
        while (chunk.next()) {
            if (chunk.claimed() != chunk.length()) {
                cut = name(file, chunk.id());
            }
        }
        for (Field field : file.root().type().fields()) {
            if (field.kind().isTable()
                    && field.edition() == Edition.COMMON
                    && !file.root().has(field)) {
                missing.add(field.name());
            }
        }
        String where = cut.isEmpty() ? "" : " inside " + cut;
        String rest = missing.isEmpty() ? "" : "; not there: " + String.join(", ", missing);
        return Optional.of(
                "the file is cut off after " + file.data().length + " bytes" + where + rest);
    }

    private static String name(LcfFile file, int chunk) {
        for (Field field : file.root().type().fields()) {
            if (field.chunk() == chunk) {
                return field.name();
            }
        }
        return "chunk " + chunk;
    }
}
