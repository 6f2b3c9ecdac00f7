package org.vivarium.engine.map;

import org.vivarium.engine.state.CharacterState;
import org.vivarium.engine.state.EventState;
import org.vivarium.engine.state.RouteState;
import org.vivarium.engine.state.VehicleState;
import org.vivarium.model.event.MoveRoute;

/**
 * Runs move routes: the forced one an event command lays over a character, and the custom one of a
 * page (spec map-scene 5.6).
 */
public final class MoveRoutes {
    /** A stop counter that lets the next action begin at once. */
    private static final int LONG_IDLE = 0xFFFF;

    private static final int DEFAULT_FREQUENCY = 6;
    private static final int MAX_FREQUENCY = 8;

    private final MapWorld world;

    MoveRoutes(MapWorld world) {
        this.world = world;
    }

    /**
     * Lays a route over a character; over the hero when it is the vehicle he rides.
     *
     * @param commands encoded as in files
     * @param frequency 1 to 8; anything else means 6
     */
    public void force(
            CharacterState target,
            byte[] commands,
            boolean repeat,
            boolean skippable,
            int frequency) {
        CharacterState c = target;
        if (target instanceof VehicleState && target == world.vehicles.ridden()) {
            c = world.state.hero;
        }
        RouteState r = c.route;
        if (!r.overwritten) {
            r.savedFrequency = c.frequency;
        }
        c.paused = false;
        c.stopCount = LONG_IDLE;
        c.frequency = frequency <= 0 || frequency > MAX_FREQUENCY ? DEFAULT_FREQUENCY : frequency;
        if (c.frequency != r.savedFrequency) {
            c.maxStopCount = Pauses.step(c.frequency);
        }
        r.commands = commands;
        r.repeat = repeat;
        r.skippable = skippable;
        r.index = 0;
        r.failures = 0;
        r.finished = false;
        r.overwritten = true;
        if (r.decoded().isEmpty()) {
            cancel(c);
        }
    }

    /** Takes a forced route away; a step that has begun goes to its end. */
    public void cancel(CharacterState c) {
        RouteState r = c.route;
        if (r.overwritten) {
            c.frequency = r.savedFrequency;
            c.maxStopCount = Pauses.step(c.frequency);
        }
        r.overwritten = false;
        r.finished = false;
    }

    /** Command Halt All Movement. */
    public void cancelAll() {
        cancel(world.state.hero);
        for (VehicleState vehicle : world.state.vehicles) {
            if (vehicle.map == world.state.map.id) {
                cancel(vehicle);
            }
        }
        for (int i = 0; i < world.state.map.events.size(); i++) {
            cancel(world.state.map.events.get(i));
        }
    }

    /** A step or jump is over: a route whose last command it was ends with it. */
    void arrived(CharacterState c) {
        RouteState r = c.route;
        if (r.overwritten && r.index >= r.decoded().size()) {
            r.finished = true;
            r.index = 0;
            if (!r.repeat) {
                cancel(c);
            }
        }
    }

    /** Goes on with the forced route, if there is one. */
    void runForced(CharacterState c) {
        if (!c.route.overwritten) {
            return;
        }
        RouteState r = c.route;
        MoveRoute route = r.decoded();
        int start = r.index;
        while (!route.isEmpty() && ready(c)) {
            if (r.index >= route.size()) {
                r.finished = true;
                if (!r.repeat) {
                    cancel(c);
                    return;
                }
                r.index = 0;
                if (start == 0) {
                    return;
                }
            }
            int next = world.routeCommands.run(c, route, r.index, r.skippable);
            if (next < 0) {
                r.failures++;
                return;
            }
            r.failures = 0;
            r.index = next;
            if (next == start || !r.overwritten || r.decoded() != route) {
                return;
            }
        }
    }

    /** Goes on with the custom route of the event's page. */
    void runPageRoute(EventState event) {
        int page = world.activePage(event);
        MoveRoute route = world.pages.route[page];
        int start = event.pageRouteIndex;
        while (!route.isEmpty() && ready(event)) {
            if (event.pageRouteIndex >= route.size()) {
                if (!world.pages.routeRepeats[page]) {
                    return;
                }
                event.pageRouteIndex = 0;
                if (start == 0) {
                    return;
                }
            }
            int next =
                    world.routeCommands.run(
                            event, route, event.pageRouteIndex, world.pages.routeSkips[page]);
            if (pageRouteReplaced(event, page, route)) {
                return;
            }
            if (next < 0) {
                event.route.failures++;
                return;
            }
            event.route.failures = 0;
            event.pageRouteIndex = next;
            if (next == start) {
                return;
            }
        }
    }

    /** A switch command of the route may have changed the page, and with it the route. */
    private boolean pageRouteReplaced(EventState event, int page, MoveRoute route) {
        return event.page == 0
                || world.activePage(event) != page
                        && !world.pages.route[world.activePage(event)].sameCodes(route);
    }

    private static boolean ready(CharacterState c) {
        return c.stopped() && c.stopCount >= c.maxStopCount;
    }
}
