package org.vivarium.engine.debug;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.vivarium.engine.event.ProgramRef;

/** The commands events stop before, by their lists. */
final class Breakpoints {

    private final Map<ProgramRef, BitSet> commands = new HashMap<>();

    void set(ProgramRef list, int command, boolean on) {
        BitSet lines = commands.computeIfAbsent(list, key -> new BitSet());
        lines.set(command, on);
        if (lines.isEmpty()) {
            commands.remove(list);
        }
    }

    boolean has(ProgramRef list, int command) {
        BitSet lines = commands.get(list);
        return lines != null && lines.get(command);
    }

    boolean isEmpty() {
        return commands.isEmpty();
    }

    int count() {
        return commands.values().stream().mapToInt(BitSet::cardinality).sum();
    }

    void clear() {
        commands.clear();
    }
}
