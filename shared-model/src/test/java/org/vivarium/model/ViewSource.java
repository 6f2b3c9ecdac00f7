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
 * field of its own. A struct that others are based on becomes an interface that finds its fields by
 * name, as each of the others has them at a place of its own.
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

    String source() {
        return isBase() ? asInterface() : asRecord();
    }

    private boolean isBase() {
        return Schema.structs().stream().anyMatch(other -> other.base() == struct);
    }

    private String asInterface() {
        imports.clear();
        List<String> members = new ArrayList<>();
        for (Field field : struct.fields()) {
            String found = "data().type().field(\"%s\")".formatted(field.name());
            members.add(accessor(field, "default", "data()", found));
        }
        return """
        package org.vivarium.model;

        %s
        /** View of what all structs based on %s share. Generated from the schema by ViewGenerator. */
        public interface %s extends RowView {
        %s}
        """
                .formatted(
                        importLines(),
                        struct.name(),
                        struct.viewName(),
                        String.join("\n", members));
    }

    private String importLines() {
        StringBuilder lines = new StringBuilder();
        imports.forEach(name -> lines.append("import org.vivarium.lcf.%s;\n".formatted(name)));
        return lines.toString();
    }

    private List<Field> ownFields() {
        StructType base = struct.base();
        return struct.fields().stream()
                .filter(field -> base == null || !names(base).contains(field.name()))
                .toList();
    }

    private static List<String> names(StructType struct) {
        return struct.fields().stream().map(Field::name).toList();
    }

    private String asRecord() {
        StringBuilder constants = new StringBuilder();
        List<String> members = new ArrayList<>();
        if (isRoot()) {
            members.add(opener());
        }
        for (Field field : ownFields()) {
            constants.append(
                    "    public static final Field %s = STRUCT.field(\"%s\");\n"
                            .formatted(JavaNames.constant(field.name()), field.name()));
            members.add(accessor(field, "public", "data", JavaNames.constant(field.name())));
            if (field.kind() == FieldKind.FLAGS) {
                field.enumeration()
                        .names()
                        .forEach((bit, name) -> members.add(flag(field, bit, name)));
            }
        }
        members.addAll(new EnumSource(struct).nested());
        return """
        package org.vivarium.model;

        %s
        /** View of the struct %s. Generated from the schema by ViewGenerator. */
        public record %s(Row data) implements %s {
            public static final StructType STRUCT = Schema.struct("%s");
        %s
        %s}
        """
                .formatted(
                        importLines(),
                        struct.name(),
                        struct.viewName(),
                        struct.base() == null ? "RowView" : struct.base().viewName(),
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

    private String accessor(Field field, String modifier, String data, String constant) {
        String nested = field.nested() == null ? "" : field.nested().viewName();
        Map.Entry<String, String> code =
                switch (field.kind()) {
                    case BOOL -> Map.entry("boolean", "%2$s.getBool(%1$s)");
                    case DOUBLE -> Map.entry("double", "%2$s.getDouble(%1$s)");
                    case TEXT -> Map.entry("String", "%2$s.getString(%1$s)");
                    case STRUCT -> Map.entry(nested, "new " + nested + "(%2$s.struct(%1$s))");
                    case LIST, ROWS ->
                            Map.entry(
                                    "Rows<" + nested + ">",
                                    "new Rows<>(%2$s.table(%1$s), " + nested + "::new)");
                    case EVENT_CODE -> imported("EventCode", "%2$s.eventCode(%1$s)");
                    case MOVE_CODE -> imported("MoveCode", "%2$s.moveCode(%1$s)");
                    case TEXTS -> Map.entry("SparseTexts", "SparseTexts.of(%2$s, %1$s)");
                    case EMPTY -> Map.entry("boolean", "%2$s.has(%1$s)");
                    case BYTES, BOOLS, SHORTS, INTS, WORDS, NUMBERS ->
                            imported("LcfArray", "%2$s.getArray(%1$s)");
                    default -> Map.entry("int", "%2$s.getInt(%1$s)");
                };
        return """
            /** %s. */
            %s %s %s() {
                return %s;
            }
        """
                .formatted(
                        describe(field),
                        modifier,
                        code.getKey(),
                        JavaNames.method(field.name()),
                        code.getValue().formatted(constant, data));
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
