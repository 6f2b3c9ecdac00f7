package org.vivarium.model;

import java.util.ArrayList;
import java.util.List;
import org.vivarium.lcf.EnumType;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** The constants of a struct's enumerations as nested classes of ints, usable in switches. */
final class EnumSource {
    private final StructType struct;

    EnumSource(StructType struct) {
        this.struct = struct;
    }

    String asClass() {
        return """
        package org.vivarium.model;

        /** Constants of %s. Generated from the schema by ViewGenerator. */
        public final class %s {
            private %s() {}

        %s}
        """
                .formatted(
                        struct.name(),
                        struct.viewName(),
                        struct.viewName(),
                        String.join("\n", nested()));
    }

    List<String> nested() {
        List<String> classes = new ArrayList<>();
        Schema.enums()
                .forEach(
                        (name, type) -> {
                            if (name.startsWith(struct.name() + ".")) {
                                classes.add(
                                        nested(name.substring(struct.name().length() + 1), type));
                            }
                        });
        return classes;
    }

    private static String nested(String name, EnumType type) {
        StringBuilder constants = new StringBuilder();
        type.names()
                .forEach(
                        (value, word) ->
                                constants
                                        .append("        public static final int ")
                                        .append(JavaNames.constant(word))
                                        .append(" = ")
                                        .append(value)
                                        .append(";\n"));
        return """
            /** Values of %s; other numbers may occur. */
            public static final class %s {
        %s
                private %s() {}
            }
        """
                .formatted(type.name(), name, constants, name);
    }
}
