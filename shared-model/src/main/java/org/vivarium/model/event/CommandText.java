package org.vivarium.model.event;

import java.nio.charset.Charset;

/** Prints commands for people and finds what they refer to, both from the {@link CommandTable}. */
public final class CommandText {

    private static final int HERO = 10001;
    private static final String[] SPECIAL = {"hero", "boat", "ship", "airship", "this event"};

    private final CommandTable table;
    private final Charset charset;
    private final NameSource names;

    public CommandText(CommandTable table, Charset charset, NameSource names) {
        this.table = table;
        this.charset = charset;
        this.names = names;
    }

    /** The command's name and, where it has any, its printed parameters: "Wait: 0.5 s". */
    public String print(CommandList list, int index) {
        CommandInfo info = table.get(list.code(index));
        if (info == null) {
            return table.name(list.code(index));
        }
        StringBuilder out = new StringBuilder();
        for (FormPiece piece : info.form(list, index).pieces()) {
            print(piece, list, index, out);
        }
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

    private void print(FormPiece piece, CommandList list, int index, StringBuilder out) {
        switch (piece) {
            case FormPiece.Words words -> out.append(words.text());
            case FormPiece.Text text -> out.append(list.text(index, charset));
            case FormPiece.Route route ->
                    print(MoveRoute.fromParameters(list, index, route.from()), out);
            case FormPiece.Parameter parameter -> print(parameter, list, index, out);
        }
    }

    private void print(
            FormPiece.Parameter parameter, CommandList list, int index, StringBuilder out) {
        ParameterType type = parameter.typeIn(list, index);
        int last = parameter.rest() ? list.parameterCount(index) - 1 : parameter.index();
        for (int i = parameter.index(); i <= last; i++) {
            if (i > parameter.index()) {
                out.append(", ");
            }
            printValue(parameter, type, list.parameter(index, i), out);
        }
    }

    private void printValue(
            FormPiece.Parameter parameter, ParameterType type, int value, StringBuilder out) {
        switch (type) {
            case WORD -> {
                int words = parameter.words().size();
                out.append(parameter.words().get(Math.clamp(value, 0, words - 1)));
            }
            case NUMBER -> out.append(value);
            case TENTHS ->
                    out.append(value / 10).append('.').append(Math.abs(value % 10)).append(" s");
            case ACTORS -> out.append("the party");
            case CHARACTER -> printCharacter(value, out);
            default -> printRow(type, value, out);
        }
    }

    private void printCharacter(int value, StringBuilder out) {
        if (value >= HERO && value < HERO + SPECIAL.length) {
            out.append(SPECIAL[value - HERO]);
        } else {
            printRow(ParameterType.EVENT, value, out);
        }
    }

    private void printRow(ParameterType type, int id, StringBuilder out) {
        out.append(type.label().replace('-', ' ')).append(' ').append(id);
        String name = names.name(type, id);
        if (!name.isEmpty()) {
            out.append(" (").append(name).append(')');
        }
    }

    private void print(MoveRoute route, StringBuilder out) {
        for (int i = 0; i < route.size(); i++) {
            MoveCommand command = MoveCommand.of(route.code(i));
            out.append(i == 0 ? "" : ", ");
            out.append(command == null ? "command " + route.code(i) : command.title());
            if (command == MoveCommand.SWITCH_ON || command == MoveCommand.SWITCH_OFF) {
                out.append(' ').append(route.number(i, 0));
            } else if (MoveCommand.hasText(route.code(i))) {
                out.append(' ').append(route.text(i, charset));
            }
        }
    }
}
