package org.vivarium.engine.debug;

import java.util.List;
import org.vivarium.control.Answer;
import org.vivarium.control.BackKind;
import org.vivarium.control.CommandTime;
import org.vivarium.control.DebugRequest;
import org.vivarium.control.MidFrameHold;
import org.vivarium.control.StepKind;
import org.vivarium.control.Watchable;
import org.vivarium.engine.Engine;
import org.vivarium.engine.event.CommandHook;
import org.vivarium.engine.event.Interpreter;
import org.vivarium.engine.save.quick.EnginePast;
import org.vivarium.engine.save.replay.TimedEdit;
import org.vivarium.engine.watch.GameEdits;
import org.vivarium.telemetry.snapshot.DebuggerSnapshot;
import org.vivarium.telemetry.snapshot.DebuggerSnapshot.Reason;
import org.vivarium.telemetry.snapshot.WriteSnapshot;

/**
 * Stops events before their commands, takes them back, and keeps the log of watched writes. While
 * nothing is to be stopped or watched its hook is not installed, and events run as if there was no
 * debugger.
 *
 * <p>Everything here runs on the engine thread.
 */
public final class Debugger implements CommandHook {
    private static final Answer NOTHING_STANDS = new Answer.Refused("no event stands still");
    private static final Answer NO_PAST = new Answer.Refused("this run keeps no past");

    private final Engine engine;
    private final Interpreter interpreter;
    private final CommandClock clock = new CommandClock();
    private final WriteLog log = new WriteLog();
    private final Breakpoints breaks = new Breakpoints();
    private final Watches watches;
    private final StopRules rules;
    private TimeTravel travel;
    private MidFrameHold hold = MidFrameHold.NONE;

    private final Stepping stepping = new Stepping();

    /** The moment events stop at next, whatever else there is; null for none. */
    private CommandTime wanted;

    /** Values set by hand in the middle of the present frame, when it ran first. */
    private List<TimedEdit> planned = List.of();

    private StopPlace place;
    private boolean held;
    private boolean released;

    /** The rest of the frame runs unseen: the game is to be taken elsewhere. */
    private boolean leaving;

    private long stops;

    public Debugger(Engine engine) {
        this.engine = engine;
        this.interpreter = engine.map.interpreter;
        Values values = new Values(engine.state);
        watches = new Watches(engine, clock, values, log);
        rules = new StopRules(breaks, watches, values);
    }

    /** Says how the engine thread can be held; without that nothing ever stops. */
    public void holdBy(MidFrameHold how) {
        hold = how;
    }

    /** Says where the frames behind are kept; without them nothing goes back. */
    public void remember(EnginePast past) {
        travel = new TimeTravel(engine, past);
    }

    /** An event stands still in the middle of a frame. */
    public boolean held() {
        return held;
    }

    /** Commands events have come to before in this frame. */
    public int order() {
        return clock.order();
    }

    /** Serves a request, also in the middle of a frame while an event stands still. */
    public Answer handle(DebugRequest request) {
        Answer answer =
                switch (request) {
                    case DebugRequest.Break r -> breaks.set(r);
                    case DebugRequest.Unbreak r -> breaks.remove(r.command());
                    case DebugRequest.ClearBreaks r -> {
                        breaks.clear();
                        yield Answer.DONE;
                    }
                    case DebugRequest.BreakNext r -> {
                        stepping.stopNext();
                        yield Answer.DONE;
                    }
                    case DebugRequest.Step r -> step(r.kind());
                    case DebugRequest.Back r -> back(r.kind());
                    case DebugRequest.GoTo r -> goTo(r.time());
                    case DebugRequest.Continue r -> {
                        goOn();
                        yield Answer.DONE;
                    }
                    case DebugRequest.Watch r -> watch(r.value(), r.stops());
                    case DebugRequest.Unwatch r -> {
                        watches.remove(r.value());
                        yield Answer.DONE;
                    }
                    case DebugRequest.StopWhen r -> {
                        rules.conditions(r.conditions());
                        yield Answer.DONE;
                    }
                    case DebugRequest.FindWrites r ->
                            travel == null ? NO_PAST : travel.findWrites(watches, log);
                    case DebugRequest.CancelSearch r -> {
                        cancelSearch();
                        yield Answer.DONE;
                    }
                };
        installIfNeeded();
        return answer;
    }

    private Answer step(StepKind kind) {
        if (!held) {
            return NOTHING_STANDS;
        }
        cancelSearch();
        stepping.begin(kind);
        released = true;
        return Answer.DONE;
    }

    private Answer back(BackKind kind) {
        if (!held) {
            return NOTHING_STANDS;
        }
        return travel == null ? NO_PAST : travel.back(kind, place, rules, watches);
    }

    private Answer goTo(CommandTime time) {
        if (travel == null) {
            return NO_PAST;
        }
        if (!travel.reaches(time)) {
            return new Answer.Refused("that frame is out of reach");
        }
        leaveFor(time);
        return Answer.DONE;
    }

