package org.vivarium.lcf.text;

import java.util.List;

/** Collects problems and describes what was found. */
final class Problems {
    private static final int LONGEST = 40;

    private final List<TextProblem> found;

    Problems(List<TextProblem> found) {
        this.found = found;
    }

    void add(TextNode node, String path, String expected) {
        found.add(new TextProblem(node.line(), path, expected, describe(node)));
    }

    void unknownName(TextNode node, String path, String name, String expected) {
        found.add(new TextProblem(node.line(), path, expected, "\"" + name + "\""));
    }

    private static String describe(TextNode node) {
        return switch (node) {
            case TextNode.Mapping m -> "named values";
            case TextNode.Sequence s -> "a list of " + s.items().size();
            case TextNode.Plain p -> p.text();
            case TextNode.Text t ->
                    "\""
                            + (t.text().length() > LONGEST
                                    ? t.text().substring(0, LONGEST) + "..."
                                    : t.text())
                            + "\"";
        };
    }
}
