package org.vivarium.engine.map;

import java.util.Arrays;
import org.vivarium.engine.event.Interpreter;
import org.vivarium.engine.event.ObservedIds;
import org.vivarium.engine.event.Program;
import org.vivarium.engine.event.ProgramCache;
import org.vivarium.engine.event.Role;
import org.vivarium.engine.state.EventState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.InterpreterState;
import org.vivarium.model.CommonEvent;
import org.vivarium.model.Rows;

/**
 * Gives the interpreter its turns on the map: parallel common events and pages, and the foreground
 * with its choice of what to start next (spec map-scene 5.11, interpreter 5.4).
 */
final class MapScriptRunner implements MapScripts {
    private static final int AUTO_START = 3;
    private static final int PARALLEL = 4;
    private static final int NO_SWITCH = 0;

    private final GameState state;
    private final Interpreter interpreter;
    private final ProgramCache programs;
    private final ObservedIds observed;
    private final MapHost host;

    /** Common event ids by trigger, ascending, and the switch each waits for. */
    private final int[] parallels;

    private final int[] parallelSwitches;
    private final int[] autos;
    private final int[] autoSwitches;
    private MapWorld world;

    MapScriptRunner(
            GameState state,
            Interpreter interpreter,
            ProgramCache programs,
            ObservedIds observed,
            MapHost host,
            Rows<CommonEvent> commonEvents) {
        this.state = state;
        this.interpreter = interpreter;
        this.programs = programs;
        this.observed = observed;
        this.host = host;
        parallels = ids(commonEvents, PARALLEL);
        parallelSwitches = switches(commonEvents, parallels);
        autos = ids(commonEvents, AUTO_START);
        autoSwitches = switches(commonEvents, autos);
    }

    /** The map whose events run; set once, as the map needs its scripts to be made. */
    void serve(MapWorld map) {
        world = map;
    }

    private static int[] ids(Rows<CommonEvent> rows, int trigger) {
        int[] ids = new int[rows.size()];
        int count = 0;
        for (int id = 1; id <= rows.size(); id++) {
            CommonEvent event = rows.get(id);
            if (event != null && event.trigger() == trigger && !event.eventCommands().isEmpty()) {
                ids[count++] = id;
            }
        }
        return Arrays.copyOf(ids, count);
    }

    private static int[] switches(Rows<CommonEvent> rows, int[] ids) {
        int[] switches = new int[ids.length];
        for (int i = 0; i < ids.length; i++) {
            CommonEvent event = rows.get(ids[i]);
            switches[i] = event.switchFlag() ? event.switchId() : NO_SWITCH;
        }
        return switches;
    }

    private boolean on(int switchId) {
        return switchId == NO_SWITCH || state.switches.get(switchId);
    }

    @Override
    public int parallelCommonEvents() {
        return parallels.length;
    }

    @Override
    public void updateCommonEvent(int index, boolean resumed) {
        int id = parallels[index];
        if (!resumed && !on(parallelSwitches[index])) {
            return;
        }
        InterpreterState runner = state.common.get(id - 1);
        if (!runner.running()) {
            Program list = programs.commonEvent(id);
            interpreter.start(runner, Role.PARALLEL_COMMON_EVENT, list, 0, false);
        }
        update(runner, Role.PARALLEL_COMMON_EVENT, id, resumed);
    }

    @Override
    public void updateParallelPage(EventState event) {
        if (!event.parallel.running()) {
            Program list = programs.mapPage(state.map.id, event.id, event.page);
            interpreter.start(event.parallel, Role.PARALLEL_MAP_EVENT, list, event.id, false);
        }
        update(event.parallel, Role.PARALLEL_MAP_EVENT, event.id, false);
    }

    @Override
    public void resumeParallelPage(EventState event) {
        update(event.parallel, Role.PARALLEL_MAP_EVENT, event.id, true);
    }

    private void update(InterpreterState runner, Role role, int id, boolean resumed) {
        if (resumed) {
            interpreter.resume(runner, role, id);
        } else {
            interpreter.update(runner, role, id);
        }
    }

    @Override
    public void updateForeground(boolean resumed) {
        InterpreterState foreground = state.foreground;
        update(foreground, Role.FOREGROUND, 0, resumed);
        while (!foreground.running()
                && !interpreter.exhausted()
                && state.mapFrame.asyncOperation == 0
                && !(interpreter.steps() > 0 && host.sceneRequested())) {
            if (!startWaiting()) {
                return;
            }
            interpreter.resume(foreground, Role.FOREGROUND, 0);
        }
    }

    /** Starts the first automatic common event and the first waiting map event on top of it. */
    private boolean startWaiting() {
        boolean started = false;
        for (int i = 0; i < autos.length && !started; i++) {
            if (on(autoSwitches[i])) {
                started = start(programs.commonEvent(autos[i]), 0, false);
            }
        }
        EventState event = world.triggers.takePending();
        if (event != null) {
            Program list = programs.mapPage(state.map.id, event.id, event.page);
            started |= start(list, event.id, event.startedByKey);
        }
        return started;
    }

    private boolean start(Program list, int eventId, boolean byKey) {
        return interpreter.start(state.foreground, Role.FOREGROUND, list, eventId, byKey);
    }

    @Override
    public void resetParallel(EventState event) {
        event.parallel.clear();
    }

    @Override
    public void pagesTaken(PageTable pages) {
        observed.clear();
        pages.observe(observed);
    }

    @Override
    public boolean commonEventWaits() {
        for (int i = 0; i < autos.length; i++) {
            if (on(autoSwitches[i])) {
                return true;
            }
        }
        return false;
    }
}
