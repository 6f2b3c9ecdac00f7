package org.vivarium.model.event;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;

/** Reads the table's text; its format is explained at the top of the resource itself. */
final class CommandTableReader {

    private static final char UNSUPPORTED = '!';
    private static final int CODE = 0;
    private static final int SINCE = 1;
    private static final int PLACE = 2;
    private static final int IDENTIFIER = 3;
    private static final int NAME = 4;
    private static final int FORM = 5;

    private CommandTableReader() {}

    static TreeMap<Integer, CommandInfo> read(String text) {
        TreeMap<Integer, CommandInfo> commands = new TreeMap<>();
        List<CommandForm> forms = new ArrayList<>();
        for (String line : text.split("\n")) {
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            String[] cells = line.split("\t", -1);
            if (cells[CODE].isEmpty()) {
                forms.add(new CommandForm(conditions(cells[1]), pieces(cells[2])));
                continue;
            }
            forms = new ArrayList<>();
            forms.add(new CommandForm(List.of(), pieces(cells[FORM])));
            boolean supported = cells[CODE].charAt(0) != UNSUPPORTED;
            int code = Integer.parseInt(supported ? cells[CODE] : cells[CODE].substring(1));
            commands.put(
                    code,
                    new CommandInfo(
                            code,
                            CommandInfo.Since.of(cells[SINCE]),
                            CommandInfo.Place.valueOf(cells[PLACE].toUpperCase(Locale.ROOT)),
                            cells[IDENTIFIER],
                            cells[NAME],
                            supported,
                            forms));
        }
        return commands;
    }

    private static List<CommandForm.Condition> conditions(String cell) {
        List<CommandForm.Condition> conditions = new ArrayList<>();
        for (String word : cell.split(" ")) {
            if (word.equals("text")) {
                conditions.add(new CommandForm.Condition(CommandForm.Condition.TEXT, 0));
                continue;
            }
            int equals = word.indexOf('=');
            conditions.add(
                    new CommandForm.Condition(
                            Integer.parseInt(word.substring(0, equals)),
                            Integer.parseInt(word.substring(equals + 1))));
        }
        return List.copyOf(conditions);
    }

    private static List<FormPiece> pieces(String form) {
        List<FormPiece> pieces = new ArrayList<>();
        int at = 0;
        while (at < form.length()) {
            int open = form.indexOf('{', at);
            if (open < 0) {
                pieces.add(new FormPiece.Words(form.substring(at)));
                break;
            }
            if (open > at) {
                pieces.add(new FormPiece.Words(form.substring(at, open)));
            }
            int close = form.indexOf('}', open);
            pieces.add(piece(form.substring(open + 1, close)));
            at = close + 1;
        }
        return List.copyOf(pieces);
    }

    private static FormPiece piece(String inside) {
        int colon = inside.indexOf(':');
        String place = colon < 0 ? inside : inside.substring(0, colon);
        String meaning = colon < 0 ? "" : inside.substring(colon + 1);
        if (place.equals("text")) {
            return new FormPiece.Text(
                    meaning.isEmpty() ? ParameterType.TEXT : ParameterType.named(meaning));
        }
        if (place.equals("route")) {
            return new FormPiece.Route(4);
        }
        if (colon < 0 && meaning.isEmpty()) {
            meaning = ParameterType.NUMBER.label();
        }
        boolean rest = place.endsWith("*");
        String number = rest ? place.substring(0, place.length() - 1) : place;
        int at = number.indexOf('@');
        int mode = at < 0 ? -1 : Integer.parseInt(number.substring(at + 1));
        int index = Integer.parseInt(at < 0 ? number : number.substring(0, at));
        if (meaning.contains("|")) {
            List<String> words = List.of(meaning.split("\\|", -1));
            return new FormPiece.Parameter(
                    index, mode, rest, ParameterType.WORD, words, String.join("/", words));
        }
        int space = meaning.indexOf(' ');
        String type = space < 0 ? meaning : meaning.substring(0, space);
        String label = space < 0 ? meaning : meaning.substring(space + 1);
        return new FormPiece.Parameter(
                index, mode, rest, ParameterType.named(type), List.of(), label);
    }
}
