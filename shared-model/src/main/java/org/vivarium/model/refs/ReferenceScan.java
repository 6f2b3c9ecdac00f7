package org.vivarium.model.refs;

import java.nio.charset.Charset;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.vivarium.lcf.Engine;
import org.vivarium.lcf.EventCode;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FieldKind;
import org.vivarium.lcf.LcfArray;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.MoveCode;
import org.vivarium.lcf.MoveCursor;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Table;
import org.vivarium.lcf.Target;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.model.EventCommand;
import org.vivarium.model.MoveCommand;
import org.vivarium.model.event.CommandList;
import org.vivarium.model.event.CommandTable;
import org.vivarium.model.event.CommandText;

/**
 * Walks a file and names everything it refers to: fields by what the schema says they point to,
 * commands by the table of commands, and the variables and actors that messages show. Values that
 * mean nothing where they stand (a page condition that is off) are left out.
 */
public final class ReferenceScan {
    private static final Pattern SHOWN = Pattern.compile("\\\\([vVnN])\\[(\\d{1,5})\\]");
    private static final String NO_SOUND = "(OFF)";

    /** No game has more switches or variables in one range. */
    private static final int WIDEST_RANGE = 10_000;

    private final ReferenceSink sink;
    private final Charset charset;
    private final CommandText commands;
    private final BooleanSupplier cancelled;

    private ReferenceScan(Charset charset, ReferenceSink sink, BooleanSupplier cancelled) {
        this.sink = sink;
        this.charset = charset;
        this.cancelled = cancelled;
        this.commands = new CommandText(CommandTable.standard(), charset, (type, id) -> "");
    }

    /**
     * Scans one file.
     *
     * @param at the file's address: what is found lies inside it
     * @param cancelled asked before every row
     */
    public static void scan(
            LcfFile file, Address at, ReferenceSink sink, BooleanSupplier cancelled) {
        new ReferenceScan(file.charset(), sink, cancelled).row(file.root(), at);
    }

    private void row(Row row, Address at) {
        Row indexed = row.indexed();
        for (Field field : row.type().fields()) {
            if (cancelled.getAsBoolean()) {
                return;
            }
            if (field.only2003() && row.file().engine() == Engine.RPG2000) {
                continue;
            }
            switch (field.kind()) {
                case STRUCT -> {
                    if (indexed.has(field)) {
                        row(indexed.struct(field), at.at(Level.FIELD, field.name()));
                    }
                }
                case LIST, ROWS -> table(indexed.table(field), field, at);
                case EVENT_CODE -> events(indexed.eventCode(field), at);
                case MOVE_CODE -> moves(indexed.moveCode(field), at);
                default -> value(indexed, field, at);
            }
        }
    }

    private void table(Table table, Field field, Address at) {
        for (int i = 0; i < table.size(); i++) {
            Row row = table.row(i);
            int id = field.kind() == FieldKind.LIST ? row.id() : i + 1;
            Address place = RowAddress.of(at, field, id);
            if (field.target() != null) {
                sink.member(field.target(), id, place);
            }
            row(row, place);
        }
    }

    private void value(Row row, Field field, Address at) {
        Target target = field.target();
        if (target == null && field.elementTarget() == null || !field.isUsedIn(row)) {
            return;
        }
        Address place = at.at(Level.FIELD, field.name());
        if (field.kind() == FieldKind.TEXT) {
            file(target, row.getString(field), place);
        } else if (field.kind().isNumber()) {
            sink.row(target, row.getInt(field), place);
        } else if (target != null) {
            LcfArray ids = row.getArray(field);
            for (int i = 0; i < ids.size(); i++) {
                sink.row(target, ids.get(i), place);
            }
        } else if (field.kind() == FieldKind.BOOLS || field.kind() == FieldKind.SHORTS) {
            set(row.getArray(field), field.elementTarget(), place);
        }
    }

    private void set(LcfArray flags, Target target, Address place) {
        for (int i = 0; i < flags.size(); i++) {
            if (flags.get(i) != 0) {
                sink.member(target, i + 1, place);
            }
        }
    }

    private void file(Target target, String name, Address place) {
        if (!name.isEmpty() && !name.equals(NO_SOUND)) {
            sink.file(target, name, place);
        }
    }

    private void events(EventCode code, Address at) {
        CommandList list = CommandList.decode(code.data(), code.offset(), code.length());
        for (int i = 0; i < list.size(); i++) {
            Address place = at.at(Level.COMMAND, i);
            commands.references(
                    list,
                    i,
                    (type, id, file) -> {
                        Target target = CommandTargets.of(type);
                        if (target != null && target.isFile()) {
                            file(target, file, place);
                        } else if (target != null) {
                            sink.row(target, id, place);
                        }
                    });
            range(list, i, place);
            shown(list, i, place);
        }
    }

    /** The ids between the first and last of a range, which the command names by its ends. */
    private void range(CommandList list, int index, Address place) {
        int code = list.code(index);
        boolean switches = code == EventCommand.Code.CONTROL_SWITCHES;
        if (!switches && code != EventCommand.Code.CONTROL_VARS || list.parameter(index, 0) != 1) {
            return;
        }
        int first = list.parameter(index, 1);
        int last = Math.min(list.parameter(index, 2), first + WIDEST_RANGE);
        for (int id = first + 1; id < last; id++) {
            sink.row(switches ? Target.SWITCH : Target.VARIABLE, id, place);
        }
    }

    private void shown(CommandList list, int index, Address place) {
        int code = list.code(index);
        boolean message =
                code == EventCommand.Code.SHOW_MESSAGE
                        || code == EventCommand.Code.SHOW_MESSAGE_2
                        || code == EventCommand.Code.SHOW_CHOICE_OPTION;
        if (!message || !list.hasText(index)) {
            return;
        }
        Matcher shown = SHOWN.matcher(list.text(index, charset));
        while (shown.find()) {
            boolean variable = shown.group(1).equalsIgnoreCase("v");
            sink.row(
                    variable ? Target.VARIABLE : Target.ACTOR,
                    Integer.parseInt(shown.group(2)),
                    place);
        }
    }

    private void moves(MoveCode code, Address at) {
        MoveCursor move = code.cursor();
        for (int index = 0; move.next(); index++) {
            Address place = at.at(Level.COMMAND, index);
            switch (move.id()) {
                case MoveCommand.Code.SWITCH_ON, MoveCommand.Code.SWITCH_OFF ->
                        sink.row(Target.SWITCH, move.a(), place);
                case MoveCommand.Code.CHANGE_GRAPHIC ->
                        file(Target.CHARSET_FILE, move.string(charset), place);
                case MoveCommand.Code.PLAY_SOUND_EFFECT ->
                        file(Target.SOUND_FILE, move.string(charset), place);
                default -> {}
            }
        }
    }
}