    /** Ends the present frame unseen and unheard, and lets the loop take the game elsewhere. */
    private void leaveFor(CommandTime time) {
        travel.goTo(time);
        if (held) {
            leaving = true;
            released = true;
            engine.setOutward(false);
            engine.setDrawing(false);
            engine.saves().setSealed(true);
        }
    }

    /** Where the loop is to take the game, told once; null for nowhere. */
    public CommandTime destination() {
        CommandTime to = travel == null ? null : travel.takeDestination();
        if (to != null) {
            leaving = false;
            engine.saves().setSealed(false);
            wanted = to.order() == CommandTime.FRAME_START ? null : to;
            stepping.clear();
            installIfNeeded();
        }
        return to;
    }

    /** Goes on with a search; true when there is one, also if it ends now. */
    public boolean work() {
        if (travel == null || !travel.searching()) {
            return false;
        }
        CommandTime target = travel.work();
        if (target != null) {
            leaveFor(target);
        }
        return true;
    }

    private void cancelSearch() {
        if (travel != null) {
            travel.cancel();
        }
    }

    /** Whatever stands still goes on; nothing but breakpoints stops it again. */
    public void goOn() {
        cancelSearch();
        stepping.clear();
        released = true;
    }

    private Answer watch(Watchable value, boolean stopping) {
        if (value.kind().numbered() && value.id() < 1) {
            return new Answer.Refused("there is no " + value);
        }
        watches.set(value, stopping);
        return Answer.DONE;
    }

    private void installIfNeeded() {
        boolean needed =
                !rules.isEmpty()
                        || !stepping.isEmpty()
                        || wanted != null
                        || !planned.isEmpty()
                        || !watches.isEmpty();
        interpreter.setHook(needed || held ? this : null);
    }

    /** Values set by hand in the middle of the frame to come are set there again. */
    public void plan(List<TimedEdit> edits) {
        if (!edits.isEmpty() || !planned.isEmpty()) {
            planned = edits;
            installIfNeeded();
        }
    }

    /** Somebody has set a value by hand: that was no event. */
    public void edited() {
        if (!watches.isEmpty()) {
            clock.enter(engine.frames(), travel == null ? number() : travel.past().editedFrame());
            watches.lookAtHand();
        }
    }

    /** What follows a frame won't come: nobody wrote it. */
    public void forgetWrites(long frame) {
        log.forgetFrom(frame);
    }

    /** The state was replaced: what it holds is no news. */
    public void stateReplaced() {
        watches.settle();
        rules.settle();
    }

    private long number() {
        return travel == null ? engine.frames() : travel.past().frame();
    }

    @Override
    public void before(Interpreter i) {
        clock.enter(engine.frames(), number());
        clock.next();
        if (leaving) {
            return;
        }
        watches.before(i);
        Reason reason = reason(i, i.run().tried == i.command() + 1);
        if (reason != null) {
            stop(i, reason);
        }
        if (!planned.isEmpty()) {
            makePlanned();
        }
    }

    private Reason reason(Interpreter i, boolean again) {
        Reason rule = rules.reason(i, again);
        if (wanted != null) {
            boolean there = clock.frame() == wanted.frame() && clock.order() == wanted.order();
            return there ? Reason.TRAVEL : null;
        }
        if (rule != null) {
            return rule;
        }
        return !again && stepping.endsAt(i) ? Reason.STEP : null;
    }

    private void makePlanned() {
        for (TimedEdit edit : planned) {
            if (edit.time().order() == clock.order()) {
                GameEdits.apply(engine, edit.edit());
            }
        }
    }

    @Override
    public void updated(Interpreter i) {
        if (!leaving) {
            watches.look();
        }
    }

    /** A frame's update is over: what changed since the last event belongs to none. */
    public void frameOver() {
        if (!watches.isEmpty() && !leaving) {
            clock.enter(engine.frames(), number());
            watches.look();
        }
    }

    private void stop(Interpreter i, Reason reason) {
        wanted = null;
        place = StopPlace.of(i, clock.now(), reason, rules.condition());
        stepping.standsAt(place);
        stops++;
        held = true;
        released = false;
        hold.until(() -> released);
        held = false;
        installIfNeeded();
    }

    /** Copies what panels may see of stops. */
    public void fill(DebuggerSnapshot snapshot) {
        snapshot.held = held;
        snapshot.stops = stops;
        snapshot.frames = 0;
        if (place != null) {
            place.fill(snapshot);
        }
        if (held) {
            place.fillStack(snapshot);
        }
        breaks.fill(snapshot);
        if (travel != null) {
            travel.fill(snapshot);
        }
    }

    /** Copies what panels may see of watched values. */
    public void fill(WriteSnapshot snapshot) {
        watches.fill(snapshot);
        if (travel != null) {
            travel.fill(snapshot);
        }
    }
}
