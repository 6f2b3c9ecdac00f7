package org.vivarium.engine.map;

import org.vivarium.engine.state.CharacterState;
import org.vivarium.engine.state.EventState;
import org.vivarium.engine.state.GameState;

/**
 * The rules of the map and the data they share. Each rule is a class of its own that reaches the
 * others through here; all state is in {@link GameState}.
 */
public final class MapWorld {
    final GameState state;
    final MapServices services;
    final MapScripts scripts;
    final MapEffects effects;

    /** The current map as its file has it. */
    MapData data = MapData.blank(0);

    PageTable pages = data.pages();

    public final MapGrid grid;
    public final TileWriter tiles;
    final TileOccupants occupants = new TileOccupants();
    public final Passability passability;
    final WayTest ways;
    public final Movement movement;
    final CharacterUpdate updates;
    final CharacterAnimation animation;
    public final MoveRoutes routes;
    final RouteCommands routeCommands;
    public final EventPages eventPages;
    final EventMotion eventMotion;
    final HeroMotion heroMotion;
    final StepEffects stepEffects;
    public final Triggers triggers;
    public final Vehicles vehicles;
    public final Encounters encounters;
    public final Camera camera;
    public final PanoramaMotion panorama;
    public final ScreenPlaces places;
    public final PathSearch paths;

    public MapWorld(GameState state, MapServices services, MapScripts scripts, MapEffects effects) {
        this.state = state;
        this.services = services;
        this.scripts = scripts;
        this.effects = effects;
        grid = new MapGrid(state.map);
        tiles = new TileWriter(this);
        passability = new Passability(this);
        ways = new WayTest(this);
        movement = new Movement(this);
        updates = new CharacterUpdate(this);
        animation = new CharacterAnimation();
        routes = new MoveRoutes(this);
        routeCommands = new RouteCommands(this);
        eventPages = new EventPages(this);
        eventMotion = new EventMotion(this);
        heroMotion = new HeroMotion(this);
        stepEffects = new StepEffects(this);
        triggers = new Triggers(this);
        vehicles = new Vehicles(this);
        encounters = new Encounters(this);
        camera = new Camera(this);
        panorama = new PanoramaMotion(this);
        places = new ScreenPlaces(this);
        paths = new PathSearch(this);
    }

    public MapData data() {
        return data;
    }

    /** Takes over a map's file; its chipset follows with {@link #useChips}. */
    void use(MapData map) {
        data = map;
        pages = map.pages();
        grid.use(map);
    }

    /** Another set of events on the same map. */
    void usePages(PageTable table) {
        pages = table;
        scripts.pagesTaken(table);
    }

    void useChips(ChipTables chips) {
        grid.useChips(chips);
    }

    /** Derives the per-tile index anew from where the events stand. */
    void indexEvents() {
        occupants.reset(grid.width, grid.height, state.map.events.size());
        for (int slot = 0; slot < state.map.events.size(); slot++) {
            EventState event = state.map.events.get(slot);
            occupants.put(slot, event.x, event.y);
        }
    }

    /** Puts a character on a tile at once: no step, no range check (spec interpreter 13.1). */
    public void relocate(CharacterState character, int x, int y) {
        character.x = x;
        character.y = y;
        character.remaining = 0;
        character.jumping = false;
        moved(character);
    }

    /** To be called after a character's tile has changed. */
    void moved(CharacterState character) {
        if (character instanceof EventState event) {
            occupants.put(event.slot, event.x, event.y);
        }
    }

    /** The event on the map with this id, or null. */
    public EventState event(int id) {
        int slot = pages.slot(id);
        return slot >= 0 && slot < state.map.events.size() ? state.map.events.get(slot) : null;
    }

    /** Page index of an event's active page; only for events that have one. */
    int activePage(EventState event) {
        return pages.page(event.slot, event.page);
    }

    /** The event's page, and with it trigger and layer, counts: active, not erased. */
    static boolean live(EventState event) {
        return event.active && event.page > 0;
    }

    boolean mainInterpreterRuns() {
        return state.foreground.running();
    }
}
