package org.vivarium.lcf.text;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.vivarium.lcf.EnumType;
import org.vivarium.lcf.EventCode;
import org.vivarium.lcf.EventCursor;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FieldKind;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.LcfString;
import org.vivarium.lcf.LcfText;
import org.vivarium.lcf.MoveCode;
import org.vivarium.lcf.MoveCursor;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StringArray;

/**
 * Turns values of fields into text nodes: names for enumeration values and flags, lists for arrays,
 * one map a command.
 */
final class ValueWriter {
    private static final EnumType EVENT_CODES = Schema.enums().get("EventCommand.Code");
    private static final EnumType MOVE_CODES = Schema.enums().get("MoveCommand.Code");

    private final Charset charset;

    ValueWriter(Charset charset) {
        this.charset = charset;
    }

    /** The value of a field that is neither a struct nor a table. */
    TextNode value(Row row, Field field) {
        return switch (field.kind()) {
            case BOOL -> new TextNode.Plain(String.valueOf(row.getBool(field)), 0);
            case DOUBLE -> new TextNode.Plain(String.valueOf(row.getDouble(field)), 0);
            case TEXT -> text(row.getText(field));
            case FLAGS -> flags(row.getInt(field), field.enumeration());
            case UINT32 -> TextNode.number(row.getInt(field) & 0xFFFFFFFFL);
            case BYTES, BOOLS, SHORTS, INTS, WORDS, NUMBERS -> array(row.getArray(field));
            case EVENT_CODE -> events(row.eventCode(field));
            case MOVE_CODE -> moves(row.moveCode(field));
            case TEXTS -> texts(StringArray.read(row, field));
            case EMPTY -> new TextNode.Plain(String.valueOf(row.has(field)), 0);
            default -> named(row.getInt(field), field.enumeration());
        };
    }

    /** A text, or its bytes when decoding and encoding would not give them back. */
    TextNode text(LcfString text) {
        byte[] bytes = text.toBytes();
        String decoded = text.decode(charset);
        if (Arrays.equals(bytes, LcfText.encode(decoded, charset))) {
            return TextNode.text(decoded);
        }
        SequencedMap<String, TextNode> exact = new LinkedHashMap<>();
        exact.put(TextKeys.BYTES, TextNode.text(HexFormat.of().formatHex(bytes)));
        return new TextNode.Mapping(exact, true, 0);
    }

    private static TextNode named(int value, EnumType names) {
        String name = names == null ? null : names.nameOf(value);
        return name == null || names.valueOf(name) != value
                ? TextNode.number(value)
                : TextNode.text(name);
    }

    private static TextNode flags(int value, EnumType names) {
        List<TextNode> set = new ArrayList<>();
        for (int bit = 0; bit < Integer.SIZE; bit++) {
            if ((value >>> bit & 1) != 0) {
                set.add(named(bit, names));
            }
        }
        return new TextNode.Sequence(set, true, 0);
    }

    private static TextNode array(LcfArray array) {
        List<TextNode> elements = new ArrayList<>(array.size());
        for (int i = 0; i < array.size(); i++) {
            elements.add(TextNode.number(array.get(i)));
        }
        return new TextNode.Sequence(elements, true, 0);
    }

    /** A layer of a map, one list a row of tiles. */
    static TextNode layer(LcfArray tiles, int width) {
        List<TextNode> rows = new ArrayList<>();
        for (int from = 0; from < tiles.size(); from += width) {
            List<TextNode> row = new ArrayList<>();
            for (int i = from; i < Math.min(from + width, tiles.size()); i++) {
                row.add(TextNode.number(tiles.get(i)));
            }
            rows.add(new TextNode.Sequence(row, true, 0));
        }
        return new TextNode.Sequence(rows, false, 0);
    }

    private TextNode texts(List<LcfString> strings) {
        return new TextNode.Sequence(strings.stream().map(this::text).toList(), false, 0);
    }

    private TextNode events(EventCode code) {
        List<TextNode> commands = new ArrayList<>();
        EventCursor command = code.cursor();
        while (command.next()) {
            SequencedMap<String, TextNode> parts = new LinkedHashMap<>();
            parts.put(TextKeys.CODE, named(command.code(), EVENT_CODES));
            if (command.indent() != 0) {
                parts.put(TextKeys.INDENT, TextNode.number(command.indent()));
            }
            if (command.textLength() != 0) {
                parts.put(TextKeys.TEXT, text(command.text()));
            }
            if (command.parameterCount() != 0) {
                List<TextNode> parameters = new ArrayList<>();
                for (int parameter : command.parameters()) {
                    parameters.add(TextNode.number(parameter));
                }
                parts.put(TextKeys.PARAMETERS, new TextNode.Sequence(parameters, true, 0));
            }
            commands.add(new TextNode.Mapping(parts, true, 0));
        }
        return new TextNode.Sequence(commands, false, 0);
    }

    private TextNode moves(MoveCode code) {
        List<TextNode> commands = new ArrayList<>();
        MoveCursor move = code.cursor();
        while (move.next()) {
            SequencedMap<String, TextNode> parts = new LinkedHashMap<>();
            parts.put(TextKeys.CODE, named(move.id(), MOVE_CODES));
            if (!move.text().isEmpty()) {
                parts.put(TextKeys.NAME, text(move.text()));
            }
            putNumber(parts, TextKeys.A, move.a());
            putNumber(parts, TextKeys.B, move.b());
            putNumber(parts, TextKeys.C, move.c());
            commands.add(new TextNode.Mapping(parts, true, 0));
        }
        return new TextNode.Sequence(commands, false, 0);
    }

    private static void putNumber(SequencedMap<String, TextNode> parts, String key, int value) {
        if (value != 0) {
            parts.put(key, TextNode.number(value));
        }
    }

    /** Whether a kind of field has one value a line of a table can show. */
    static boolean isSimple(FieldKind kind) {
        return switch (kind) {
            case STRUCT, LIST, ROWS, EVENT_CODE, MOVE_CODE, TEXTS, EMPTY -> false;
            default -> true;
        };
    }
}
