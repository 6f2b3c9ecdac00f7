package org.vivarium.lcf;

import java.nio.charset.StandardCharsets;

/**
 * One field of a struct as the schema describes it: chunk id, layout, what it refers to, defaults.
 * Fields are looked up once and kept in constants; reading a row by a field compares chunk ids
 * only.
 */
public final class Field {
    private final StructType struct;
    private final String name;
    private final int index;
    private final SchemaLine line;
    private final EnumType enumeration;
    private final StructType nested;
    private final DefaultValue default2000;
    private final DefaultValue default2003;

    Field(StructType struct, int index, SchemaLine line, EnumType enumeration, StructType nested) {
        this.struct = struct;
        this.name = line.name();
        this.index = index;
        this.line = line;
        this.enumeration = enumeration;
        this.nested = nested;
        this.default2000 = DefaultValue.parse(line.kind(), line.default2000());
        this.default2003 =
                line.default2003().equals(line.default2000())
                        ? default2000
                        : DefaultValue.parse(line.kind(), line.default2003());
    }

    public StructType struct() {
        return struct;
    }

    public String name() {
        return name;
    }

    /** Position among the fields of its struct, base fields included. */
    public int index() {
        return index;
    }

    /** Chunk id; 0 for members of raw layouts. */
    public int chunk() {
        return line.chunk();
    }

    public FieldKind kind() {
        return line.kind();
    }

    /**
     * What the value (a number, each number of an array, a row id, a file name) points to; null
     * when to nothing.
     */
    public Target target() {
        return line.target();
    }

    /**
     * For arrays with one element per row of a table (element i belongs to id i + 1): that table;
     * otherwise null.
     */
    public Target elementTarget() {
        return line.elementTarget();
    }

    /** Names of the values or flag bits, or null. */
    public EnumType enumeration() {
        return enumeration;
    }

    /** Struct of a nested struct or of the rows of a list, or null. */
    public StructType nested() {
        return nested;
    }

    public Edition edition() {
        return line.edition();
    }

    /** Whether files of a 2000 game leave the field out. */
    public boolean only2003() {
        return line.only2003();
    }

    /** Whether the field is written even when it equals its default. */
    public boolean always() {
        return line.always();
    }

    /** The chunk that holds this field's size, or null. */
    public SizeChunk size() {
        return line.size();
    }

    /**
     * Whether the value means something in that row: many numbers count only while a flag beside
     * them is set.
     */
    public boolean isUsedIn(Row row) {
        return line.condition() == null || line.condition().holds(row);
    }

    public DefaultValue defaultValue(Engine engine) {
        return engine == Engine.RPG2003 ? default2003 : default2000;
    }

    /** The default text inside a nested struct when this field overrides it, otherwise null. */
    byte[] nestedText(Field inner) {
        String override = default2000.override(inner.name);
        return override == null ? null : override.getBytes(StandardCharsets.ISO_8859_1);
    }

    @Override
    public String toString() {
        return struct.name() + "." + name;
    }
}
