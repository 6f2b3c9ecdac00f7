package org.vivarium.lcf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A struct of the schema: its fields, ascending by chunk id, those of its base included. */
public final class StructType {
    /** Ids in the schema are below this. */
    private static final int CHUNK_IDS = 0x100;

    private final String name;
    private final String viewName;
    private final boolean hasId;
    private final Layout layout;
    private final StructType base;
    private final List<Field> fields = new ArrayList<>();
    private final Map<String, Field> byName = new HashMap<>();
    private final Field[] byChunk = new Field[CHUNK_IDS];
    private final Field[] bySizeChunk = new Field[CHUNK_IDS];

    StructType(String name, String viewName, boolean hasId, Layout layout, StructType base) {
        this.name = name;
        this.viewName = viewName;
        this.hasId = hasId;
        this.layout = layout;
        this.base = base;
    }

    void add(Field field) {
        fields.add(field);
        byName.put(field.name(), field);
        if (field.chunk() != 0) {
            byChunk[field.chunk()] = field;
        }
        if (field.size() != null) {
            bySizeChunk[field.size().chunk()] = field;
        }
    }

    public String name() {
        return name;
    }

    /** Simple name of the typed view in org.vivarium.model. */
    public String viewName() {
        return viewName;
    }

    /** Whether rows of this struct have an id in front. */
    public boolean hasId() {
        return hasId;
    }

    public Layout layout() {
        return layout;
    }

    /** The struct whose fields this one has beside its own; null for most. */
    public StructType base() {
        return base;
    }

    public List<Field> fields() {
        return Collections.unmodifiableList(fields);
    }

    /** The field at an index, in the order of {@link #fields}. */
    public Field field(int index) {
        return fields.get(index);
    }

    public int fieldCount() {
        return fields.size();
    }

    /**
     * The field of that name; throws IllegalArgumentException when there is none: names are
     * constants of the program.
     */
    public Field field(String fieldName) {
        Field field = byName.get(fieldName);
        if (field == null) {
            throw new IllegalArgumentException(name + " has no field " + fieldName);
        }
        return field;
    }

    /** The field of that name, or null. */
    public Field findField(String fieldName) {
        return byName.get(fieldName);
    }

    /** The field with that chunk id, or null when the schema doesn't know it. */
    public Field byChunk(int chunk) {
        return chunk > 0 && chunk < CHUNK_IDS ? byChunk[chunk] : null;
    }

    /** The field whose size stands in that chunk, or null. */
    public Field bySizeChunk(int chunk) {
        return chunk > 0 && chunk < CHUNK_IDS ? bySizeChunk[chunk] : null;
    }

    @Override
    public String toString() {
        return name;
    }
}
