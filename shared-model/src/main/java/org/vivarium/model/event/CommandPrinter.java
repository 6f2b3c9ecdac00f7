package org.vivarium.model.event;

import java.nio.charset.Charset;

/** Prints what follows a command's name, as its form in the {@link CommandTable} says. */
public final class CommandPrinter {

    private static final int HERO = 10001;
    private static final String[] SPECIAL = {"hero", "boat", "ship", "airship", "this event"};

    private final CommandTable table;
    private final Charset charset;
    private final NameSource names;

    public CommandPrinter(CommandTable table, Charset charset, NameSource names) {
        this.table = table;
        this.charset = charset;
        this.names = names;
    }

    /** Prints the parameters of a command; nothing for one nobody knows. */
    public void print(CommandList list, int index, CommandSink out) {
        CommandInfo info = table.get(list.code(index));
        if (info == null) {
            return;
        }
        for (FormPiece piece : info.form(list, index).pieces()) {
            switch (piece) {
                case FormPiece.Words words -> out.words(words.text());
                case FormPiece.Text text -> print(text.type(), list.text(index, charset), out);
                case FormPiece.Route route ->
                        print(MoveRoute.fromParameters(list, index, route.from()), out);
                case FormPiece.Parameter parameter -> print(parameter, list, index, out);
            }
        }
    }

    /** Prints a single parameter. */
    public void print(FormPiece.Parameter parameter, CommandList list, int index, CommandSink out) {
        ParameterType type = parameter.typeIn(list, index);
        int last = parameter.rest() ? list.parameterCount(index) - 1 : parameter.index();
        for (int i = parameter.index(); i <= last; i++) {
            if (i > parameter.index()) {
                out.words(", ");
            }
            print(parameter, type, list.parameter(index, i), out);
        }
    }

    /** Prints the commands of a route, one after the other. */
    public void print(MoveRoute route, CommandSink out) {
        for (int i = 0; i < route.size(); i++) {
            MoveCommand command = MoveCommand.of(route.code(i));
            out.words(i == 0 ? "" : ", ");
            out.words(command == null ? "command " + route.code(i) : command.title());
            if (command == MoveCommand.SWITCH_ON || command == MoveCommand.SWITCH_OFF) {
                out.words(" ");
                row(ParameterType.SWITCH, route.number(i, 0), out);
            } else if (MoveCommand.hasText(route.code(i))) {
                out.words(" ");
                ParameterType type =
                        command == MoveCommand.PLAY_SOUND
                                ? ParameterType.SOUND
                                : ParameterType.CHARSET;
                out.file(type, route.text(i, charset));
            }
        }
    }

    private static void print(ParameterType type, String text, CommandSink out) {
        if (type.isFile()) {
            out.file(type, text);
        } else {
            out.text(text);
        }
    }

    private void print(
            FormPiece.Parameter parameter, ParameterType type, int value, CommandSink out) {
        switch (type) {
            case WORD -> {
                int words = parameter.words().size();
                out.words(parameter.words().get(Math.clamp(value, 0, words - 1)));
            }
            case NUMBER -> out.value(Integer.toString(value));
            case TENTHS -> out.value(value / 10 + "." + Math.abs(value % 10) + " s");
            case ACTORS -> out.value("the party");
            case CHARACTER -> {
                if (value >= HERO && value < HERO + SPECIAL.length) {
                    out.value(SPECIAL[value - HERO]);
                } else {
                    row(ParameterType.EVENT, value, out);
                }
            }
            default -> row(type, value, out);
        }
    }

    private void row(ParameterType type, int id, CommandSink out) {
        out.row(type, id, names.name(type, id));
    }
}
