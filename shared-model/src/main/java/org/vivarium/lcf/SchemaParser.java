package org.vivarium.lcf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Turns the lines of schema.txt and enums.txt into bound structs; nested structs are bound before
 * those that name them.
 */
final class SchemaParser {
    private record Draft(
            String name, String kind, Map<String, String> marks, List<SchemaLine> lines) {}

    private final Map<String, Draft> drafts = new LinkedHashMap<>();
    private final Map<String, StructType> structs = new LinkedHashMap<>();
    private final Map<String, EnumType> enums = new LinkedHashMap<>();

    void readEnums(List<String> lines) {
        EnumType current = null;
        for (String line : lines) {
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            String[] words = line.strip().split(" ");
            if (line.startsWith(" ")) {
                current.add(Integer.parseInt(words[0]), words[1], words.length > 2);
            } else {
                String key = words[0] + " " + words[1];
                current =
                        enums.computeIfAbsent(
                                key, k -> new EnumType(words[1], words[0].equals("flags")));
            }
        }
    }

    Map<String, StructType> readStructs(List<String> lines) {
        Draft current = null;
        for (String line : lines) {
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            if (line.startsWith(" ")) {
                current.lines().add(SchemaLine.parse(line));
            } else {
                current = draft(line.split(" "));
                drafts.put(current.name(), current);
            }
        }
        Map<String, StructType> inFileOrder = new LinkedHashMap<>();
        drafts.keySet().forEach(name -> inFileOrder.put(name, bind(name)));
        return inFileOrder;
    }

    Map<String, EnumType> enums() {
        Map<String, EnumType> byName = new LinkedHashMap<>();
        enums.values().stream().filter(e -> !e.isFlags()).forEach(e -> byName.put(e.name(), e));
        return byName;
    }

    private static Draft draft(String[] words) {
        Map<String, String> marks = new LinkedHashMap<>();
        for (int i = 4; i < words.length; i++) {
            int equals = words[i].indexOf('=');
            marks.put(words[i].substring(0, equals), words[i].substring(equals + 1));
        }
        return new Draft(words[1], words[2], marks, new ArrayList<>());
    }

    private StructType bind(String name) {
        StructType known = structs.get(name);
        if (known != null) {
            return known;
        }
        Draft draft = drafts.get(name);
        String base = draft.marks().get("base");
        StructType struct =
                new StructType(
                        name,
                        draft.marks().getOrDefault("view", name),
                        draft.kind().equals("row"),
                        Layout.valueOf(
                                draft.marks()
                                        .getOrDefault("layout", "chunks")
                                        .toUpperCase(Locale.ROOT)),
                        base == null ? null : bind(base));
        List<SchemaLine> lines = new ArrayList<>(draft.lines());
        if (base != null) {
            lines.addAll(drafts.get(base).lines());
        }
        lines.sort(Comparator.comparingInt(SchemaLine::chunk));
        for (int i = 0; i < lines.size(); i++) {
            struct.add(field(struct, i, lines.get(i)));
        }
        structs.put(name, struct);
        return struct;
    }

    private Field field(StructType struct, int index, SchemaLine line) {
        boolean flags = line.kind() == FieldKind.FLAGS;
        boolean named = line.typeName() != null && (flags || line.kind() == FieldKind.INT);
        EnumType enumeration =
                named ? enums.get((flags ? "flags " : "enum ") + line.typeName()) : null;
        StructType nested = line.typeName() != null && !named ? bind(line.typeName()) : null;
        return new Field(struct, index, line, enumeration, nested);
    }
}
