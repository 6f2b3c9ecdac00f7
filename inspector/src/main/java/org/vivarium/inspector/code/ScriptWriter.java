package org.vivarium.inspector.code;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.code.Token.Kind;
import org.vivarium.model.EventCommand.Code;
import org.vivarium.model.event.CommandInfo;
import org.vivarium.model.event.CommandList;
import org.vivarium.model.event.CommandPrinter;
import org.vivarium.model.event.CommandTable;
import org.vivarium.model.event.NameSource;

/** Turns commands into the lines of a script. */
public final class ScriptWriter {
    private static final CommandTable TABLE = CommandTable.standard();

    private final CommandPrinter printer;

    public ScriptWriter(Charset charset, NameSource names) {
        printer = new CommandPrinter(TABLE, charset, names);
    }

    /** The whole list. */
    public Script script(CommandList commands) {
        var lines = new ArrayList<ScriptLine>(commands.size());
        for (int i = 0; i < commands.size(); i++) {
            lines.add(line(commands, i));
        }
        return new Script(commands, lines);
    }

    /** One command of it. */
    public ScriptLine line(CommandList commands, int index) {
        var tokens = new ArrayList<Token>();
        int code = commands.code(index);
        CommandInfo info = TABLE.get(code);
        if (info == null) {
            tokens.add(Token.of(Kind.UNKNOWN, TABLE.name(code)));
        } else {
            write(commands, index, info, tokens);
        }
        return new ScriptLine(index, commands.indent(index), List.copyOf(tokens));
    }

    private void write(CommandList commands, int index, CommandInfo info, List<Token> tokens) {
        switch (info.code()) {
            case Code.END -> {}
            case Code.SHOW_MESSAGE, Code.SHOW_MESSAGE_2 -> {
                boolean first = info.code() == Code.SHOW_MESSAGE;
                String say = Texts.of("code.message");
                tokens.add(Token.of(Kind.COMMAND, first ? say : " ".repeat(say.length())));
                print(commands, index, Kind.TEXT, tokens);
            }
            case Code.COMMENT, Code.COMMENT_2 -> {
                tokens.add(Token.of(Kind.COMMENT, "// "));
                print(commands, index, Kind.COMMENT, tokens);
            }
            case Code.CONDITIONAL_BRANCH, Code.CONDITIONAL_BRANCH_B -> {
                print(commands, index, Kind.TEXT, tokens);
                splitFirstWord(tokens);
            }
            default -> {
                Kind kind =
                        !info.supported()
                                ? Kind.UNSUPPORTED
                                : isFlow(info.code()) ? Kind.KEYWORD : Kind.COMMAND;
                tokens.add(Token.of(kind, info.name()));
                int before = tokens.size();
                print(commands, index, Kind.TEXT, tokens);
                if (tokens.size() > before) {
                    tokens.add(before, Token.of(Kind.WORDS, kind == Kind.KEYWORD ? " " : ": "));
                }
                link(commands, index, tokens);
            }
        }
    }

    private void print(CommandList commands, int index, Kind text, List<Token> tokens) {
        printer.print(commands, index, new TokenSink(text, tokens));
    }

    /** The first word of a condition steers: "If". */
    private static void splitFirstWord(List<Token> tokens) {
        if (tokens.isEmpty() || tokens.getFirst().kind() != Kind.WORDS) {
            return;
        }
        String words = tokens.removeFirst().text();
        int space = words.indexOf(' ');
        int end = space < 0 ? words.length() : space;
        tokens.addFirst(Token.of(Kind.KEYWORD, words.substring(0, end)));
        if (end < words.length()) {
            tokens.add(1, Token.of(Kind.WORDS, words.substring(end)));
        }
    }

    /** Gives the words of a command that names a place the link to that place. */
    private static void link(CommandList commands, int index, List<Token> tokens) {
        Link link =
                switch (commands.code(index)) {
                    case Code.TELEPORT ->
                            new Link.ToTile(
                                    commands.parameter(index, 0),
                                    commands.parameter(index, 1),
                                    commands.parameter(index, 2));
                    case Code.JUMP_TO_LABEL -> label(commands, commands.parameter(index, 0));
                    default -> null;
                };
        if (link == null) {
            return;
        }
        Kind wanted = link instanceof Link.ToLine ? Kind.VALUE : Kind.PLACE;
        for (int i = 0; i < tokens.size(); i++) {
            if (tokens.get(i).kind() == wanted) {
                tokens.set(i, new Token(wanted, tokens.get(i).text(), link));
                return;
            }
        }
    }

    private static Link label(CommandList commands, int number) {
        for (int i = 0; i < commands.size(); i++) {
            if (commands.code(i) == Code.LABEL && commands.parameter(i, 0) == number) {
                return new Link.ToLine(i);
            }
        }
        return null;
    }

    private static boolean isFlow(int code) {
        return switch (code) {
            case Code.LABEL,
                    Code.JUMP_TO_LABEL,
                    Code.LOOP,
                    Code.BREAK_LOOP,
                    Code.END_EVENT_PROCESSING,
                    Code.ERASE_EVENT,
                    Code.CALL_EVENT,
                    Code.SHOW_CHOICE_OPTION,
                    Code.SHOW_CHOICE_END,
                    Code.VICTORY_HANDLER,
                    Code.ESCAPE_HANDLER,
                    Code.DEFEAT_HANDLER,
                    Code.END_BATTLE,
                    Code.TRANSACTION,
                    Code.NO_TRANSACTION,
                    Code.END_SHOP,
                    Code.STAY,
                    Code.NO_STAY,
                    Code.END_INN,
                    Code.ELSE_BRANCH,
                    Code.END_BRANCH,
                    Code.END_LOOP,
                    Code.ELSE_BRANCH_B,
                    Code.END_BRANCH_B ->
                    true;
            default -> false;
        };
    }
}
