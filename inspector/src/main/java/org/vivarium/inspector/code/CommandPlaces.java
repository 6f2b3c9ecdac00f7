package org.vivarium.inspector.code;

import java.util.LinkedHashMap;
import java.util.Map;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.model.Address;

/** Tells commands in words: whose they are, and what they say. Keeps the last pages it read. */
public final class CommandPlaces {
    private static final int KEPT = 64;

    /** A page as far as it was read. */
    private record Read(String owner, Script script) {}

    private final GameFiles game;
    private final Map<Address, Read> pages =
            new LinkedHashMap<>(KEPT, 0.75f, true) {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(Map.Entry<Address, Read> eldest) {
                    return size() > KEPT;
                }
            };

    public CommandPlaces(GameFiles game) {
        this.game = game;
    }

    /** A command by the numbers snapshots name lists with; null when it is in none of the files. */
    public static Address of(PanelContext context, int source, int a, int b, int c, int line) {
        return RunningLines.place(context, source, a, b, c, line);
    }

    /** Where a command stands: "map 3 Town, event 12 Door, page 1: 7". */
    public String owner(Address command) {
        String line = Integer.toString(command.number() + 1);
        return Texts.of("code.place", read(command).owner(), line);
    }

    /** Whose list a command is in, without its line. */
    String ownerOnly(Address command) {
        return read(command).owner();
    }

    /** What a command says; empty when it isn't there. */
    public String command(Address command) {
        Script script = read(command).script();
        boolean there = script != null && command.number() < script.size();
        return there ? script.line(command.number()).text().strip() : "";
    }

    private Read read(Address command) {
        return pages.computeIfAbsent(command.parent(), this::readPage);
    }

    private Read readPage(Address list) {
        try {
            CodeOwner owner = CodeOwner.of(game, list);
            CodePage page = owner == null ? null : owner.page(list);
            if (page == null) {
                return new Read(list.toString(), null);
            }
            String words = String.join(", ", owner.around());
            boolean several = owner.pages().size() > 1;
            return new Read(
                    several ? words + ", " + Texts.of("code.pageWord", page.number()) : words,
                    owner.script(page));
        } catch (GameOpenException e) {
            return new Read(list.toString(), null);
        }
    }
}
