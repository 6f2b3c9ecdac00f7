package org.vivarium.lcf;

/**
 * Decodes every field of every struct of a file, defaults included, and keeps a checksum: what a
 * check, a benchmark or a fuzz run needs to touch everything. Rows are walked in one pass; nothing
 * is kept.
 */
public final class FullDecode {
    private final LcfFile file;
    private long fields;
    private long commands;
    private long checksum;

    private FullDecode(LcfFile file) {
        this.file = file;
    }

    /** What was decoded. */
    public record Result(long fields, long commands, long checksum) {}

    public static Result of(LcfFile file) {
        FullDecode decode = new FullDecode(file);
        decode.row(file.root());
        return new Result(decode.fields, decode.commands, decode.checksum);
    }

    private void row(Row row) {
        Row indexed = row.indexed();
        StructType type = row.type();
        for (int i = 0; i < type.fieldCount(); i++) {
            field(indexed, type.field(i));
        }
    }

    private void field(Row row, Field field) {
        fields++;
        switch (field.kind()) {
            case TEXT -> add(row.getString(field).length());
            case DOUBLE -> add(Double.doubleToLongBits(row.getDouble(field)));
            case BYTES, BOOLS, SHORTS, INTS, WORDS, NUMBERS -> array(row.getArray(field));
            case STRUCT -> {
                if (row.has(field)) {
                    row(row.struct(field));
                }
            }
            case LIST, ROWS -> table(row.table(field));
            case EVENT_CODE -> events(row.eventCode(field));
            case MOVE_CODE -> moves(row.moveCode(field));
            case TEXTS -> add(StringArray.read(row, field).size());
            case EMPTY -> add(row.has(field) ? 1 : 0);
            default -> add(row.getInt(field));
        }
    }

    private void add(long value) {
        checksum = 31 * checksum + value;
    }

    private void array(LcfArray array) {
        for (int i = 0; i < array.size(); i++) {
            add(array.get(i));
        }
    }

    private void table(Table table) {
        for (int i = 0; i < table.size(); i++) {
            Row row = table.row(i);
            add(row.id());
            row(row);
        }
    }

    private void events(EventCode code) {
        EventCursor command = code.cursor();
        while (command.next()) {
            commands++;
            add(command.code());
            add(command.indent());
            add(command.string(file.charset()).length());
            int position = command.parametersOffset();
            for (int i = 0; i < command.parameterCount(); i++) {
                long read = Ber.read(file.data(), position, code.end());
                add(Ber.value(read));
                position = Ber.next(read);
            }
        }
    }

    private void moves(MoveCode code) {
        MoveCursor move = code.cursor();
        while (move.next()) {
            commands++;
            add(move.id());
            add(move.string(file.charset()).length());
            add(move.a() + 31L * move.b() + 961L * move.c());
        }
    }
}
