package org.vivarium.lcf;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * All structs and enumerations of the LCF files, loaded once from the resources {@code
 * lcf/schema.txt} and {@code enums.txt}.
 */
public final class Schema {
    private static final Map<String, StructType> STRUCTS;
    private static final Map<String, EnumType> ENUMS;

    static {
        SchemaParser parser = new SchemaParser();
        parser.readEnums(lines("/lcf/enums.txt"));
        STRUCTS = Collections.unmodifiableMap(parser.readStructs(lines("/lcf/schema.txt")));
        ENUMS = Collections.unmodifiableMap(parser.enums());
    }

    private Schema() {}

    /** The struct of that name; throws IllegalArgumentException when there is none. */
    public static StructType struct(String name) {
        StructType struct = STRUCTS.get(name);
        if (struct == null) {
            throw new IllegalArgumentException("no struct " + name);
        }
        return struct;
    }

    public static Field field(String struct, String field) {
        return struct(struct).field(field);
    }

    public static Collection<StructType> structs() {
        return STRUCTS.values();
    }

    /** Enumerations by {@code Struct.Name}, flags not included. */
    public static Map<String, EnumType> enums() {
        return ENUMS;
    }

    /** The struct at the top of a kind of file. */
    public static StructType root(FileKind kind) {
        return struct(kind.rootStruct());
    }

    private static List<String> lines(String resource) {
        try (InputStream in = Schema.class.getResourceAsStream(resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
