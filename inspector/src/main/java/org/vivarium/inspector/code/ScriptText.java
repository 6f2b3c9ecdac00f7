package org.vivarium.inspector.code;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.fxmisc.richtext.CodeArea;
import org.fxmisc.richtext.model.ReadOnlyStyledDocument;
import org.fxmisc.richtext.model.ReadOnlyStyledDocumentBuilder;
import org.fxmisc.richtext.model.StyledSegment;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.code.Token.Kind;

/** Makes the styled text of a script's visible lines. */
final class ScriptText {
    private static final Map<Kind, List<String>> PLAIN = new EnumMap<>(Kind.class);
    private static final Map<Kind, List<String>> LINKED = new EnumMap<>(Kind.class);
    private static final List<String> FOLDED = List.of("script-folded");

    static {
        for (Kind kind : Kind.values()) {
            PLAIN.put(kind, List.of(kind.style()));
            LINKED.put(kind, List.of(kind.style(), "script-link"));
        }
    }

    private ScriptText() {}

    static ReadOnlyStyledDocument<Collection<String>, String, Collection<String>> of(
            CodeArea area, Folding folding) {
        var text =
                new ReadOnlyStyledDocumentBuilder<Collection<String>, String, Collection<String>>(
                        area.getSegOps(), List.of());
        for (int p = 0; p < folding.size(); p++) {
            text.addParagraph(segments(folding, folding.line(p)));
        }
        if (folding.size() == 0) {
            text.addParagraph("", List.of());
        }
        return text.build();
    }

    private static List<StyledSegment<String, Collection<String>>> segments(
            Folding folding, int line) {
        ScriptLine shown = folding.script().line(line);
        var segments = new ArrayList<StyledSegment<String, Collection<String>>>();
        add(segments, shown.margin(), List.of());
        for (Token token : shown.tokens()) {
            add(segments, token.text(), (token.link() == null ? PLAIN : LINKED).get(token.kind()));
        }
        if (folding.isClosed(line)) {
            int hidden = folding.script().blockEnd(line) - line - 1;
            add(segments, "  " + Texts.of("code.folded", Integer.toString(hidden)), FOLDED);
        }
        if (segments.isEmpty()) {
            segments.add(new StyledSegment<>("", List.of()));
        }
        return segments;
    }

    private static void add(
            List<StyledSegment<String, Collection<String>>> segments,
            String text,
            Collection<String> style) {
        if (!text.isEmpty()) {
            segments.add(new StyledSegment<>(text, style));
        }
    }
}
