package org.vivarium.engine.map;

import org.vivarium.engine.state.EventState;
import org.vivarium.engine.state.PartyState;
import org.vivarium.engine.state.StateList;
import org.vivarium.engine.state.SwitchesState;

/** Chooses the page each event shows, and turns the event into it (spec map-scene 5.7). */
public final class EventPages {
    private static final int TRANSLUCENT = 3;
    private static final int FIXED_GRAPHIC = 4;

    private final MapWorld world;

    EventPages(MapWorld world) {
        this.world = world;
    }

    /** Chooses anew for every event; the map's need for it ends here. */
    public void refresh() {
        world.state.map.needRefresh = false;
        StateList<EventState> events = world.state.map.events;
        int count = Math.min(events.size(), world.pages.events());
        for (int slot = 0; slot < count; slot++) {
            select(events.get(slot));
        }
    }

    /** Chooses the page of one event: the last one whose conditions all hold. */
    void select(EventState event) {
        int number = matching(event.slot);
        if (number == event.page && number > 0) {
            return;
        }
        if (number == 0) {
            turnOff(event);
        } else {
            turnTo(event, number);
        }
    }

    /** Number of the last page whose conditions hold, 0 for none. */
    int matching(int slot) {
        PageTable pages = world.pages;
        byte[] conditions = pages.conditions;
        int[] switchA = pages.switchA;
        SwitchesState switches = world.state.switches;
        int first = pages.firstPage[slot];
        int page = pages.firstPage[slot + 1] - 1;
        for (; page >= first; page--) {
            // Most pages wait for a switch: they are passed over without a look at the rest.
            boolean switchedOff =
                    (conditions[page] & PageTable.SWITCH_A) != 0 && !switches.get(switchA[page]);
            if (!switchedOff && holds(page)) {
                break;
            }
        }
        return page - first + 1;
    }

    private void turnOff(EventState event) {
        event.page = 0;
        event.through = true;
        event.paused = false;
        event.pendingStart = false;
        world.scripts.resetParallel(event);
    }

    private void turnTo(EventState event, int number) {
        PageTable pages = world.pages;
        int old = event.page > 0 ? world.activePage(event) : -1;
        event.page = number;
        int page = world.activePage(event);
        event.pendingStart = false;
        event.paused = false;
        event.charset = pages.charset[page];
        event.charsetIndex = pages.charsetIndex[page];
        boolean turns =
                old < 0
                        || pages.direction[old] != pages.direction[page]
                        || pages.pattern[old] != pages.pattern[page];
        if (event.stopped() && turns) {
            event.direction = pages.direction[page];
            event.facing = pages.direction[page];
        }
        event.transparency = pages.translucent[page] ? TRANSLUCENT : 0;
        event.frequency = pages.frequency[page];
        event.route.savedFrequency = event.frequency;
        event.layer = pages.layer[page];
        event.overlapForbidden = pages.overlapForbidden[page];
        event.animType = pages.animType[page];
        event.lockFacing = Movement.fixedFacing(event.animType);
        event.speed = pages.speed[page];
        if (event.lockFacing) {
            event.facing = pages.direction[page];
        }
        if (event.animType == FIXED_GRAPHIC || event.animType == Movement.SPIN) {
            event.animFrame = pages.pattern[page];
        }
        event.maxStopCount = firstPause(page);
        if (old < 0 || !pages.route[old].sameCodes(pages.route[page])) {
            event.pageRouteIndex = 0;
        }
        event.through = event.routeThrough;
        world.scripts.resetParallel(event);
    }

    private int firstPause(int page) {
        int frequency = world.pages.frequency[page];
        return switch (world.pages.moveType[page]) {
            case PageTable.RANDOM -> randomPause(frequency);
            case PageTable.CUSTOM -> Pauses.turn(frequency);
            default -> Pauses.step(frequency);
        };
    }

    /** The pause of an event that moves at random (spec map-scene 5.8). */
    int randomPause(int frequency) {
        return Pauses.step(frequency) * (world.state.random.between(0, 3) + 3) / 5;
    }

    private boolean holds(int page) {
        PageTable pages = world.pages;
        int conditions = pages.conditions[page];
        if (conditions == 0) {
            return true;
        }
        PartyState party = world.state.party;
        return ((conditions & PageTable.SWITCH_A) == 0
                        || world.state.switches.get(pages.switchA[page]))
                && ((conditions & PageTable.SWITCH_B) == 0
                        || world.state.switches.get(pages.switchB[page]))
                && ((conditions & PageTable.VARIABLE) == 0 || variableHolds(page))
                && ((conditions & PageTable.ITEM) == 0
                        || world.services.itemsHeld(pages.item[page]) > 0)
                && ((conditions & PageTable.ACTOR) == 0 || party.contains(pages.actor[page]))
                && ((conditions & PageTable.TIMER_1) == 0
                        || party.timer1.seconds() <= pages.timer1[page])
                && ((conditions & PageTable.TIMER_2) == 0
                        || party.timer2.seconds() <= pages.timer2[page]);
    }

    private boolean variableHolds(int page) {
        int value = world.state.variables.get(world.pages.variable[page]);
        int bound = world.pages.variableValue[page];
        if (!world.services.is2003()) {
            return value >= bound;
        }
        return switch (world.pages.comparison[page]) {
            case 0 -> value == bound;
            case 1 -> value >= bound;
            case 2 -> value <= bound;
            case 3 -> value > bound;
            case 4 -> value < bound;
            case 5 -> value != bound;
            default -> true;
        };
    }
}
