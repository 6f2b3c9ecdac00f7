package org.vivarium.engine.debug;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.vivarium.engine.event.ProgramRef;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;

/**
 * Which command list an address lies in: a page of an event of a map, a common event (an event
 * outside of any map), a page of a row of the troops.
 */
final class EventAddress {

    private static final Pattern MAP_FILE = Pattern.compile("(?i)map(\\d{4})\\.\\w+");
    private static final String TROOPS = "troops";

    private EventAddress() {}

    /** The list an address lies in, or null when it lies in none. */
    static ProgramRef list(Address place) {
        int event = place.numberOf(Level.EVENT, 0);
        int page = place.numberOf(Level.PAGE, 1);
        int map = map(place);
        if (map > 0 && event > 0) {
            return ProgramRef.mapPage(map, event, page);
        }
        if (event > 0) {
            return ProgramRef.commonEvent(event);
        }
        return place.nameOf(Level.TABLE).equalsIgnoreCase(TROOPS)
                ? ProgramRef.troopPage(place.numberOf(Level.ROW, 0), page)
                : null;
    }

    private static int map(Address place) {
        Matcher file = MAP_FILE.matcher(place.nameOf(Level.FILE));
        int ofFile = file.matches() ? Integer.parseInt(file.group(1)) : 0;
        return place.numberOf(Level.MAP, ofFile);
    }

    /** The command an address names, counted from 0, -1 for none. */
    static int command(Address place) {
        return place.numberOf(Level.COMMAND, -1);
    }
}
