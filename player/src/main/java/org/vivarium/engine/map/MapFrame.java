package org.vivarium.engine.map;

import org.vivarium.engine.state.EventState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.MapFrameState;
import org.vivarium.engine.state.StateList;
import org.vivarium.engine.state.VehicleState;
import org.vivarium.telemetry.FrameRecorder;
import org.vivarium.telemetry.Section;

/**
 * One frame of the map in the order of spec map-scene 7.2. An interpreter may hold it half way
 * (screen erased, night at an inn); called again, the frame goes on behind the command that held
 * it. Where it stands is in {@link MapFrameState}.
 */
public final class MapFrame {
    /**
     * Parallel pages of one frame that are recorded apart; those behind them count to the events'
     * movement, in whose midst they run. A frame's record has room for 256 sections.
     */
    private static final int PAGES_APART = 32;

    private final MapWorld world;
    private final GameState state;
    private final MapFrameState at;
    private final MapScripts scripts;
    private final MapEffects effects;
    private final FrameRecorder recorder;

    /** The section the work at hand is recorded as; null between two frames. */
    private Section section;

    private int pagesApart;

    MapFrame(MapWorld world, MapScripts scripts, MapEffects effects, FrameRecorder recorder) {
        this.world = world;
        this.state = world.state;
        this.at = state.mapFrame;
        this.scripts = scripts;
        this.effects = effects;
        this.recorder = recorder;
    }

    /** A frame was begun and held. */
    boolean held() {
        return at.phase != MapPhase.BEGIN.ordinal();
    }

    /** Forgets a frame that was held: the scene begins anew. */
    void abandon() {
        enter(MapPhase.BEGIN);
        at.resumed = false;
        at.asyncOperation = 0;
    }

    /**
     * Runs the frame, or the rest of one that was held.
     *
     * @param preUpdate only parallel lists and the events' movement: the first look at a new map
     * @return false when an interpreter holds it
     */
    boolean run(boolean preUpdate) {
        if (!held()) {
            at.preUpdate = preUpdate;
            begin();
        }
        Section outer = section;
        section = null;
        boolean done = runPhases();
        if (section != null) {
            recorder.end();
        }
        section = outer;
        return done;
    }

    /** What follows is recorded as this section, which goes on when it is the same as before. */
    private void work(Section next) {
        if (section == null) {
            recorder.begin(next);
        } else if (section != next) {
            recorder.next(next);
        }
        section = next;
    }

    /** A page that only waits isn't worth a section. */
    private void workOnPage(EventState event) {
        if (event.parallel.waitTime == 0 && pagesApart < PAGES_APART) {
            pagesApart++;
            work(Section.EVENT_PARALLEL);
        }
    }

    private boolean runPhases() {
        while (true) {
            boolean held =
                    switch (MapPhase.at(at.phase)) {
                        case BEGIN, END -> false;
                        case COMMON_EVENTS -> commonEventHeld();
                        case EVENTS -> eventHeld();
                        case OTHERS -> {
                            others();
                            yield false;
                        }
                        case FOREGROUND -> foregroundHeld();
                    };
            if (held) {
                return false;
            }
            if (at.phase == MapPhase.END.ordinal()) {
                enter(MapPhase.BEGIN);
                return true;
            }
        }
    }

    private void enter(MapPhase phase) {
        at.phase = phase.ordinal();
        at.index = 0;
    }

    private void begin() {
        if (state.map.needRefresh) {
            recorder.begin(Section.MAP_REFRESH_PAGES);
            world.eventPages.refresh();
            recorder.end();
        }
        StateList<EventState> events = state.map.events;
        for (int slot = 0; slot < events.size(); slot++) {
            EventState event = events.get(slot);
            event.processed = false;
            world.occupants.put(slot, event.x, event.y);
        }
        state.hero.processed = false;
        for (VehicleState vehicle : state.vehicles) {
            vehicle.processed = false;
        }
        at.resumed = false;
        pagesApart = 0;
        enter(MapPhase.COMMON_EVENTS);
    }

    /** An interpreter asked for something that must be done before anything goes on. */
    private boolean asyncPending() {
        at.resumed = at.asyncOperation != 0;
        return at.resumed;
    }

    private boolean commonEventHeld() {
        work(Section.EVENT_COMMON);
        boolean held = false;
        while (!held && at.index < scripts.parallelCommonEvents()) {
            scripts.updateCommonEvent(at.index, at.resumed);
            held = asyncPending();
            if (!held) {
                at.index++;
            }
        }
        if (!held) {
            enter(MapPhase.EVENTS);
        }
        return held;
    }

    private boolean eventHeld() {
        StateList<EventState> events = state.map.events;
        boolean held = false;
        while (!held && at.index < events.size()) {
            EventState event = events.get(at.index);
            if (at.resumed) {
                work(Section.EVENT_PARALLEL);
                scripts.resumeParallelPage(event);
            } else if (world.updates.parallel(event)) {
                workOnPage(event);
                scripts.updateParallelPage(event);
            }
            held = asyncPending();
            if (!held) {
                work(Section.MAP_CHARACTERS);
                world.updates.moveEvent(event);
                held = asyncPending();
                at.index++;
            }
        }
        if (!held) {
            enter(at.preUpdate ? MapPhase.END : MapPhase.OTHERS);
        }
        return held;
    }

    private void others() {
        work(Section.MAP_CHARACTERS);
        world.updates.updateHero();
        for (VehicleState vehicle : state.vehicles) {
            if (vehicle.map == state.map.id) {
                world.updates.updateVehicle(vehicle);
            }
        }
        work(Section.MAP_ANIMATE);
        effects.updateMessages();
        effects.updateTimers();
        effects.updateScreen();
        effects.updatePictures();
        enter(MapPhase.FOREGROUND);
    }

    /**
     * The foreground alone, after a transfer it asked for.
     *
     * @return false when it holds the frame
     */
    boolean runForeground() {
        at.preUpdate = true;
        at.resumed = false;
        enter(MapPhase.FOREGROUND);
        return run(true);
    }

    private boolean foregroundHeld() {
        work(Section.EVENT_MAP);
        scripts.updateForeground(at.resumed);
        boolean held = asyncPending();
        if (!held) {
            if (!at.preUpdate) {
                world.panorama.update();
            }
            enter(MapPhase.END);
        }
        return held;
    }
}
