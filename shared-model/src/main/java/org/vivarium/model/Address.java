package org.vivarium.model;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * A place: in a game's files (game, file, table, row, field, map, event, page, command) or in a run
 * of the engine (frame, section). Search hits, breakpoints, warnings, tabs, history and reports all
 * name places by it. Written as steps from the outside in: {@code
 * game:testgame/file:RPG_RT.ldb/table:items/row:12/field:name}.
 *
 * @param parent the place around it, null for the outermost
 * @param name for levels known by name, otherwise empty
 * @param number for levels known by number, otherwise 0; commands and frames count from 0, all
 *     others are ids
 */
public record Address(Address parent, Level level, String name, int number) {

    /** What kind of place a step names. */
    public enum Level {
        GAME(false),
        FILE(false),
        TABLE(false),
        ROW(true),
        FIELD(false),
        MAP(true),

        /** A tile of a map: its column and row, {@code "12,4"}. */
        TILE(false),
        EVENT(true),
        PAGE(true),
        COMMAND(true),
        FRAME(true),
        SECTION(false);

        private final boolean numbered;

        Level(boolean numbered) {
            this.numbered = numbered;
        }

        public boolean isNumbered() {
            return numbered;
        }

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public static Address game(String name) {
        return new Address(null, Level.GAME, name, 0);
    }

    public static Address file(String name) {
        return new Address(null, Level.FILE, name, 0);
    }

    public static Address frame(int number) {
        return new Address(null, Level.FRAME, "", number);
    }

    /** The place of that name inside this one. */
    public Address at(Level inner, String innerName) {
        return new Address(this, inner, innerName, 0);
    }

    /** The place of that number inside this one. */
    public Address at(Level inner, int innerNumber) {
        return new Address(this, inner, "", innerNumber);
    }

    /** The innermost step of that level at or around this place, null when there is none. */
    public Address find(Level wanted) {
        for (Address step = this; step != null; step = step.parent) {
            if (step.level == wanted) {
                return step;
            }
        }
        return null;
    }

    /** The number of the innermost step of that level, or {@code otherwise}. */
    public int numberOf(Level wanted, int otherwise) {
        Address step = find(wanted);
        return step == null ? otherwise : step.number;
    }

    /** The name of the innermost step of that level, empty when there is none. */
    public String nameOf(Level wanted) {
        Address step = find(wanted);
        return step == null ? "" : step.name;
    }

    /** Whether this place is the other or lies inside it. */
    public boolean isWithin(Address other) {
        for (Address step = this; step != null; step = step.parent) {
            if (step.equals(other)) {
                return true;
            }
        }
        return false;
    }

    /** Reads what {@link #toString} writes; throws IllegalArgumentException for anything else. */
    public static Address parse(String text) {
        Address address = null;
        for (String step : text.split("/", -1)) {
            int colon = step.indexOf(':');
            if (colon < 0) {
                throw new IllegalArgumentException("not an address: " + text);
            }
            Level level = Level.valueOf(step.substring(0, colon).toUpperCase(Locale.ROOT));
            String value = URLDecoder.decode(step.substring(colon + 1), StandardCharsets.UTF_8);
            address =
                    level.numbered
                            ? new Address(address, level, "", Integer.parseInt(value))
                            : new Address(address, level, value, 0);
        }
        return address;
    }

    @Override
    public String toString() {
        String value =
                level.numbered
                        ? Integer.toString(number)
                        : URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20");
        String step = level.word() + ":" + value;
        return parent == null ? step : parent + "/" + step;
    }
}
