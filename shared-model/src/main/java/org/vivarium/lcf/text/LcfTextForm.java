package org.vivarium.lcf.text;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.vivarium.lcf.DocumentBuilder;
import org.vivarium.lcf.Engine;
import org.vivarium.lcf.FileKind;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;

/**
 * Whole files as text documents and back. A document names the kind of file, the engine and the
 * code page, then holds the fields by their names; what it leaves out has its default. Packing an
 * unedited document gives the identical file.
 */
public final class LcfTextForm {
    private LcfTextForm() {}

    /** A file as a document that packs to the identical bytes. */
    public static TextNode.Mapping write(LcfFile file) {
        TextNode.Mapping plain =
                document(file, new StructWriter(new ValueWriter(file.charset()), false));
        if (packsTo(plain, file)) {
            return plain;
        }
        TextNode.Mapping exact =
                document(file, new StructWriter(new ValueWriter(file.charset()), true));
        if (packsTo(exact, file)) {
            return exact;
        }
        String hex = HexFormat.of().formatHex(file.data(), file.root().start(), file.size());
        SequencedMap<String, TextNode> bytes = new LinkedHashMap<>();
        bytes.put(TextKeys.BYTES, TextNode.text(hex));
        return document(file, new TextNode.Mapping(bytes, false, 0));
    }

    /** One row for reading; it cannot be packed. */
    public static TextNode.Mapping write(Row row) {
        return new StructWriter(new ValueWriter(row.file().charset()), false).struct(row);
    }

    /** One table for reading; it cannot be packed. */
    public static TextNode.Sequence write(Table table, Charset charset) {
        return new StructWriter(new ValueWriter(charset), false).table(table);
    }

    private static TextNode.Mapping document(LcfFile file, StructWriter writer) {
        return document(file, writer.struct(file.root()));
    }

    private static TextNode.Mapping document(LcfFile file, TextNode data) {
        SequencedMap<String, TextNode> entries = new LinkedHashMap<>();
        entries.put(TextKeys.FILE, TextNode.text(file.kind().rootStruct()));
        entries.put(
                TextKeys.ENGINE, TextNode.number(file.engine() == Engine.RPG2003 ? 2003 : 2000));
        entries.put(TextKeys.ENCODING, TextNode.text(file.charset().name()));
        if (!file.headerText().equals(file.kind().header())) {
            entries.put(TextKeys.HEADER, TextNode.text(file.headerText()));
        }
        entries.put(TextKeys.DATA, data);
        return new TextNode.Mapping(entries, false, 0);
    }

    private static boolean packsTo(TextNode.Mapping document, LcfFile file) {
        try {
            return Arrays.equals(read(document), file.data());
        } catch (TextFormException e) {
            throw new IllegalStateException("a written document is not readable", e);
        }
    }

    /**
     * The bytes of the file that a document describes; all its problems at once when it doesn't.
     */
    public static byte[] read(TextNode node) throws TextFormException {
        List<TextProblem> problems = new ArrayList<>();
        byte[] bytes = read(node, problems);
        if (!problems.isEmpty()) {
            throw new TextFormException(problems);
        }
        return bytes;
    }

    private static byte[] read(TextNode node, List<TextProblem> found) {
        Problems problems = new Problems(found);
        if (!(node instanceof TextNode.Mapping mapping)) {
            problems.add(node, "document", "named values: lcf, engine, encoding, data");
            return null;
        }
        SequencedMap<String, TextNode> entries = mapping.entries();
        DocumentHead head = DocumentHead.read(mapping, problems);
        TextNode data = entries.get(TextKeys.DATA);
        if (head == null || data == null) {
            if (data == null) {
                problems.add(node, "document", "a value named data");
            }
            return null;
        }
        DocumentBuilder document = new DocumentBuilder(head.kind(), head.engine(), head.charset());
        document.setHeader(head.header());
        if (data instanceof TextNode.Mapping m
                && m.entries().get(TextKeys.BYTES) instanceof TextNode.Text hex) {
            byte[] raw =
                    new TextReader(problems, head.charset()).hex(hex, hex.text(), TextKeys.DATA);
            return document.toBytes(raw);
        }
        new StructReader(found).read(data, document.root(), head.kind().rootStruct());
        return found.isEmpty() ? document.toBytes() : null;
    }

    /** What stands at the start of a document. */
    private record DocumentHead(FileKind kind, Engine engine, Charset charset, String header) {

        static DocumentHead read(TextNode.Mapping document, Problems problems) {
            FileKind kind = null;
            String root = text(document, TextKeys.FILE);
            for (FileKind one : FileKind.values()) {
                if (one.rootStruct().equals(root)) {
                    kind = one;
                }
            }
            if (kind == null) {
                problems.add(document, TextKeys.FILE, "Database, TreeMap, Map or Save");
            }
            Engine engine =
                    "2003".equals(text(document, TextKeys.ENGINE))
                            ? Engine.RPG2003
                            : Engine.RPG2000;
            Charset charset = charset(text(document, TextKeys.ENCODING));
            if (charset == null) {
                problems.add(document, TextKeys.ENCODING, "the name of a character set");
            }
            String header = text(document, TextKeys.HEADER);
            if (kind == null || charset == null) {
                return null;
            }
            return new DocumentHead(kind, engine, charset, header == null ? kind.header() : header);
        }

        private static String text(TextNode.Mapping document, String key) {
            return switch (document.entries().get(key)) {
                case TextNode.Text text -> text.text();
                case TextNode.Plain plain -> plain.text();
                case null, default -> null;
            };
        }

        private static Charset charset(String name) {
            try {
                return name == null ? null : Charset.forName(name);
            } catch (IllegalArgumentException e) {
                return null;
            }
        }
    }
}
