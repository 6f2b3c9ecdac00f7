package org.vivarium.inspector.code;

import java.util.List;
import java.util.stream.Collectors;
import org.vivarium.model.event.CommandList;

/** A list of commands as people read it, one line a command. */
public final class Script {
    private final CommandList commands;
    private final List<ScriptLine> lines;
    private final int[] blockEnds;

    Script(CommandList commands, List<ScriptLine> lines) {
        this.commands = commands;
        this.lines = lines;
        blockEnds = blockEnds(commands);
    }

    public CommandList commands() {
        return commands;
    }

    public List<ScriptLine> lines() {
        return lines;
    }

    public ScriptLine line(int index) {
        return lines.get(index);
    }

    public int size() {
        return lines.size();
    }

    /**
     * The line after the last one that is nested inside this one; the next line when nothing is.
     */
    int blockEnd(int index) {
        return blockEnds[index];
    }

    /** Whether something is nested inside this line. */
    boolean opensBlock(int index) {
        return blockEnds[index] > index + 1;
    }

    /** The script as plain text, as it is copied. */
    public String text() {
        return lines.stream().map(ScriptLine::text).collect(Collectors.joining("\n"));
    }

    private static int[] blockEnds(CommandList commands) {
        int[] ends = new int[commands.size()];
        int[] open = new int[commands.size() + 1];
        int depth = 0;
        for (int i = 0; i < ends.length; i++) {
            while (depth > 0 && commands.indent(open[depth - 1]) >= commands.indent(i)) {
                ends[open[--depth]] = i;
            }
            open[depth++] = i;
        }
        while (depth > 0) {
            ends[open[--depth]] = ends.length;
        }
        return ends;
    }
}
