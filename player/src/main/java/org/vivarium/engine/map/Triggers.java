package org.vivarium.engine.map;

import org.vivarium.engine.state.EventState;
import org.vivarium.engine.state.HeroState;
import org.vivarium.engine.state.StateList;

/** When an event is made to wait for the foreground interpreter (spec map-scene 5.8, 5.10). */
public final class Triggers {
    private static final int ON_ACTION = 1 << PageTable.ACTION;
    static final int ON_HERO_TOUCH = 1 << PageTable.HERO_TOUCH;
    static final int ON_EVENT_TOUCH = 1 << PageTable.EVENT_TOUCH;
    private static final int MAX_COUNTERS = 3;

    private final MapWorld world;

    Triggers(MapWorld world) {
        this.world = world;
    }

    /**
     * Schedules an event's start.
     *
     * @param byKey the decision key is the reason
     * @param facingHero the event turns to the hero
     * @return whether it waits now and did not before
     */
    public boolean start(EventState event, boolean byKey, boolean facingHero) {
        event.startedByKey = byKey;
        if (!MapWorld.live(event)
                || event.pendingStart
                || !world.pages.hasCommands[world.activePage(event)]) {
            return false;
        }
        if (facingHero && !event.lockFacing && event.animType != Movement.SPIN) {
            event.facing = world.movement.toward(event, world.state.hero);
        }
        event.pendingStart = true;
        event.paused = true;
        return true;
    }

    /** The foreground has run the event's list to its end: the event goes its way again. */
    public void foregroundEnded(int eventId) {
        EventState event = world.event(eventId);
        if (event != null) {
            world.movement.updateFacing(event);
            event.paused = false;
        }
    }

    /** An event waits to be run. */
    boolean anyPending() {
        StateList<EventState> events = world.state.map.events;
        for (int slot = 0; slot < events.size(); slot++) {
            EventState event = events.get(slot);
            if (event.pendingStart && event.active) {
                return true;
            }
        }
        return false;
    }

    /**
     * Takes the first waiting event off the queue, in order of ids; erased ones are dropped.
     *
     * @return null when none waits
     */
    public EventState takePending() {
        StateList<EventState> events = world.state.map.events;
        for (int slot = 0; slot < events.size(); slot++) {
            EventState event = events.get(slot);
            if (event.pendingStart) {
                event.pendingStart = false;
                if (event.active) {
                    return event;
                }
            }
        }
        return null;
    }

    /** An event's own step failed: it may have run into the hero. */
    void bumped(EventState event) {
        HeroState hero = world.state.hero;
        if (event.page > 0
                && event.layer == 1
                && world.pages.trigger[world.activePage(event)] == PageTable.EVENT_TOUCH
                && !world.mainInterpreterRuns()
                && world.grid.wrapX(event.x + Directions.dx(event.direction)) == hero.x
                && world.grid.wrapY(event.y + Directions.dy(event.direction)) == hero.y) {
            start(event, false, true);
            event.stopCount = 0;
        }
    }

    /** Starts what lies under or above the hero; {@code triggers} is a set of trigger bits. */
    boolean here(int triggers, boolean byKey) {
        HeroState hero = world.state.hero;
        return startAt(hero.x, hero.y, triggers, byKey, false);
    }

    /** Starts what stands on a tile on the hero's own layer. */
    boolean there(int triggers, int x, int y, boolean byKey) {
        return startAt(x, y, triggers, byKey, true);
    }

    private boolean startAt(int x, int y, int triggers, boolean byKey, boolean sameLayer) {
        HeroState hero = world.state.hero;
        if (hero.aboard && hero.vehicle == Passability.AIRSHIP || !world.grid.inside(x, y)) {
            return false;
        }
        boolean started = false;
        for (int slot = world.occupants.first(x, y);
                slot != TileOccupants.NONE;
                slot = world.occupants.next(slot)) {
            EventState event = world.state.map.events.get(slot);
            if (MapWorld.live(event)
                    && event.layer == 1 == sameLayer
                    && (triggers >> world.pages.trigger[world.activePage(event)] & 1) != 0) {
                hero.encounterCalled = false;
                started |= start(event, byKey, true);
            }
        }
        return started;
    }

    /** The decision key on foot or on a ship: talk, look, take, also across counters. */
    void act() {
        HeroState hero = world.state.hero;
        int x = aheadX(hero, hero.x);
        int y = aheadY(hero, hero.y);
        there(ON_HERO_TOUCH | ON_EVENT_TOUCH, x, y, true);
        here(ON_ACTION, true);
        boolean started = there(ON_ACTION, x, y, true);
        for (int i = 0; !started && i < MAX_COUNTERS && world.grid.counter(x, y); i++) {
            x = aheadX(hero, x);
            y = aheadY(hero, y);
            started = there(ON_ACTION, x, y, true);
        }
    }

    /** Column of the tile after {@code x} in the hero's direction. */
    int aheadX(HeroState hero, int x) {
        return world.grid.wrapX(x + Directions.dx(hero.direction));
    }

    int aheadY(HeroState hero, int y) {
        return world.grid.wrapY(y + Directions.dy(hero.direction));
    }
}
