package org.vivarium.inspector.code;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.code.Token.Kind;
import org.vivarium.model.event.CommandForm;
import org.vivarium.model.event.CommandInfo;
import org.vivarium.model.event.CommandList;
import org.vivarium.model.event.CommandPrinter;
import org.vivarium.model.event.CommandTable;
import org.vivarium.model.event.FormPiece;
import org.vivarium.model.event.NameSource;

/**
 * One number of a raw command, or its string.
 *
 * @param place "p3", or "string"
 * @param label what it is; empty when nobody knows
 * @param value as it stands in the file
 * @param meaning what it stands for here; empty when it stands for itself
 * @param parameter which one, from 0 on; -1 for the string
 */
public record ParameterRow(
        String place, String label, String value, String meaning, int parameter) {

    /** Everything a command carries, in the order of the file. */
    static List<ParameterRow> of(
            CommandList list, int index, CommandTable table, Charset charset, NameSource names) {
        var rows = new ArrayList<ParameterRow>();
        if (list.hasText(index)) {
            rows.add(
                    new ParameterRow(
                            Texts.of("code.raw.string"), "", list.text(index, charset), "", -1));
        }
        CommandInfo info = table.get(list.code(index));
        CommandForm form = info == null ? null : info.form(list, index);
        CommandPrinter printer = new CommandPrinter(table, charset, names);
        for (int i = 0; i < list.parameterCount(index); i++) {
            FormPiece.Parameter piece = form == null ? null : piece(form, i);
            String label = piece == null ? role(form, i) : label(form, piece);
            String meaning = piece == null ? "" : meaning(printer, piece, list, index, i);
            String value = Integer.toString(list.parameter(index, i));
            rows.add(new ParameterRow("p" + i, label, value, meaning, i));
        }
        return rows;
    }

    private static FormPiece.Parameter piece(CommandForm form, int parameter) {
        for (FormPiece piece : form.pieces()) {
            if (piece instanceof FormPiece.Parameter p
                    && (p.index() == parameter || p.rest() && p.index() < parameter)) {
                return p;
            }
        }
        return null;
    }

    /** What a parameter does that isn't printed itself. */
    private static String role(CommandForm form, int parameter) {
        if (form == null) {
            return "";
        }
        for (FormPiece piece : form.pieces()) {
            if (piece instanceof FormPiece.Parameter p && p.mode() == parameter) {
                return Texts.of("code.raw.saysHow", p.label());
            }
            if (piece instanceof FormPiece.Route route && parameter >= route.from()) {
                return Texts.of("code.raw.route");
            }
        }
        boolean chooses =
                form.conditions().stream().anyMatch(when -> when.parameter() == parameter);
        return chooses ? Texts.of("code.raw.chooses") : "";
    }

    private static String label(CommandForm form, FormPiece.Parameter piece) {
        String type = piece.type().label().replace('-', ' ');
        boolean named = !piece.label().equals(piece.type().label());
        if (!piece.words().isEmpty() || type.equals("number") && !named) {
            return wordBefore(form, piece);
        }
        return !named ? type : type.equals("number") ? piece.label() : type + ", " + piece.label();
    }

    /** The last word the form prints before a parameter: "volume". */
    private static String wordBefore(CommandForm form, FormPiece.Parameter piece) {
        int at = form.pieces().indexOf(piece);
        if (at < 1 || !(form.pieces().get(at - 1) instanceof FormPiece.Words words)) {
            return "";
        }
        String[] parts = words.text().strip().split("[^\\p{L}-]+");
        return parts.length == 0 ? "" : parts[parts.length - 1].toLowerCase(Locale.ROOT);
    }

    private static String meaning(
            CommandPrinter printer,
            FormPiece.Parameter piece,
            CommandList list,
            int index,
            int parameter) {
        var one =
                new FormPiece.Parameter(
                        parameter, piece.mode(), false, piece.type(), piece.words(), piece.label());
        var tokens = new ArrayList<Token>();
        printer.print(one, list, index, new TokenSink(Kind.TEXT, tokens));
        String text = tokens.stream().map(Token::text).collect(Collectors.joining()).strip();
        return text.equals(Integer.toString(list.parameter(index, parameter))) ? "" : text;
    }
}
