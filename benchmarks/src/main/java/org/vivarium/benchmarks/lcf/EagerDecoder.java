package org.vivarium.benchmarks.lcf;

import java.util.ArrayList;
import java.util.List;
import org.vivarium.lcf.EventCursor;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.MoveCursor;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;

/**
 * What most readers of these files do: every field of every row becomes an object when the file is
 * opened. It exists to be compared with.
 */
public final class EagerDecoder {

    /** A row with a value for every field of its struct. */
    public record Decoded(int id, Object[] values) {}

    /** An event or move command. */
    public record Command(int code, int indent, String text, int[] parameters) {}

    private EagerDecoder() {}

    public static Decoded decode(LcfFile file) {
        return row(file.root());
    }

    private static Decoded row(Row row) {
        Row indexed = row.indexed();
        Object[] values = new Object[row.type().fieldCount()];
        for (int i = 0; i < values.length; i++) {
            values[i] = value(indexed, row.type().field(i));
        }
        return new Decoded(row.id(), values);
    }

    private static Object value(Row row, Field field) {
        return switch (field.kind()) {
            case TEXT -> row.getString(field);
            case DOUBLE -> row.getDouble(field);
            case BOOL -> row.getBool(field);
            case BYTES, BOOLS -> row.getArray(field).toBytes();
            case SHORTS -> row.getArray(field).toShorts();
            case INTS, WORDS, NUMBERS -> row.getArray(field).toInts();
            case STRUCT -> row(row.struct(field));
            case LIST, ROWS -> rows(row.table(field));
            case EVENT_CODE -> events(row.eventCode(field).cursor(), row);
            case MOVE_CODE -> moves(row.moveCode(field).cursor(), row);
            case TEXTS, EMPTY -> row.has(field);
            default -> row.getInt(field);
        };
    }

    private static List<Decoded> rows(Table table) {
        List<Decoded> rows = new ArrayList<>(table.size());
        for (int i = 0; i < table.size(); i++) {
            rows.add(row(table.row(i)));
        }
        return rows;
    }

    private static List<Command> events(EventCursor command, Row row) {
        List<Command> commands = new ArrayList<>();
        while (command.next()) {
            String text = command.string(row.file().charset());
            commands.add(new Command(command.code(), command.indent(), text, command.parameters()));
        }
        return commands;
    }

    private static List<Command> moves(MoveCursor move, Row row) {
        List<Command> commands = new ArrayList<>();
        while (move.next()) {
            int[] arguments = {move.a(), move.b(), move.c()};
            commands.add(new Command(move.id(), 0, move.string(row.file().charset()), arguments));
        }
        return commands;
    }
}
