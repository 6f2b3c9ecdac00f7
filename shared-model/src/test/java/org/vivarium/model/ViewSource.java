package org.vivarium.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.vivarium.lcf.Engine;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FieldKind;
import org.vivarium.lcf.FileKind;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/**
 * The source of one typed view: a record over a row with a field constant and an accessor for every
 * field.
 */
final class ViewSource {
    private final StructType struct;
    private final TreeSet<String> imports = new TreeSet<>();

    ViewSource(StructType struct) {
        this.struct = struct;
        imports.add("Field");
        imports.add("Row");
        imports.add("Schema");
        imports.add("StructType");
    }

    String asRecord() {
        StringBuilder constants = new StringBuilder();
        List<String> members = new ArrayList<>();
        if (isRoot()) {
            members.add(opener());
        }
        for (Field field : struct.fields()) {
            constants.append(
                    "    public static final Field %s = STRUCT.field(\"%s\");\n"
                            .formatted(JavaNames.constant(field.name()), field.name()));
            members.add(accessor(field));
            if (field.kind() == FieldKind.FLAGS) {
                field.enumeration()
                        .names()
                        .forEach((bit, name) -> members.add(flag(field, bit, name)));
            }
        }
        members.addAll(new EnumSource(struct).nested());
        StringBuilder importLines = new StringBuilder();
        imports.forEach(
                name -> importLines.append("import org.vivarium.lcf.%s;\n".formatted(name)));
        return """
        package org.vivarium.model;

        %s
        /** View of the struct %s. Generated from the schema by ViewGenerator. */
        public record %s(Row data) implements RowView {
            public static final StructType STRUCT = Schema.struct("%s");
        %s
        %s}
        """
                .formatted(
                        importLines,
                        struct.name(),
                        struct.viewName(),
                        struct.name(),
                        constants,
                        String.join("\n", members));
    }

    private boolean isRoot() {
        for (FileKind kind : FileKind.values()) {
            if (Schema.root(kind) == struct) {
                return true;
            }
        }
        return false;
    }

    private String opener() {
        imports.add("LcfException");
        imports.add("LcfFile");
        return """
            /** The view of an open file of that kind. */
            public static %s of(LcfFile file) throws LcfException {
                return new %s(RowView.root(file, STRUCT));
            }
        """
                .formatted(struct.viewName(), struct.viewName());
    }

    private String accessor(Field field) {
        String constant = JavaNames.constant(field.name());
        String nested = field.nested() == null ? "" : field.nested().viewName();
        Map.Entry<String, String> code =
                switch (field.kind()) {
                    case BOOL -> Map.entry("boolean", "data.getBool(%s)");
                    case DOUBLE -> Map.entry("double", "data.getDouble(%s)");
                    case TEXT -> Map.entry("String", "data.getString(%s)");
                    case STRUCT -> Map.entry(nested, "new " + nested + "(data.struct(%s))");
                    case LIST, ROWS ->
                            Map.entry(
                                    "Rows<" + nested + ">",
                                    "new Rows<>(data.table(%s), " + nested + "::new)");
                    case EVENT_CODE -> imported("EventCode", "data.eventCode(%s)");
                    case MOVE_CODE -> imported("MoveCode", "data.moveCode(%s)");
                    case TEXTS -> Map.entry("SparseTexts", "SparseTexts.of(data, %s)");
                    case EMPTY -> Map.entry("boolean", "data.has(%s)");
                    case BYTES, BOOLS, SHORTS, INTS, WORDS, NUMBERS ->
                            imported("LcfArray", "data.getArray(%s)");
                    default -> Map.entry("int", "data.getInt(%s)");
                };
        return """
            /** %s. */
            public %s %s() {
                return %s;
            }
        """
                .formatted(
                        describe(field),
                        code.getKey(),
                        JavaNames.method(field.name()),
                        code.getValue().formatted(constant));
    }

    private Map.Entry<String, String> imported(String type, String expression) {
        imports.add(type);
        return Map.entry(type, expression);
    }

    private static String flag(Field field, int bit, String name) {
        return """
            /** Bit %d of %s. */
            public boolean %s() {
                return data.getFlag(%s, %d);
            }
        """
                .formatted(
                        bit,
                        field.name(),
                        JavaNames.method(name),
                        JavaNames.constant(field.name()),
                        bit);
    }

    private static String describe(Field field) {
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put(
                "",
                field.chunk() == 0 ? field.kind().word() : "Chunk 0x%02X".formatted(field.chunk()));
        if (field.enumeration() != null) {
            parts.put("a", field.enumeration().name());
        }
        if (field.target() != null) {
            parts.put("b", field.target().label());
        }
        if (field.elementTarget() != null) {
            parts.put("c", "one element per " + field.elementTarget().label());
        }
        if (field.kind().isNumber()) {
            int in2000 = field.defaultValue(Engine.RPG2000).number();
            int in2003 = field.defaultValue(Engine.RPG2003).number();
            String value =
                    field.kind() == FieldKind.BOOL
                            ? String.valueOf(in2000 != 0)
                            : String.valueOf(in2000);
            parts.put(
                    "d", "default " + value + (in2003 == in2000 ? "" : " (2003: " + in2003 + ")"));
        }
        switch (field.edition()) {
            case ONLY_2003 -> parts.put("e", "2003");
            case EASYRPG -> parts.put("e", "EasyRPG");
            case MANIAC -> parts.put("e", "Maniac");
            case COMMON -> {}
        }
        return String.join(", ", parts.values());
    }
}
