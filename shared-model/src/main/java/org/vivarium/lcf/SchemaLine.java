package org.vivarium.lcf;

import java.util.Arrays;
import java.util.List;

/**
 * One field line of the schema file, parsed but not yet bound to the structs and enumerations it
 * names.
 */
record SchemaLine(
        int chunk,
        String name,
        FieldKind kind,
        String typeName,
        Target target,
        Target elementTarget,
        String default2000,
        String default2003,
        boolean always,
        boolean only2003,
        Edition edition,
        SizeChunk size,
        UseCondition condition) {

    private static final String DEFAULT_2003 = "default2003=";
    private static final String SIZE = "size=";
    private static final String WHEN = "when=";

    static SchemaLine parse(String text) {
        String[] words = text.strip().split("\\s+");
        String type = words[2];
        String plain = type.split("[>%]")[0];
        int colon = plain.indexOf(':');
        String word = colon < 0 ? plain : plain.substring(0, colon);
        FieldKind kind = word.equals("enum") ? FieldKind.INT : FieldKind.ofWord(word);
        List<String> marks = Arrays.asList(words).subList(4, words.length);
        return new SchemaLine(
                words[0].equals("-") ? 0 : Integer.parseInt(words[0], 16),
                words[1],
                kind,
                colon < 0 ? null : plain.substring(colon + 1),
                target(type, '>', kind == FieldKind.TEXT),
                target(type, '%', false),
                words[3],
                marked(marks, DEFAULT_2003, words[3]),
                marks.contains("always"),
                marks.contains("2003"),
                edition(marks),
                size(marked(marks, SIZE, null)),
                UseCondition.parse(marked(marks, WHEN, null)));
    }

    private static Target target(String type, char sign, boolean file) {
        int at = type.indexOf(sign);
        return at < 0 ? null : Target.ofWord(type.substring(at + 1), file);
    }

    private static String marked(List<String> marks, String prefix, String otherwise) {
        for (String mark : marks) {
            if (mark.startsWith(prefix)) {
                return mark.substring(prefix.length());
            }
        }
        return otherwise;
    }

    private static Edition edition(List<String> marks) {
        if (marks.contains("easyrpg")) {
            return Edition.EASYRPG;
        }
        if (marks.contains("maniac")) {
            return Edition.MANIAC;
        }
        return marks.contains("2003") ? Edition.ONLY_2003 : Edition.COMMON;
    }

    private static SizeChunk size(String mark) {
        if (mark == null) {
            return null;
        }
        String[] parts = mark.split("/");
        return new SizeChunk(
                Integer.parseInt(parts[0], 16), parts[1].equals("bytes"), parts.length > 2);
    }
}
