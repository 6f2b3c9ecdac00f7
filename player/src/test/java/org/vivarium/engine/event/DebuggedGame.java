package org.vivarium.engine.event;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.vivarium.control.Answer;
import org.vivarium.control.CommandTime;
import org.vivarium.control.DebugRequest;
import org.vivarium.control.GameRequest;
import org.vivarium.engine.Engine;
import org.vivarium.engine.StartPlace;
import org.vivarium.engine.debug.Debugger;
import org.vivarium.engine.input.InputSnapshot;
import org.vivarium.engine.save.quick.EnginePast;
import org.vivarium.engine.save.replay.RunOrigin;
import org.vivarium.engine.state.StateDigest;
import org.vivarium.engine.watch.EngineRequests;
import org.vivarium.telemetry.snapshot.CallStackSnapshot.Source;
import org.vivarium.telemetry.snapshot.DebuggerSnapshot;
import org.vivarium.telemetry.snapshot.WriteSnapshot;

/**
 * An engine with its past and its debugger, driven as the loop drives them, but on the test's own
 * thread: what is done at each stop comes from a list of requests.
 */
final class DebuggedGame {

    /** A stop as it was seen. */
    record Stop(CommandTime time, String place, long digest) {}

    final Engine engine;
    final EnginePast past;
    final EngineRequests requests;
    final List<Stop> stops = new ArrayList<>();
    final DebuggerSnapshot seen = new DebuggerSnapshot();
    final WriteSnapshot log = new WriteSnapshot();
    private final InputSnapshot held = new InputSnapshot();
    private Iterator<Consumer<DebuggedGame>> then = List.<Consumer<DebuggedGame>>of().iterator();

    DebuggedGame(Engine engine) {
        this.engine = engine;
        past =
                new EnginePast(
                        engine, new RunOrigin(0, 1, false, 0, new StartPlace.Title(), Map.of()));
        requests = new EngineRequests(engine, past);
        debugger()
                .holdBy(
                        released -> {
                            stopped();
                            while (!released.getAsBoolean()) {
                                requests.work();
                            }
                        });
    }

    Debugger debugger() {
        return engine.debugger;
    }

    Answer ask(DebugRequest request) {
        return requests.debug(request);
    }

    void edit(GameRequest.Edit edit) {
        requests.handle(edit);
        past.edited(edit);
    }

    /** What to do at each stop from now on, one after the other; then events go on. */
    void then(List<Consumer<DebuggedGame>> actions) {
        then = actions.iterator();
    }

    private void stopped() {
        look();
        String place = Source.at(seen.source) + " " + seen.a + ":" + seen.line;
        CommandTime time = new CommandTime(seen.atFrame, seen.atOrder);
        stops.add(new Stop(time, place, StateDigest.of(engine.state)));
        if (then.hasNext()) {
            then.next().accept(this);
        } else {
            ask(new DebugRequest.Continue());
        }
    }

    void look() {
        debugger().fill(seen);
        debugger().fill(log);
    }

    /** Runs frames, going wherever the debugger wants in between. */
    DebuggedGame frames(int count) {
        return frames(count, 0);
    }

    DebuggedGame frames(int count, int buttons) {
        for (int n = 0; n < count; n++) {
            frame(buttons);
            travel();
        }
        return this;
    }

    /** Goes where the debugger wants, until it wants nothing more. */
    void travel() {
        while (requests.work()) {
            continue;
        }
        for (CommandTime to = requests.destination(); to != null; to = requests.destination()) {
            past.travel(to.frame());
            if (to.order() != CommandTime.FRAME_START) {
                frame(0);
            }
        }
    }

    private void frame(int buttons) {
        int pressed = past.held(buttons);
        past.remember(pressed);
        held.set(pressed);
        engine.tick(held);
    }

    long digest() {
        return StateDigest.of(engine.state);
    }
}
