package org.vivarium.engine.watch;

import org.vivarium.engine.Engine;
import org.vivarium.engine.event.ProgramRef;
import org.vivarium.engine.state.EventState;
import org.vivarium.engine.state.FrameState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.InterpreterState;
import org.vivarium.telemetry.snapshot.CallStackSnapshot;
import org.vivarium.telemetry.snapshot.CallStackSnapshot.Runner;

/** Copies where all interpreters stand; done only while a panel watches. */
final class CallStacks {

    private final Engine engine;

    CallStacks(Engine engine) {
        this.engine = engine;
    }

    void fill(CallStackSnapshot snapshot) {
        GameState state = engine.state;
        snapshot.count = 0;
        snapshot.commands = engine.map.interpreter.commandsRun();
        add(snapshot, state.foreground, Runner.FOREGROUND, 0);
        add(snapshot, state.battleEvents, Runner.BATTLE, 0);
        for (int id = 1; id <= state.common.size(); id++) {
            add(snapshot, state.common.get(id - 1), Runner.PARALLEL_COMMON_EVENT, id);
        }
        for (int n = 0; n < state.map.events.size(); n++) {
            EventState event = state.map.events.get(n);
            add(snapshot, event.parallel, Runner.PARALLEL_MAP_EVENT, event.id);
        }
    }

    private static void add(
            CallStackSnapshot snapshot, InterpreterState run, Runner runner, int id) {
        for (int n = 0; n < run.stack.size(); n++) {
            FrameState frame = run.stack.get(n);
            ProgramRef ref = frame.ref;
            int line =
                    snapshot.add(
                            runner,
                            id,
                            ref.kind().ordinal(),
                            ref.a(),
                            ref.b(),
                            ref.c(),
                            frame.index,
                            run.waitTime);
            if (line >= 0 && frame.program != null) {
                snapshot.ran[line] = frame.program.commands();
                snapshot.compiled[line] = frame.program.compiled() != null;
            }
        }
    }
}
