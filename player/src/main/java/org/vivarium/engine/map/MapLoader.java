package org.vivarium.engine.map;

import org.vivarium.engine.state.EventState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.MapState;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.Section;

/** Makes a map the present one (set-up of spec map-scene 7.3). */
public final class MapLoader {
    private final MapWorld world;
    private final GameState state;
    private final MapSource source;
    private final MapTreeRules tree;
    private final FrameRecorder recorder;

    MapLoader(MapWorld world, MapSource source, MapTreeRules tree, FrameRecorder recorder) {
        this.world = world;
        this.state = world.state;
        this.source = source;
        this.tree = tree;
        this.recorder = recorder;
    }

    /** Loads a map as one that is entered: everything as its file has it. */
    void load(int id) {
        MapState map = state.map;
        take(id);
        MapState.resetTiles(map.lowerTiles);
        MapState.resetTiles(map.upperTiles);
        map.revision++;
        map.needRefresh = true;
        map.encounterSteps = tree.encounterSteps(id);
        useChipset(world.data.chipset());
        createEvents();
        map.saveAllowed = tree.allowed(id, MapTreeRules.Permission.SAVE);
        map.teleportAllowed = tree.allowed(id, MapTreeRules.Permission.TELEPORT);
        map.escapeAllowed = tree.allowed(id, MapTreeRules.Permission.ESCAPE);
        world.panorama.useMapsOwn();
        world.camera.placeForMap();
    }

    private void take(int id) {
        recorder.begin(Section.TRANSITION_LOAD);
        MapData data = source.map(id);
        state.map.id = id;
        state.map.forgetRewrittenTiles();
        state.map.bringBackEvents();
        world.use(data);
        world.usePages(data.pages());
        recorder.end();
    }

    /** Another chipset for the present map; 0 is the map's own (command Change Tileset). */
    public void changeChipset(int id) {
        useChipset(id == 0 ? world.data.chipset() : id);
    }

    private void useChipset(int id) {
        recorder.begin(Section.TRANSITION_CHIPSET);
        ChipTables chips = source.chips(id);
        if (chips == null) {
            world.services.warn(MapFault.MISSING_CHIPSET, 0, id, 0);
        } else {
            state.map.chipset = id;
            world.useChips(chips);
            state.map.revision++;
        }
        recorder.end();
    }

    private void createEvents() {
        recorder.begin(Section.TRANSITION_EVENTS);
        PageTable pages = world.pages;
        state.map.events.discard();
        for (int slot = 0; slot < pages.events(); slot++) {
            create(state.map.events.add(), slot);
        }
        world.indexEvents();
        for (int slot = 0; slot < pages.events(); slot++) {
            world.eventPages.select(state.map.events.get(slot));
        }
        recorder.end();
    }

    private void create(EventState event, int slot) {
        event.slot = slot;
        event.id = world.pages.eventIds[slot];
        event.x = world.pages.eventX[slot];
        event.y = world.pages.eventY[slot];
    }

    /**
     * Loads the present map for a game state that came from a save: what the save says about the
     * map holds, and its events do unless the map was edited since.
     *
     * @param saveCount of the map's file when the game was saved
     */
    void resume(int saveCount) {
        MapState map = state.map;
        take(map.id);
        if (map.encounterSteps < 0) {
            map.encounterSteps = tree.encounterSteps(map.id);
        }
        map.revision++;
        map.needRefresh = true;
        useChipset(map.chipset > 0 ? map.chipset : world.data.chipset());
        if (saveCount == world.data.saveCount()) {
            adoptEvents();
            if (!map.panorama.overridden) {
                world.panorama.useMapsOwn();
            }
        } else {
            createEvents();
            state.foreground.clear();
            world.panorama.useMapsOwn();
        }
    }

    /** The saved events stay, in the order of the map's; those the save doesn't know are new. */
    private void adoptEvents() {
        recorder.begin(Section.TRANSITION_EVENTS);
        PageTable pages = world.pages;
        EventState[] saved = new EventState[pages.events()];
        for (int i = 0; i < state.map.events.size(); i++) {
            int slot = pages.slot(state.map.events.get(i).id);
            if (slot >= 0) {
                saved[slot] = state.map.events.get(i);
            }
        }
        state.map.events.discard();
        for (int slot = 0; slot < saved.length; slot++) {
            if (saved[slot] == null) {
                create(state.map.events.add(), slot);
            } else {
                saved[slot].slot = slot;
                saved[slot].page = world.eventPages.matching(slot);
                state.map.events.add(saved[slot]);
            }
        }
        world.indexEvents();
        for (int slot = 0; slot < saved.length; slot++) {
            if (saved[slot] == null) {
                world.eventPages.select(state.map.events.get(slot));
            }
        }
        recorder.end();
    }

    /** Finds everything derived from the state anew: the state was replaced by a snapshot. */
    public void rebind() {
        if (state.map.id == 0) {
            return;
        }
        world.use(source.map(state.map.id));
        world.usePages(DestroyedEvents.leftOf(world.data.pages(), state.map));
        ChipTables chips = source.chips(state.map.chipset);
        if (chips != null) {
            world.useChips(chips);
        }
        world.indexEvents();
    }
}
