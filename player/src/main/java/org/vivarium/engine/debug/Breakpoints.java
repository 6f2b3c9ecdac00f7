package org.vivarium.engine.debug;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.vivarium.control.Answer;
import org.vivarium.control.Condition;
import org.vivarium.control.DebugRequest;
import org.vivarium.engine.event.ProgramRef;
import org.vivarium.model.Address;
import org.vivarium.telemetry.snapshot.DebuggerSnapshot;

/** The commands events stop before, by their lists. */
final class Breakpoints {

    /** One place. */
    private static final class Place {
        final ProgramRef list;
        final int command;
        final Condition condition;
        final int every;
        long hits;

        Place(ProgramRef list, int command, Condition condition, int every) {
            this.list = list;
            this.command = command;
            this.condition = condition;
            this.every = every;
        }
    }

    private final Map<ProgramRef, List<Place>> places = new HashMap<>();

    /** The same in the order they were set, for panels. */
    private final List<Place> all = new ArrayList<>();

    /** Stops events where a request says; refuses what is no command. */
    Answer set(DebugRequest.Break request) {
        ProgramRef list = EventAddress.list(request.command());
        int number = EventAddress.command(request.command());
        if (list == null || number < 0) {
            return new Answer.Refused("there is no event command at " + request.command());
        }
        set(list, number, request.condition(), request.every());
        return Answer.DONE;
    }

    /** Stops events there no longer. */
    Answer remove(Address command) {
        ProgramRef list = EventAddress.list(command);
        if (list != null) {
            remove(list, EventAddress.command(command));
        }
        return Answer.DONE;
    }

    private void set(ProgramRef list, int command, Condition condition, int every) {
        remove(list, command);
        Place place = new Place(list, command, condition, Math.max(1, every));
        places.computeIfAbsent(list, key -> new ArrayList<>()).add(place);
        all.add(place);
    }

    private void remove(ProgramRef list, int command) {
        Place place = at(list, command);
        if (place != null) {
            places.get(list).remove(place);
            places.remove(list, List.of());
            all.remove(place);
        }
    }

    /** Whether events stop here; counts that it was come to. */
    boolean hit(ProgramRef list, int command, Values values) {
        Place place = at(list, command);
        return place != null && values.holds(place.condition) && ++place.hits % place.every == 0;
    }

    /** Whether events may have stopped here, however often it was come to before. */
    boolean matches(ProgramRef list, int command, Values values) {
        Place place = at(list, command);
        return place != null && values.holds(place.condition);
    }

    private Place at(ProgramRef list, int command) {
        List<Place> ofList = places.get(list);
        if (ofList != null) {
            for (int n = 0; n < ofList.size(); n++) {
                if (ofList.get(n).command == command) {
                    return ofList.get(n);
                }
            }
        }
        return null;
    }

    boolean isEmpty() {
        return places.isEmpty();
    }

    void clear() {
        places.clear();
        all.clear();
    }

    void fill(DebuggerSnapshot snapshot) {
        snapshot.breaks = Math.min(all.size(), DebuggerSnapshot.MAX_BREAKS);
        for (int n = 0; n < snapshot.breaks; n++) {
            Place place = all.get(n);
            snapshot.breakSource[n] = place.list.kind().ordinal();
            snapshot.breakA[n] = place.list.a();
            snapshot.breakB[n] = place.list.b();
            snapshot.breakC[n] = place.list.c();
            snapshot.breakLine[n] = place.command;
            snapshot.breakHits[n] = place.hits;
        }
    }
}
