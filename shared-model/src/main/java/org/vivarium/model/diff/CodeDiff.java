package org.vivarium.model.diff;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.vivarium.lcf.EventCode;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.model.event.CommandList;
import org.vivarium.model.event.CommandTable;
import org.vivarium.model.event.CommandText;
import org.vivarium.model.event.NameSource;

/**
 * Compares two lists of event commands: what both begin and end with is left out, the rest was
 * removed or added.
 */
final class CodeDiff {
    private final Consumer<Difference> found;

    CodeDiff(Consumer<Difference> found) {
        this.found = found;
    }

    void compare(EventCode before, EventCode after, Charset old, Charset now, Address at) {
        List<String> removed = print(before, old);
        List<String> added = print(after, now);
        int start = 0;
        int shorter = Math.min(removed.size(), added.size());
        while (start < shorter && removed.get(start).equals(added.get(start))) {
            start++;
        }
        int end = 0;
        while (end < shorter - start
                && removed.get(removed.size() - 1 - end)
                        .equals(added.get(added.size() - 1 - end))) {
            end++;
        }
        for (int i = start; i < removed.size() - end; i++) {
            found.accept(
                    new Difference(
                            at.at(Level.COMMAND, i), Difference.Kind.REMOVED, removed.get(i), ""));
        }
        for (int i = start; i < added.size() - end; i++) {
            found.accept(
                    new Difference(
                            at.at(Level.COMMAND, i), Difference.Kind.ADDED, "", added.get(i)));
        }
    }

    /** One line a command, exact enough to differ whenever the commands do. */
    private static List<String> print(EventCode code, Charset charset) {
        CommandList list = CommandList.decode(code.data(), code.offset(), code.length());
        CommandText text = new CommandText(CommandTable.standard(), charset, NameSource.NONE);
        List<String> lines = new ArrayList<>(list.size());
        for (int i = 0; i < list.size(); i++) {
            StringBuilder line = new StringBuilder("  ".repeat(Math.clamp(list.indent(i), 0, 40)));
            line.append(text.print(list, i)).append(" (").append(list.code(i));
            for (int n = 0; n < list.parameterCount(i); n++) {
                line.append(n == 0 ? ": " : " ").append(list.parameter(i, n));
            }
            if (list.hasText(i)) {
                line.append(" \"").append(list.text(i, charset)).append('"');
            }
            lines.add(line.append(')').toString());
        }
        return lines;
    }
}
