package org.vivarium.engine.event;

import java.nio.charset.Charset;
import org.vivarium.engine.state.FrameState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.InterpreterState;
import org.vivarium.model.event.CommandList;

/**
 * Runs event lists: the step loop of spec interpreter 3. There is one runner for all interpreters
 * of a game; what differs between them is their {@link InterpreterState} and {@link Role}, handed
 * over for each update.
 *
 * <p>{@link SimpleCommands} are worked off many at a time; everything else goes through its
 * handler, which sees this as its {@link CommandContext}.
 */
public final class Interpreter extends CommandContext {

    /** Steps one update may take (spec 0.3). */
    public static final int BUDGET = 10_000;

    private final HandlerTable handlers;
    private final InterpreterWaits waits;
    private final SimpleCommands simple;

    /** The lists as the interpreter being updated reads them, and the last changed reading. */
    private ProgramCache read;

    private ProgramCache changed;
    private int changedBy;

    private int steps;
    private long commands;
    private RunMeter meter = RunMeter.OFF;
    private CommandHook hook;

    public Interpreter(
            GameState state,
            Dialect dialect,
            ProgramCache programs,
            HandlerTable handlers,
            EventHost host,
            ObservedIds observed,
            Charset charset,
            EventFaults faults) {
        super(state, dialect, programs, host, observed, charset, faults);
        this.handlers = handlers;
        this.read = programs;
        this.waits = new InterpreterWaits(state, host);
        this.simple = new SimpleCommands(state, observed);
    }

    /** Installs or (null) removes the hook that sees every command before it runs. */
    public void setHook(CommandHook hook) {
        this.hook = hook;
    }

    /** Whether somebody sees every command before it runs. */
    public boolean hooked() {
        return hook != null;
    }

    public KeyInput keys() {
        return waits.keys();
    }

    /** Installs what is told how many commands each list ran. */
    public void setMeter(RunMeter meter) {
        this.meter = meter;
    }

    /** Commands run since the start, of all interpreters. */
    public long commandsRun() {
        return commands;
    }

    /** Whether the last update used its whole budget. */
    public boolean exhausted() {
        return state.mapFrame.steps >= BUDGET;
    }

    /** Steps the last update has used. */
    public int steps() {
        return state.mapFrame.steps;
    }

    /** One update of one interpreter with a fresh budget. */
    public void update(InterpreterState target, Role as, int id) {
        state.mapFrame.steps = 0;
        resume(target, as, id);
    }

    /** Goes on with what is left of the budget: another foreground event of the same frame. */
    public void resume(InterpreterState target, Role as, int id) {
        run = target;
        role = as;
        owner = as.owner(id);
        chooseDialect();
        steps = state.mapFrame.steps;
        meter.begin(target, commands);
        while (steps < BUDGET && pass()) {
            steps++;
        }
        meter.end(commands);
        if (hook != null) {
            hook.updated(this);
        }
        state.mapFrame.steps = steps;
        if (state.map.needRefresh && role != Role.BATTLE) {
            host.refreshPages();
        }
    }

    /** Reads lists as the interpreter's patches ask from the next command on (command 2053). */
    void chooseDialect() {
        if (run.patches != 0 && run.patches != changedBy) {
            changedBy = run.patches;
            changed = programs.in(PatchChanges.apply(changedBy, ownDialect()));
        }
        read = run.patches == 0 ? programs : changed;
        dialect = read.dialect();
    }

    /** One pass of the loop; false when it stopped (spec 3.1). */
    private boolean pass() {
        if (steps > 0 && host.sceneRequested() || state.mapFrame.asyncOperation != 0) {
            return false;
        }
        if (!waits.released(run, role)) {
            return false;
        }
        run.showMessage = false;
        run.abortOnEscape = false;
        if (!waits.over(run, this) || run.stack.isEmpty()) {
            return false;
        }
        if (state.map.needRefresh && role != Role.BATTLE) {
            host.refreshPages();
            if (run.stack.isEmpty()) {
                return false;
            }
        }
        load(run.stack.last());
        if (frame.index >= program.size()) {
            return endFrame();
        }
        return step();
    }

    /** Steps 12 to 14 for as many commands as can be run without looking up. */
    private boolean step() {
        if (hook != null) {
            command = frame.index;
            hook.before(this);
        }
        int op = words[(frame.index << CommandList.SHIFT) + CommandList.OP];
        if (op < Op.CALL) {
            return runSimple();
        }
        command = frame.index;
        next = command + 1;
        commands++;
        FrameState caller = frame;
        Outcome outcome = handlers.handler(op).run(this);
        if (outcome == Outcome.BLOCKED) {
            commands--;
            if (hook != null) {
                hook.blocked(this);
            }
            return false;
        }
        if (!run.stack.isEmpty() && run.stack.last() == caller && caller == frame) {
            frame.index = next;
        }
        return outcome == Outcome.NEXT && !(role == Role.BATTLE && host.battleDecided());
    }

    /** Simple commands as far as they go; the last of them is counted with the pass. */
    private boolean runSimple() {
        int limit = hook == null ? BUDGET - steps : 1;
        int done = simple.run(program, frame, role == Role.BATTLE, limit);
        if (done < 0) {
            commands += ~done;
            steps += ~done;
            return false;
        }
        commands += done;
        steps += done - 1;
        return true;
    }

    /** Frame end (spec 2.5); true when a caller goes on. */
    private boolean endFrame() {
        if (run.stack.size() > 1) {
            run.stack.removeLast();
            return true;
        }
        run.patches = 0;
        if (!role.isForeground()) {
            frame.index = 0;
            return false;
        }
        int eventId = frame.eventId;
        run.stack.removeLast();
        if (role == Role.FOREGROUND) {
            host.foregroundEnded(eventId);
        }
        return false;
    }

    private void load(FrameState top) {
        frame = top;
        if (top.program == null || top.program.dialect() != dialect) {
            top.program = find(top);
        }
        program = top.program;
        words = program.words();
    }

    private Program find(FrameState top) {
        Program found =
                top.ref.kind() == ProgramRef.Kind.INLINE
                        ? read.inline(CommandList.decode(top.code, 0, top.code.length))
                        : read.get(top.ref);
        return found != null ? found : read.inline(CommandList.EMPTY);
    }

    /** Starts a list on an interpreter that isn't being updated (spec 2.4). */
    public boolean start(
            InterpreterState target, Role as, Program list, int eventId, boolean byDecisionKey) {
        if (list == null || list.size() == 0) {
            return false;
        }
        if (target.stack.isEmpty() && as == Role.FOREGROUND) {
            host.foregroundStarted();
        }
        target.stack.add().start(list, eventId, byDecisionKey);
        return true;
    }
}
