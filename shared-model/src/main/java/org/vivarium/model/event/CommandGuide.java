package org.vivarium.model.event;

import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;

/** Writes the guide to event commands (docs/guide/commands.md) from the table. */
public final class CommandGuide {

    private static final String HEAD =
            """
            # Event commands

            Made from the table `src/main/resources/org/vivarium/model/event/commands.tsv`, which the interpreter's
            warnings, the code view and the reference finder use too; a test keeps this page equal to it. Commands
            marked "no" are known and skipped with one warning for each place. `./vivarium commands GAME` lists what
            a game uses. Extensions (maniac, easyrpg) work only in games that are found to need them.

            | Code | Command | Since | Where | Supported | Parameters |
            |---|---|---|---|---|---|
            """;

    private CommandGuide() {}

    /** The whole page. */
    public static String page(CommandTable table) {
        StringBuilder out = new StringBuilder(HEAD);
        for (CommandInfo info : table.all()) {
            out.append("| ").append(info.code());
            out.append(" | ").append(info.name());
            out.append(" | ").append(info.since().word());
            out.append(" | ").append(info.place().name().toLowerCase(Locale.ROOT));
            out.append(" | ").append(info.supported() ? "yes" : "no");
            out.append(" | ").append(parameters(info)).append(" |\n");
        }
        return out.toString();
    }

    private static String parameters(CommandInfo info) {
        StringJoiner forms = new StringJoiner("<br>");
        for (CommandForm form : info.forms()) {
            StringJoiner pieces = new StringJoiner("; ");
            for (FormPiece piece : form.pieces()) {
                describe(piece, pieces);
            }
            if (pieces.length() > 0) {
                forms.add(condition(form.conditions()) + pieces);
            }
        }
        return forms.toString();
    }

    private static String condition(List<CommandForm.Condition> conditions) {
        if (conditions.isEmpty()) {
            return "";
        }
        StringJoiner words = new StringJoiner(" and ", "if ", ": ");
        for (CommandForm.Condition condition : conditions) {
            words.add(
                    condition.parameter() < 0
                            ? "there is a text"
                            : condition.parameter() + " is " + condition.value());
        }
        return words.toString();
    }

    private static void describe(FormPiece piece, StringJoiner out) {
        switch (piece) {
            case FormPiece.Words words -> {}
            case FormPiece.Text text -> out.add("text: " + text.type().label());
            case FormPiece.Route route -> out.add(route.from() + " on: move route");
            case FormPiece.Parameter p -> {
                String label = p.type() == ParameterType.WORD ? choices(p) : named(p);
                String mode = p.mode() < 0 ? "" : " (" + p.mode() + " says how)";
                out.add(p.index() + (p.rest() ? " on" : "") + ": " + label + mode);
            }
        }
    }

    private static String choices(FormPiece.Parameter parameter) {
        StringJoiner words = new StringJoiner(", ");
        for (int i = 0; i < parameter.words().size(); i++) {
            String word = parameter.words().get(i).strip();
            words.add(i + " " + (word.isEmpty() ? "no" : word.replaceFirst("^, ", "")));
        }
        return words.toString();
    }

    private static String named(FormPiece.Parameter parameter) {
        String type = parameter.type().label();
        return parameter.label().equals(type) ? type : type + " " + parameter.label();
    }
}
