package org.vivarium.lcf.text;

import java.util.Map;
import java.util.Set;
import org.vivarium.lcf.EnumType;
import org.vivarium.lcf.EventCodeBuilder;
import org.vivarium.lcf.FieldKind;
import org.vivarium.lcf.MoveCodeBuilder;
import org.vivarium.lcf.Schema;

/** Reads event and move commands of a text document. */
final class CodeReader {
    private static final EnumType EVENT_CODES = Schema.enums().get("EventCommand.Code");
    private static final EnumType MOVE_CODES = Schema.enums().get("MoveCommand.Code");
    private static final Set<String> EVENT_KEYS =
            Set.of(TextKeys.CODE, TextKeys.INDENT, TextKeys.TEXT, TextKeys.PARAMETERS);
    private static final Set<String> MOVE_KEYS =
            Set.of(TextKeys.CODE, TextKeys.NAME, TextKeys.A, TextKeys.B, TextKeys.C);
    private static final byte[] NO_TEXT = {};
    private static final int[] NO_PARAMETERS = {};

    private final Problems problems;
    private final NumberReader numbers;
    private final TextReader texts;

    CodeReader(Problems problems, NumberReader numbers, TextReader texts) {
        this.problems = problems;
        this.numbers = numbers;
        this.texts = texts;
    }

    EventCodeBuilder events(TextNode node, String path) {
        EventCodeBuilder code = new EventCodeBuilder();
        if (!(node instanceof TextNode.Sequence list)) {
            problems.add(node, path, "a list of commands");
            return code;
        }
        int index = 0;
        for (TextNode item : list.items()) {
            String place = path + "[" + index++ + "]";
            Map<String, TextNode> parts = parts(item, EVENT_KEYS, place);
            TextNode text = parts.get(TextKeys.TEXT);
            TextNode parameters = parts.get(TextKeys.PARAMETERS);
            code.add(
                    number(parts, TextKeys.CODE, EVENT_CODES, place),
                    number(parts, TextKeys.INDENT, null, place),
                    text == null ? NO_TEXT : texts.bytes(text, place + ".text"),
                    parameters == null
                            ? NO_PARAMETERS
                            : numbers.array(parameters, FieldKind.INTS, place + ".parameters"));
        }
        return code;
    }

    MoveCodeBuilder moves(TextNode node, String path) {
        MoveCodeBuilder code = new MoveCodeBuilder();
        if (!(node instanceof TextNode.Sequence list)) {
            problems.add(node, path, "a list of move commands");
            return code;
        }
        int index = 0;
        for (TextNode item : list.items()) {
            String place = path + "[" + index++ + "]";
            Map<String, TextNode> parts = parts(item, MOVE_KEYS, place);
            TextNode name = parts.get(TextKeys.NAME);
            code.add(
                    number(parts, TextKeys.CODE, MOVE_CODES, place),
                    name == null ? NO_TEXT : texts.bytes(name, place + ".name"),
                    number(parts, TextKeys.A, null, place),
                    number(parts, TextKeys.B, null, place),
                    number(parts, TextKeys.C, null, place));
        }
        return code;
    }

    private int number(Map<String, TextNode> parts, String key, EnumType names, String path) {
        TextNode node = parts.get(key);
        return node == null ? 0 : numbers.number(node, FieldKind.INT, names, path + "." + key);
    }

    private Map<String, TextNode> parts(TextNode node, Set<String> keys, String path) {
        if (!(node instanceof TextNode.Mapping mapping)) {
            problems.add(node, path, "a command: {code: ...}");
            return Map.of();
        }
        mapping.entries()
                .forEach(
                        (key, value) -> {
                            if (!keys.contains(key)) {
                                problems.unknownName(
                                        value, path, key, "one of " + String.join(", ", keys));
                            }
                        });
        if (!mapping.entries().containsKey(TextKeys.CODE)) {
            problems.add(node, path, "a command with a code");
        }
        return mapping.entries();
    }
}
