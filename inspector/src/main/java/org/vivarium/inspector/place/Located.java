package org.vivarium.inspector.place;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FieldKind;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.StructType;
import org.vivarium.lcf.Table;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;

/**
 * What lies at a place of a file.
 *
 * @param row the innermost row or struct around it
 * @param field the field it names; null for a row or a command
 * @param command the command it names, from 0 on; -1 for none
 * @param table name of the outermost table it lies in; empty at the top of the file
 * @param path how people call the steps to it, from the file inwards
 */
public record Located(Row row, Field field, int command, String table, List<String> path) {
    private static final String NAME = "name";

    /**
     * Walks to a place.
     *
     * @param around the file's own address, which begins the place's
     * @return null when the file has no such place
     */
    public static Located in(LcfFile file, Address around, Address place) {
        return new Walk(file.root()).go(steps(around, place));
    }

    private static Deque<Address> steps(Address around, Address place) {
        var steps = new ArrayDeque<Address>();
        for (Address step = place; step != null && !step.equals(around); step = step.parent()) {
            steps.addFirst(step);
        }
        return steps;
    }

    private static final class Walk {
        private final List<String> path = new ArrayList<>();
        private Row row;
        private Field field;
        private int command = -1;
        private String outermost = "";

        Walk(Row root) {
            row = root;
        }

        Located go(Deque<Address> steps) {
            for (Address step : steps) {
                if (row == null || !take(step)) {
                    return null;
                }
            }
            return row == null ? null : new Located(row, field, command, outermost, path);
        }

        private boolean take(Address step) {
            switch (step.level()) {
                case TABLE -> field = row.type().findField(step.name());
                case ROW -> enter(field, step.number(), label(field));
                case EVENT -> {
                    boolean map = row.type().findField("events") != null;
                    Field events = row.type().findField(map ? "events" : "commonevents");
                    enter(events, step.number(), map ? "event" : "common event");
                }
                case PAGE -> enter(row.type().findField("pages"), step.number(), "page");
                case FIELD -> open(row.type().findField(step.name()));
                case COMMAND -> {
                    command = step.number();
                    field = null;
                }
                default -> {
                    return step.level() == Level.TILE;
                }
            }
            return true;
        }

        private void enter(Field table, int id, String label) {
            field = null;
            row = table == null ? null : rowOf(row.table(table), id);
            if (row == null) {
                return;
            }
            if (outermost.isEmpty()) {
                outermost = table.name();
            }
            Field name = row.type().findField(NAME);
            String called = name == null ? "" : row.getString(name).strip();
            path.add(label + " " + id + (called.isEmpty() ? "" : " " + called));
        }

        private static Row rowOf(Table table, int id) {
            return table.field().kind() == FieldKind.LIST ? table.byId(id) : table.reference(id);
        }

        private void open(Field inner) {
            field = inner;
            if (inner == null) {
                row = null;
                return;
            }
            path.add(inner.name().replace('_', ' '));
            if (inner.kind() == FieldKind.STRUCT) {
                row = row.struct(inner);
                field = null;
            }
        }

        private static String label(Field table) {
            StructType type = table == null ? null : table.nested();
            return type == null ? "" : spaced(type.name());
        }

        /** BattlerAnimation becomes "battler animation". */
        private static String spaced(String name) {
            return name.replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
        }
    }
}
