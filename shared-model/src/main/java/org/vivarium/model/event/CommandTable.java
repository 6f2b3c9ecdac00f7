package org.vivarium.model.event;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.TreeMap;

/**
 * Every event command by code: name, engine, parameters, printed form. The documentation, the code
 * view, the reference finder and the interpreter's warnings all read this one table.
 */
public final class CommandTable {

    private static final String RESOURCE = "/org/vivarium/model/event/commands.tsv";

    private static CommandTable standard;

    private final TreeMap<Integer, CommandInfo> commands;

    CommandTable(TreeMap<Integer, CommandInfo> commands) {
        this.commands = commands;
    }

    /** The table that comes with the program, read once. */
    public static synchronized CommandTable standard() {
        if (standard == null) {
            try (InputStream in = CommandTable.class.getResourceAsStream(RESOURCE)) {
                String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
                standard = new CommandTable(CommandTableReader.read(text));
            } catch (IOException e) {
                throw new UncheckedIOException("the table of event commands cannot be read", e);
            }
        }
        return standard;
    }

    /** The command with this code, or null for a code nobody knows. */
    public CommandInfo get(int code) {
        return commands.get(code);
    }

    /** The command's name; for unknown codes the code itself. */
    public String name(int code) {
        CommandInfo info = commands.get(code);
        return info == null ? "command " + code : info.name();
    }

    /** All commands, ascending by code. */
    public Collection<CommandInfo> all() {
        return commands.values();
    }
}
