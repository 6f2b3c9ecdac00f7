package org.vivarium.inspector.find;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.code.ScriptLine;
import org.vivarium.inspector.code.ScriptWriter;
import org.vivarium.inspector.code.Token;
import org.vivarium.inspector.find.Hit.Piece;
import org.vivarium.inspector.place.Located;
import org.vivarium.lcf.EventCode;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FieldKind;
import org.vivarium.lcf.FileKind;
import org.vivarium.lcf.LcfFile;
import org.vivarium.model.Address;
import org.vivarium.model.event.CommandList;
import org.vivarium.model.refs.GameNames;

/** Describes places of one file as hits: the way there and what stands there. */
final class HitWriter {
    private static final String STEP = " › ";

    private final SearchedFile file;
    private final LcfFile data;
    private final ScriptWriter writer;
    private Address listPlace;
    private CommandList list;

    HitWriter(SearchedFile file, LcfFile data, GameNames names) {
        this.file = file;
        this.data = data;
        writer =
                new ScriptWriter(
                        data.charset(), data.kind() == FileKind.MAP ? names.onMap(data) : names);
    }

    /** A place that names something; the words that do so are marked. */
    Hit of(Address place, Predicate<Token> match) {
        Located at = Located.in(data, file.address(), place);
        if (at == null) {
            return new Hit(file.title(), place, place.toString(), List.of());
        }
        if (at.command() >= 0) {
            return new Hit(group(at), place, where(at), command(at, place, match));
        }
        return new Hit(group(at), place, where(at), List.of());
    }

    /** A place with its context given. */
    Hit of(Address place, List<Piece> context) {
        Located at = Located.in(data, file.address(), place);
        return at == null
                ? new Hit(file.title(), place, place.toString(), context)
                : new Hit(group(at), place, where(at), context);
    }

    private String group(Located at) {
        return data.kind() == FileKind.MAP || at.table().isEmpty()
                ? file.title()
                : file.title() + STEP + at.table().replace('_', ' ');
    }

    private static String where(Located at) {
        String path = String.join(STEP, at.path());
        return at.command() < 0
                ? path
                : path + STEP + Texts.of("find.line", Integer.toString(at.command() + 1));
    }

    private List<Piece> command(Located at, Address place, Predicate<Token> match) {
        Field code = codeOf(at);
        if (code == null) {
            return List.of();
        }
        if (!place.parent().equals(listPlace)) {
            EventCode bytes = at.row().eventCode(code);
            list = CommandList.decode(bytes.data(), bytes.offset(), bytes.length());
            listPlace = place.parent();
        }
        return at.command() < list.size()
                ? pieces(writer.line(list, at.command()), match)
                : List.of();
    }

    private static Field codeOf(Located at) {
        for (Field field : at.row().type().fields()) {
            if (field.kind() == FieldKind.EVENT_CODE) {
                return field;
            }
        }
        return null;
    }

    /** A line of a script as pieces. */
    static List<Piece> pieces(ScriptLine line, Predicate<Token> match) {
        var pieces = new ArrayList<Piece>();
        for (Token token : line.tokens()) {
            pieces.add(new Piece(token.text(), token.kind().style(), match.test(token)));
        }
        return pieces;
    }
}
