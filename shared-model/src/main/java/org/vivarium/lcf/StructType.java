package org.vivarium.lcf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A struct of the schema: its fields, ascending by chunk id, those of its base included. */
public final class StructType {
    private final String name;
    private final String viewName;
    private final boolean hasId;
    private final Layout layout;
    private final List<Field> fields = new ArrayList<>();
    private final Map<String, Field> byName = new HashMap<>();
    private final Map<Integer, Field> byChunk = new HashMap<>();
    private final Map<Integer, Field> bySizeChunk = new HashMap<>();

    StructType(String name, String viewName, boolean hasId, Layout layout) {
        this.name = name;
        this.viewName = viewName;
        this.hasId = hasId;
        this.layout = layout;
    }

    void add(Field field) {
        fields.add(field);
        byName.put(field.name(), field);
        if (field.chunk() != 0) {
            byChunk.put(field.chunk(), field);
        }
        if (field.size() != null) {
            bySizeChunk.put(field.size().chunk(), field);
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

    public List<Field> fields() {
        return Collections.unmodifiableList(fields);
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
        return byChunk.get(chunk);
    }

    /** The field whose size stands in that chunk, or null. */
    public Field bySizeChunk(int chunk) {
        return bySizeChunk.get(chunk);
    }

    @Override
    public String toString() {
        return name;
    }
}
