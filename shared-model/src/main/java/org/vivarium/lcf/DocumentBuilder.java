package org.vivarium.lcf;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * A whole file being built from values: {@code root()} is filled, {@code toBytes()} gives the file.
 */
public final class DocumentBuilder {
    private final FileKind kind;
    private final Engine engine;
    private final Charset charset;
    private final StructEncoder encoder;
    private final RowBuilder root;
    private String header;
    private byte[] tail = {};

    public DocumentBuilder(FileKind kind, Engine engine, Charset charset) {
        this.kind = kind;
        this.engine = engine;
        this.charset = charset;
        this.header = kind.header();
        this.encoder = new StructEncoder(engine);
        this.root = new RowBuilder(this, Schema.root(kind), 0);
    }

    public FileKind kind() {
        return kind;
    }

    public Engine engine() {
        return engine;
    }

    public Charset charset() {
        return charset;
    }

    public RowBuilder root() {
        return root;
    }

    /** A struct on its own, in the engine and code page of this document. */
    public RowBuilder row(StructType type, int id) {
        return new RowBuilder(this, type, id);
    }

    StructEncoder encoder() {
        return encoder;
    }

    /** Replaces the header's text by one of the same length. */
    public DocumentBuilder setHeader(String text) {
        header = text;
        return this;
    }

    /** Bytes behind the end of the file's structure. */
    public DocumentBuilder setTail(byte[] bytes) {
        tail = bytes;
        return this;
    }

    public byte[] toBytes() {
        ByteSink out = new ByteSink(1 << 12);
        writeHeader(header, out);
        root.write(null, kind.terminated(), out);
        out.write(tail);
        return out.toBytes();
    }

    /** The header with these bytes behind it instead of what was built. */
    public byte[] toBytes(byte[] body) {
        ByteSink out = new ByteSink(body.length + header.length() + 1);
        writeHeader(header, out);
        out.write(body);
        return out.toBytes();
    }

    static void writeHeader(String text, ByteSink out) {
        out.writeInt(text.length());
        out.write(text.getBytes(StandardCharsets.ISO_8859_1));
    }
}
