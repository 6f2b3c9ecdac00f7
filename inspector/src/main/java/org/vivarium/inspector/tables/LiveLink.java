package org.vivarium.inspector.tables;

import java.util.Locale;
import java.util.function.IntFunction;
import org.vivarium.inspector.PanelContext;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.TopicWatch;
import org.vivarium.inspector.Watch;
import org.vivarium.inspector.edit.Place;
import org.vivarium.inspector.row.LiveValues;
import org.vivarium.lcf.Field;
import org.vivarium.model.Address.Level;
import org.vivarium.telemetry.snapshot.PartySnapshot;
import org.vivarium.telemetry.snapshot.PartySnapshot.Value;
import org.vivarium.telemetry.snapshot.StateSnapshot;
import org.vivarium.telemetry.snapshot.Topic;

/** What rows of the database and of the map are in the running game. */
final class LiveLink implements Watch {
    private final TopicWatch<StateSnapshot> state;
    private final TopicWatch<PartySnapshot> party;

    LiveLink(PanelContext context) {
        state = new TopicWatch<>(context, Topic.STATE);
        party = new TopicWatch<>(context, Topic.PARTY);
    }

    @Override
    public void start() {
        state.start();
        party.start();
    }

    @Override
    public void stop() {
        state.stop();
        party.stop();
    }

    /** The column of values now for the rows a table shows; null when they have none. */
    LiveColumn column(RowTable table) {
        IntFunction<String> now = table.list() == null ? null : rows(table.owner(), table.list());
        return now == null
                ? null
                : new LiveColumn(position -> now.apply(table.rows().id(position)));
    }

    /**
     * The words for the row of that id of a list; null when such rows have nothing that changes.
     */
    private IntFunction<String> rows(Place owner, Field list) {
        return switch (list.nested().name()) {
            case "Actor" -> this::actor;
            case "Item" -> this::item;
            case "Switch" -> this::switchValue;
            case "Variable" -> this::variable;
            case "Event" -> id -> event(owner, id);
            default -> null;
        };
    }

    private String actor(int id) {
        PartySnapshot now = party.latest();
        return now == null || id > now.actorCount
                ? ""
                : Texts.of(
                        "live.actor",
                        now.actor(id, Value.LEVEL),
                        now.actor(id, Value.HP),
                        now.actor(id, Value.MAX_HP));
    }

    private String item(int id) {
        PartySnapshot now = party.latest();
        int count = now == null ? 0 : now.itemCount(id);
        return count == 0 ? "" : "× " + count;
    }

    private String switchValue(int id) {
        StateSnapshot now = state.latest();
        return now == null || id < 1 || id > now.switchCount
                ? ""
                : now.switches[id - 1] ? "ON" : "off";
    }

    private String variable(int id) {
        StateSnapshot now = state.latest();
        return now == null || id < 1 || id > now.variableCount
                ? ""
                : Integer.toString(now.variables[id - 1]);
    }

    private String event(Place map, int id) {
        PartySnapshot now = party.latest();
        if (now == null || map.address().numberOf(Level.MAP, -1) != now.map) {
            return "";
        }
        int index = now.eventIndex(id);
        return index < 0
                ? ""
                : Texts.of(
                        "live.event", now.eventX[index], now.eventY[index], now.eventPage[index]);
    }

    /** The values of the fields of a row; NONE for rows that have nothing that changes. */
    LiveValues fields(Place place) {
        if (state.latest() == null) {
            return LiveValues.NONE;
        }
        Place row = place.tableRow();
        String type = row == null ? "" : row.row().type().name();
        return switch (type) {
            case "Actor" -> (inner, field) -> actorField(row.row().id(), field);
            case "Item" -> (inner, field) -> isName(field) ? item(row.row().id()) : "";
            case "Switch" -> (inner, field) -> isName(field) ? switchValue(row.row().id()) : "";
            case "Variable" -> (inner, field) -> isName(field) ? variable(row.row().id()) : "";
            case "Event" -> (inner, field) -> eventField(row, field);
            default -> LiveValues.NONE;
        };
    }

    private static boolean isName(Field field) {
        return field.name().equals("name");
    }

    private String actorField(int id, Field field) {
        PartySnapshot now = party.latest();
        if (now == null || id > now.actorCount) {
            return "";
        }
        return switch (field.name()) {
            case "name" -> Texts.of("live.hp", now.actor(id, Value.HP), now.actor(id, Value.SP));
            case "initial_level" -> Texts.of("live.level", now.actor(id, Value.LEVEL));
            case "exp_base" -> Texts.of("live.experience", now.actor(id, Value.EXPERIENCE));
            case "maxhp", "maxsp", "attack", "defense", "spirit", "agility" ->
                    Integer.toString(now.actor(id, curve(field.name())));
            default -> "";
        };
    }

    private static Value curve(String name) {
        return switch (name) {
            case "maxhp" -> Value.MAX_HP;
            case "maxsp" -> Value.MAX_SP;
            default -> Value.valueOf(name.toUpperCase(Locale.ROOT));
        };
    }

    private String eventField(Place event, Field field) {
        PartySnapshot now = party.latest();
        int index =
                now == null || event.address().numberOf(Level.MAP, -1) != now.map
                        ? -1
                        : now.eventIndex(event.row().id());
        if (index < 0) {
            return "";
        }
        return switch (field.name()) {
            case "x" -> Integer.toString(now.eventX[index]);
            case "y" -> Integer.toString(now.eventY[index]);
            case "pages" -> Texts.of("tables.page", now.eventPage[index]);
            default -> "";
        };
    }
}
