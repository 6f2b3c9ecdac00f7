package org.vivarium.engine.event;

import java.util.HashSet;
import java.util.Set;
import java.util.TreeMap;
import org.vivarium.model.event.CommandTable;
import org.vivarium.telemetry.Domain;
import org.vivarium.telemetry.WarningLog;

/**
 * Faults of event commands: each place warns once, with its event, page and line, and unsupported
 * commands are counted (design rule 7).
 */
public final class EventFaults {

    private final CommandTable table = CommandTable.standard();
    private final WarningLog log;
    private final Set<Place> warned = new HashSet<>();
    private final TreeMap<Integer, Integer> unsupported = new TreeMap<>();

    public EventFaults(WarningLog log) {
        this.log = log;
    }

    private record Place(ProgramRef ref, int command, EventFault fault) {}

    void warn(EventFault fault, ProgramRef ref, int command, int code, int value) {
        if (fault == EventFault.UNSUPPORTED_COMMAND) {
            unsupported.merge(code, 1, Integer::sum);
        }
        if (warned.add(new Place(ref, command, fault))) {
            log.add(
                    Domain.EVENTS,
                    ref + ", line " + (command + 1),
                    table.name(code) + " asks for " + fault.text() + " (" + value + "); skipped");
        }
    }

    /** How often each command without a handler was met, by code. */
    public TreeMap<Integer, Integer> unsupported() {
        return new TreeMap<>(unsupported);
    }

    /** Places that warned so far. */
    public int warnings() {
        return warned.size();
    }
}
