package org.vivarium.inspector.watch;

import java.util.ArrayList;
import java.util.List;
import org.vivarium.inspector.Breakpoint;
import org.vivarium.inspector.Texts;

/** When a breakpoint stops, in words. */
final class BreakpointWords {
    private BreakpointWords() {}

    /** Empty when it always stops. */
    static String when(Breakpoint one) {
        List<String> words = new ArrayList<>();
        if (!one.condition().isBlank()) {
            words.add(Texts.of("watch.if", one.condition()));
        }
        if (one.every() > 1) {
            words.add(Texts.of("watch.every", one.every()));
        }
        return String.join(", ", words);
    }
}
