package org.vivarium.engine.map;

import java.util.Arrays;
import org.vivarium.engine.state.EventState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.MapFrameState;
import org.vivarium.engine.state.MapState;
import org.vivarium.engine.state.StateList;

/**
 * Takes events off the running map (EasyRPG, spec event-commands 2057). They come back when the map
 * is entered again; the state knows which are gone, so that the pages of the others can be found
 * anew from the map's file.
 */
public final class DestroyedEvents {

    private final MapWorld world;
    private final GameState state;

    DestroyedEvents(MapWorld world) {
        this.world = world;
        this.state = world.state;
    }

    /** The pages of the events that are left of a map as its file has it. */
    static PageTable leftOf(PageTable file, MapState map) {
        PageTable left = file;
        for (int id : map.destroyedEvents) {
            int slot = left.slot(id);
            left = slot < 0 ? left : PageTable.without(left, slot);
        }
        return left;
    }

    /** Takes an event off the map: its list ends, and nobody finds it any more. */
    void destroy(int id) {
        MapState map = state.map;
        int slot = world.pages.slot(id);
        if (slot < 0 || slot >= map.events.size()) {
            return;
        }
        map.destroyedEvents = Arrays.copyOf(map.destroyedEvents, map.destroyedEvents.length + 1);
        map.destroyedEvents[map.destroyedEvents.length - 1] = id;
        takeOut(map.events, slot);
        world.usePages(PageTable.without(world.pages, slot));
        world.indexEvents();
        map.needRefresh = true;
        closeRanks(slot);
    }

    private static void takeOut(StateList<EventState> events, int slot) {
        EventState[] left = new EventState[events.size() - 1];
        for (int n = 0; n < left.length; n++) {
            left[n] = events.get(n < slot ? n : n + 1);
            left[n].slot = n;
        }
        events.discard();
        for (EventState event : left) {
            events.add(event);
        }
    }

    /** A frame held among the events goes on with the one it would have come to. */
    private void closeRanks(int slot) {
        MapFrameState at = state.mapFrame;
        if (at.phase != MapPhase.EVENTS.ordinal()) {
            return;
        }
        if (slot == at.index) {
            at.resumed = false;
        } else if (slot < at.index) {
            at.index--;
        }
    }
}
