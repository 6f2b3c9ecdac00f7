package org.vivarium.lcf;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * An open LCF file: its bytes and a few ints. Opening reads the header and the chunk headers at the
 * top level; everything else is decoded when asked for. Immutable: engine and code page are changed
 * by making another view of the same bytes.
 */
public final class LcfFile {
    private static final Charset DEFAULT_CHARSET = Charset.forName("windows-1252");

    private final String name;
    private final byte[] data;
    private final Header header;
    private final Engine engine;
    private final Charset charset;
    private final MapTreeParts treeParts;
    private final Row root;
    private final AtomicReferenceArray<Table> tables;

    private LcfFile(
            String name,
            byte[] data,
            Header header,
            MapTreeParts treeParts,
            Engine engine,
            Charset charset) {
        this.name = name;
        this.data = data;
        this.header = header;
        this.treeParts = treeParts;
        this.charset = charset;
        StructType type = Schema.root(header.kind());
        this.tables = new AtomicReferenceArray<>(type.fieldCount());
        this.root = new Row(this, type, null, 0, header.end(), data.length).indexed();
        this.engine = engine;
    }

    /** Opens a file whose engine is found in itself: only a database is sure. */
    public static LcfFile open(Path path) throws IOException {
        return of(Files.readAllBytes(path), path.getFileName().toString());
    }

    /**
     * Opens a map, map tree or save of a game whose database told the engine and whose code page is
     * known.
     */
    public static LcfFile open(Path path, Engine engine, Charset charset) throws IOException {
        return of(Files.readAllBytes(path), path.getFileName().toString(), engine, charset);
    }

    /**
     * Opens the bytes of a file, which must not be changed afterwards; {@code name} is for
     * messages.
     */
    public static LcfFile of(byte[] data, String name) throws LcfException {
        LcfFile file = of(data, name, Engine.RPG2000, DEFAULT_CHARSET);
        return file.withEngine(EngineGuess.of(file));
    }

    public static LcfFile of(byte[] data, String name, Engine engine, Charset charset)
            throws LcfException {
        Header header = Header.read(data, name);
        MapTreeParts parts =
                header.kind() == FileKind.MAP_TREE ? MapTreeParts.find(data, header.end()) : null;
        LcfFile file = new LcfFile(name, data, header, parts, engine, charset);
        return header.kind() == FileKind.SAVE
                ? file.withCharset(SaveCodePage.of(file.root, charset))
                : file;
    }

    /** The same bytes with texts decoded in another code page. */
    public LcfFile withCharset(Charset other) {
        return other.equals(charset)
                ? this
                : new LcfFile(name, data, header, treeParts, engine, other);
    }

    /** The same bytes read with another engine's defaults and flag widths. */
    public LcfFile withEngine(Engine other) {
        return other == engine ? this : new LcfFile(name, data, header, treeParts, other, charset);
    }

    public String name() {
        return name;
    }

    /** The bytes of the file: shared, not to be written to. */
    public byte[] data() {
        return data;
    }

    public int size() {
        return data.length;
    }

    public FileKind kind() {
        return header.kind();
    }

    /** The header as it stands in the file; some games alter it to keep editors out. */
    public String headerText() {
        return new String(data, 1, header.end() - 1, StandardCharsets.ISO_8859_1);
    }

    public Engine engine() {
        return engine;
    }

    public Charset charset() {
        return charset;
    }

    /** The struct at the top of the file. */
    public Row root() {
        return root;
    }

    Table rootTable(Field field) {
        Table table = tables.get(field.index());
        if (table == null) {
            tables.compareAndSet(field.index(), null, root.openTable(field));
            table = tables.get(field.index());
        }
        return table;
    }

    long treePart(int index) {
        return treeParts.place(index);
    }

    /** Whether the bytes end before the file's structure does. */
    public boolean truncated() {
        if (treeParts != null) {
            return treeParts.truncated();
        }
        ChunkCursor chunk = root.chunks();
        while (chunk.next()) {
            continue;
        }
        return chunk.broken() || header.kind().terminated() && !chunk.terminated();
    }

    @Override
    public String toString() {
        return name;
    }
}
