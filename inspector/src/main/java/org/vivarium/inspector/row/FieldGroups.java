package org.vivarium.inspector.row;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.regex.Pattern;
import org.vivarium.inspector.Texts;
import org.vivarium.lcf.Edition;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.StructType;

/** Which fields of a struct belong together, from the resource {@code inspector/groups.txt}. */
final class FieldGroups {
    /** A group of one struct: its title and the fields it takes. */
    private record Rule(String title, Pattern fields) {}

    private static final Map<String, List<Rule>> RULES = read();

    private FieldGroups() {}

    private static Map<String, List<Rule>> read() {
        Map<String, List<Rule>> rules = new LinkedHashMap<>();
        List<Rule> current = List.of();
        for (String line : lines()) {
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            if (!line.startsWith(" ")) {
                current = new ArrayList<>();
                rules.put(line.strip(), current);
                continue;
            }
            int colon = line.indexOf(':');
            String fields =
                    line.substring(colon + 1)
                            .strip()
                            .replace("*", "\\w*")
                            .replace("?", "\\w")
                            .replace(' ', '|');
            current.add(new Rule(line.substring(0, colon).strip(), Pattern.compile(fields)));
        }
        return rules;
    }

    private static List<String> lines() {
        try (InputStream in = FieldGroups.class.getResourceAsStream("/inspector/groups.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The fields of a struct by the titles of their groups; all under the empty title when the
     * struct has none.
     */
    static SequencedMap<String, List<Field>> of(StructType type) {
        List<Rule> rules = RULES.getOrDefault(type.name(), List.of());
        SequencedMap<String, List<Field>> groups = new LinkedHashMap<>();
        rules.forEach(rule -> groups.put(rule.title(), new ArrayList<>()));
        String rest = rules.isEmpty() ? "" : Texts.of("row.group.other");
        groups.put(rest, new ArrayList<>());
        for (Field field : type.fields()) {
            String title = title(field, rules, rest);
            groups.computeIfAbsent(title, key -> new ArrayList<>()).add(field);
        }
        groups.values().removeIf(List::isEmpty);
        return groups;
    }

    private static String title(Field field, List<Rule> rules, String rest) {
        if (field.edition() == Edition.EASYRPG) {
            return "EasyRPG";
        }
        if (field.edition() == Edition.MANIAC) {
            return "Maniac";
        }
        for (Rule rule : rules) {
            if (rule.fields().matcher(field.name()).matches()) {
                return rule.title();
            }
        }
        return rest;
    }
}
