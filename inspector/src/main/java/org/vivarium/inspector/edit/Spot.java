package org.vivarium.inspector.edit;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.vivarium.assets.game.GameOpenException;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.Texts;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FieldKind;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.StructType;
import org.vivarium.lcf.Table;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;

/**
 * What an address means in the open files.
 *
 * @param field the field or list inside the struct; null when the struct itself is meant
 */
public record Spot(Place place, Field field) {
    private static final List<String> EVENTS = List.of("Event", "CommonEvent");
    private static final List<String> PAGES = List.of("EventPage", "TroopPage");

    /**
     * Finds a place; steps below the last field (commands) are left out.
     *
     * @throws IOException when the file cannot be read or has no such place; the message says which
     */
    public static Spot find(Address address, GameFiles files) throws IOException {
        List<Address> steps = new ArrayList<>();
        for (Address step = address; step != null; step = step.parent()) {
            steps.addFirst(step);
        }
        int at = steps.getFirst().level() == Level.GAME ? 1 : 0;
        if (at >= steps.size()) {
            return new Spot(Place.top(files.databaseDocument()), null);
        }
        Address first = steps.get(at);
        Document document =
                first.level() == Level.MAP ? map(first.number(), files) : files.file(first.name());
        Spot spot = new Spot(Place.top(document), null);
        for (Address step : steps.subList(at + 1, steps.size())) {
            if (step.level() == Level.COMMAND) {
                return spot.code();
            }
            spot = spot.inside(step);
            if (spot == null) {
                throw new IOException(Texts.of("tables.noPlace", address, step));
            }
        }
        return spot;
    }

    private static Document map(int id, GameFiles files) throws IOException {
        try {
            return files.mapDocument(id);
        } catch (GameOpenException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private Spot inside(Address step) {
        Place around = field == null || field.kind().isTable() ? place : place.struct(field);
        StructType type = around.row().type();
        return switch (step.level()) {
            case FIELD -> {
                Field found = type.findField(step.name());
                yield found == null
                        ? null
                        : found.kind() == FieldKind.STRUCT
                                ? new Spot(around.struct(found), null)
                                : new Spot(around, found);
            }
            case TABLE -> {
                Field found = type.findField(step.name());
                yield found == null ? null : new Spot(around, found);
            }
            case ROW -> field == null ? null : row(around, field, step.number());
            case EVENT -> row(around, listOf(type, EVENTS), step.number());
            case PAGE -> row(around, listOf(type, PAGES), step.number());
            default -> null;
        };
    }

    private static Spot row(Place around, Field list, int id) {
        if (list == null || !list.kind().isTable()) {
            return null;
        }
        Table table = around.row().table(list);
        int position = list.kind() == FieldKind.LIST ? table.positionOf(id) : id - 1;
        return position < 0 || position >= table.size()
                ? null
                : new Spot(around.row(list, position), null);
    }

    private static Field listOf(StructType type, List<String> rows) {
        for (Field field : type.fields()) {
            if (field.kind().isTable() && rows.contains(field.nested().name())) {
                return field;
            }
        }
        return null;
    }

    /** The field that holds the commands of this struct. */
    private Spot code() {
        for (Field one : place.row().type().fields()) {
            if (one.kind() == FieldKind.EVENT_CODE) {
                return new Spot(place, one);
            }
        }
        return this;
    }

    /** Whether a whole list is meant. */
    public boolean isTable() {
        return field != null && field.kind().isTable();
    }

    /** The list that is meant, or the one whose row this is or lies in; null outside of lists. */
    public Table table() {
        if (isTable()) {
            return place.row().table(field);
        }
        Place row = place.tableRow();
        return row == null ? null : row.owner().row().table(row.via());
    }

    /** The address that {@link #find} turns into this. */
    public Address address() {
        return field == null ? place.address() : place.at(field);
    }

    /** The struct's bytes as they are now. */
    public Row row() {
        return place.row();
    }
}
