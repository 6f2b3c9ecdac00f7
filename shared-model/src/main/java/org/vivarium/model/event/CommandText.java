package org.vivarium.model.event;

import java.nio.charset.Charset;

/** Prints commands for people and finds what they refer to, both from the {@link CommandTable}. */
public final class CommandText {

    private static final int HERO = 10001;

    private final CommandTable table;
    private final Charset charset;
    private final CommandPrinter printer;

    public CommandText(CommandTable table, Charset charset, NameSource names) {
        this.table = table;
        this.charset = charset;
        this.printer = new CommandPrinter(table, charset, names);
    }

    /** The command's name and, where it has any, its printed parameters: "Wait: 0.5 s". */
    public String print(CommandList list, int index) {
        CommandInfo info = table.get(list.code(index));
        if (info == null) {
            return table.name(list.code(index));
        }
        StringBuilder out = new StringBuilder();
        printer.print(list, index, new Line(out));
        return out.isEmpty() ? info.name() : info.name() + ": " + out;
    }

    /** Names every row and file the command refers to. */
    public void references(CommandList list, int index, ReferenceVisitor visitor) {
        CommandInfo info = table.get(list.code(index));
        if (info == null) {
            return;
        }
        for (FormPiece piece : info.form(list, index).pieces()) {
            switch (piece) {
                case FormPiece.Parameter parameter -> refer(parameter, list, index, visitor);
                case FormPiece.Text text -> {
                    if (text.type().isFile() && list.hasText(index)) {
                        visitor.refer(text.type(), 0, list.text(index, charset));
                    }
                }
                case FormPiece.Route route ->
                        refer(MoveRoute.fromParameters(list, index, route.from()), visitor);
                case FormPiece.Words words -> {}
            }
        }
    }

    private static void refer(
            FormPiece.Parameter parameter, CommandList list, int index, ReferenceVisitor visitor) {
        ParameterType type = parameter.typeIn(list, index);
        if (type == ParameterType.CHARACTER && list.parameter(index, parameter.index()) < HERO) {
            type = ParameterType.EVENT;
        }
        if (!type.isRow()) {
            return;
        }
        int last = parameter.rest() ? list.parameterCount(index) - 1 : parameter.index();
        for (int i = parameter.index(); i <= last; i++) {
            visitor.refer(type, list.parameter(index, i), "");
        }
    }

    private void refer(MoveRoute route, ReferenceVisitor visitor) {
        for (int i = 0; i < route.size(); i++) {
            MoveCommand command = MoveCommand.of(route.code(i));
            if (command == MoveCommand.SWITCH_ON || command == MoveCommand.SWITCH_OFF) {
                visitor.refer(ParameterType.SWITCH, route.number(i, 0), "");
            } else if (command == MoveCommand.CHANGE_GRAPHIC) {
                visitor.refer(ParameterType.CHARSET, 0, route.text(i, charset));
            } else if (command == MoveCommand.PLAY_SOUND) {
                visitor.refer(ParameterType.SOUND, 0, route.text(i, charset));
            }
        }
    }

    /** Puts the pieces together as reports print them: rows by number, with the name behind. */
    private record Line(StringBuilder out) implements CommandSink {
        @Override
        public void words(String words) {
            out.append(words);
        }

        @Override
        public void value(String value) {
            out.append(value);
        }

        @Override
        public void text(String text) {
            out.append(text);
        }

        @Override
        public void row(ParameterType type, int id, String name) {
            out.append(type.label().replace('-', ' ')).append(' ').append(id);
            if (!name.isEmpty()) {
                out.append(" (").append(name).append(')');
            }
        }

        @Override
        public void file(ParameterType type, String name) {
            out.append(name);
        }
    }
}
