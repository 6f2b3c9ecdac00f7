package org.vivarium.lcf;

/**
 * Writes open files: every field encoded anew under the rules of the original editor (spec
 * lcf-format 14.1).
 */
public final class LcfWriter {
    private LcfWriter() {}

    /**
     * The file put together again from the spans of its structs, rows and chunks: always identical.
     */
    public static byte[] copy(LcfFile file) {
        ByteSink out = new ByteSink(file.size());
        new SpanCopy(file, out).file();
        return out.toBytes();
    }

    /**
     * The file as a writer that knows only its values would write it. Files of the original editor
     * come out identical; the known exceptions are named in spec lcf-format 14.4.
     */
    public static byte[] encode(LcfFile file) {
        ByteSink out = new ByteSink(file.size() + 64);
        DocumentBuilder.writeHeader(file.headerText(), out);
        StructEncoder encoder = new StructEncoder(file.engine());
        Row root = file.root();
        encoder.write(
                root.type(), null, new RowSource(root, encoder), file.kind().terminated(), out);
        return out.toBytes();
    }
}
