package org.vivarium.engine.debug;

import java.util.IdentityHashMap;
import java.util.Map;
import org.vivarium.control.Answer;
import org.vivarium.control.DebugRequest;
import org.vivarium.control.MidFrameHold;
import org.vivarium.control.StepKind;
import org.vivarium.engine.Engine;
import org.vivarium.engine.event.CommandHook;
import org.vivarium.engine.event.Interpreter;
import org.vivarium.engine.event.ProgramRef;
import org.vivarium.engine.event.Role;
import org.vivarium.engine.state.InterpreterState;
import org.vivarium.model.Address;
import org.vivarium.telemetry.snapshot.DebuggerSnapshot;

/**
 * Stops events before their commands and keeps the log of watched writes. While nothing is to be
 * stopped or watched its hook is not installed, and events run as if there was no debugger.
 *
 * <p>Everything here runs on the engine thread.
 */
public final class Debugger implements CommandHook {

    private final Engine engine;
    private final Interpreter interpreter;
    private final Breakpoints breaks = new Breakpoints();
    private final WriteLog log = new WriteLog();
    private final Watches watches;
    private MidFrameHold hold = MidFrameHold.NONE;

    /** What the next stop waits for beside breakpoints; null for nothing. */
    private StepKind step;

    private boolean breakNext;

    /** The interpreter that is stepped through, and its depth of calls when the step began. */
    private InterpreterState stepped;

    private int depth;

    /** Commands that were tried and have to wait: trying them again is no new arrival. */
    private final Map<InterpreterState, Integer> blocked = new IdentityHashMap<>();

    private boolean held;
    private boolean released;
    private Role role = Role.FOREGROUND;
    private int owner;
    private ProgramRef place = ProgramRef.INLINE;
    private int line;

    public Debugger(Engine engine) {
        this.engine = engine;
        this.interpreter = engine.map.interpreter;
        this.watches = new Watches(engine, log);
    }

    /** Says how the engine thread can be held; without that nothing ever stops. */
    public void holdBy(MidFrameHold how) {
        hold = how;
    }

    /** An event stands still in the middle of a frame. */
    public boolean held() {
        return held;
    }

    /** Serves a request, also in the middle of a frame while an event stands still. */
    public Answer handle(DebugRequest request) {
        Answer answer =
                switch (request) {
                    case DebugRequest.Break r -> breakAt(r.command(), r.on());
                    case DebugRequest.ClearBreaks r -> {
                        breaks.clear();
                        yield Answer.DONE;
                    }
                    case DebugRequest.BreakNext r -> {
                        breakNext = true;
                        yield Answer.DONE;
                    }
                    case DebugRequest.Step r -> step(r.kind());
                    case DebugRequest.Continue r -> {
                        goOn();
                        yield Answer.DONE;
                    }
                    case DebugRequest.WatchVariable r -> watch(false, r.id(), r.on());
                    case DebugRequest.WatchSwitch r -> watch(true, r.id(), r.on());
                };
        installIfNeeded();
        return answer;
    }

    private Answer breakAt(Address command, boolean on) {
        ProgramRef list = EventAddress.list(command);
        int number = EventAddress.command(command);
        if (list == null || number < 0) {
            return new Answer.Refused("there is no event command at " + command);
        }
        breaks.set(list, number, on);
        return Answer.DONE;
    }

    private Answer step(StepKind kind) {
        if (!held) {
            return new Answer.Refused("no event stands still");
        }
        step = kind;
        released = true;
        return Answer.DONE;
    }

    /** Whatever stands still goes on; nothing but breakpoints stops it again. */
    public void goOn() {
        step = null;
        breakNext = false;
        released = true;
    }

    private Answer watch(boolean isSwitch, int id, boolean on) {
        if (id < 1) {
            return new Answer.Refused("there is no " + (isSwitch ? "switch " : "variable ") + id);
        }
        watches.set(isSwitch, id, on);
        return Answer.DONE;
    }

    private void installIfNeeded() {
        boolean needed = !breaks.isEmpty() || breakNext || step != null || !watches.isEmpty();
        interpreter.setHook(needed || held ? this : null);
    }

    @Override
    public void before(Interpreter i) {
        watches.before(i);
        Integer waiting = blocked.remove(i.run());
        boolean again = waiting != null && waiting == i.command();
        if (!again && stops(i)) {
            stop(i);
        }
    }

    @Override
    public void blocked(Interpreter i) {
        blocked.put(i.run(), i.command());
    }

    @Override
    public void updated(Interpreter i) {
        watches.look();
    }

    private boolean stops(Interpreter i) {
        return breakNext
                || step != null && i.run() == stepped && stepEnds(i.run().stack.size())
                || breaks.has(i.program().ref(), i.command());
    }

    private boolean stepEnds(int depthNow) {
        return switch (step) {
            case INTO -> true;
            case OVER -> depthNow <= depth;
            case OUT -> depthNow < depth;
        };
    }

    private void stop(Interpreter i) {
        step = null;
        breakNext = false;
        stepped = i.run();
        depth = i.run().stack.size();
        role = i.role();
        owner = i.owner();
        place = i.program().ref();
        line = i.command();
        held = true;
        released = false;
        hold.until(() -> released);
        held = false;
        installIfNeeded();
    }

    /** Copies what panels may see. */
    public void fill(DebuggerSnapshot snapshot) {
        snapshot.held = held;
        snapshot.runner = role.ordinal();
        snapshot.runnerId = Role.idOfOwner(owner);
        snapshot.source = place.kind().ordinal();
        snapshot.a = place.a();
        snapshot.b = place.b();
        snapshot.c = place.c();
        snapshot.line = line;
        snapshot.depth = depth - 1;
        snapshot.breaks = breaks.count();
        log.fill(snapshot);
    }
}
