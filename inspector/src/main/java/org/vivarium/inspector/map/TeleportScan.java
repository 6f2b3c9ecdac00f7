package org.vivarium.inspector.map;

import java.util.function.Consumer;
import org.vivarium.lcf.EventCode;
import org.vivarium.lcf.EventCursor;
import org.vivarium.lcf.LcfFile;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.model.CommonEvent;
import org.vivarium.model.Database;
import org.vivarium.model.EventCommand.Code;
import org.vivarium.model.EventPage;
import org.vivarium.model.MapEvent;
import org.vivarium.model.MapUnit;
import org.vivarium.model.refs.RowAddress;

/** Finds the teleports of a file. Those whose place is in variables lead nowhere one could show. */
final class TeleportScan {
    private TeleportScan() {}

    /** All of a map's events. */
    static void map(LcfFile file, int map, Address at, Consumer<Teleport> found) {
        for (MapEvent event : new MapUnit(file.root()).events()) {
            int id = event.data().id();
            for (EventPage page : event.pages()) {
                Address place = at.at(Level.EVENT, id).at(Level.PAGE, page.data().id());
                code(page.eventCommands(), place, map, id, event.x(), event.y(), found);
            }
        }
    }

    /** All common events. */
    static void database(LcfFile file, Address at, Consumer<Teleport> found) {
        int id = 0;
        for (CommonEvent event : new Database(file.root()).commonevents()) {
            id++;
            Address place = RowAddress.of(at, Database.COMMONEVENTS, id);
            code(event.eventCommands(), place, 0, id, 0, 0, found);
        }
    }

    private static void code(
            EventCode code,
            Address page,
            int map,
            int event,
            int x,
            int y,
            Consumer<Teleport> found) {
        EventCursor command = code.cursor();
        for (int i = 0; command.next(); i++) {
            if (command.code() == Code.TELEPORT) {
                found.accept(
                        new Teleport(
                                page.at(Level.COMMAND, i),
                                map,
                                event,
                                x,
                                y,
                                command.parameter(0),
                                command.parameter(1),
                                command.parameter(2)));
            }
        }
    }
}
