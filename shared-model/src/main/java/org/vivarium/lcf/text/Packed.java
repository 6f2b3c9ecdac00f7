package org.vivarium.lcf.text;

import java.util.ArrayList;
import java.util.List;
import org.vivarium.lcf.DocumentBuilder;
import org.vivarium.lcf.FileKind;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.RowBuilder;

/** A struct that was turned into text and, as a trial, back: what packing the text would give. */
final class Packed {
    private final Row row;
    private final RowBuilder builder;

    private Packed(Row row, RowBuilder builder) {
        this.row = row;
        this.builder = builder;
    }

    static Packed of(Row row, TextNode.Mapping text) {
        LcfFile file = row.file();
        DocumentBuilder document = new DocumentBuilder(file.kind(), file.engine(), file.charset());
        RowBuilder builder = document.row(row.type(), row.id());
        List<TextProblem> problems = new ArrayList<>();
        new StructReader(problems).read(text, builder, row.type().name());
        if (!problems.isEmpty()) {
            throw new IllegalStateException(
                    "a written text is not readable: " + problems.getFirst());
        }
        return new Packed(row, builder);
    }

    byte[] bytes() {
        FileKind kind = row.file().kind();
        boolean top = row.type() == row.file().root().type();
        return builder.toBytes(row.origin(), !top || kind.terminated());
    }

    byte[] payload(int chunk) {
        return builder.chunk(row.origin(), chunk);
    }
}
