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
    private long asBytecode;
    private RunMeter meter = RunMeter.OFF;
    private CommandHook hook;
    private ProgramTier tier = ProgramTier.INTERPRETED;

    /** How the last handler went. */
    private Outcome outcome;

    private int[] variablesAtEntry;
    private boolean[] switchesAtEntry;

    /** Whether bytecode on trial has had its stretch of this update. */
    private boolean tried;

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

    HandlerTable handlers() {
        return handlers;
    }

    /** Installs what decides which programs are compiled. */
    public void setTier(ProgramTier decides) {
        tier = decides;
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

    /** Those of {@link #commandsRun} that ran as bytecode. */
    public long commandsAsBytecode() {
        return asBytecode;
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
        tried = false;
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
        int limit = hook == null ? BUDGET - steps : 1;
        CompiledProgram compiled = program.compiled();
        if (compiled != null && hook == null && !(compiled.isOnTrial() && tried)) {
            int done = runCompiled(compiled, limit);
            if (done > 0) {
                return outcome == Outcome.NEXT;
            }
            limit = done == 0 ? 1 : limit;
        }
        int op = words[(frame.index << CommandList.SHIFT) + CommandList.OP];
        if (op < Op.CALL) {
            return runSimple(limit);
        }
        program.count(1);
        handle(handlers.handler(op), frame.index);
        return outcome == Outcome.NEXT;
    }

    /** Runs the handler of the command at {@code index}; {@link #outcome} is how it went. */
    private void handle(CommandHandler handler, int index) {
        command = index;
        next = index + 1;
        commands++;
        FrameState caller = frame;
        outcome = handler.run(this);
        if (outcome == Outcome.BLOCKED) {
            commands--;
            run.tried = command + 1;
            return;
        }
        run.tried = 0;
        if (!run.stack.isEmpty() && run.stack.last() == caller && caller == frame) {
            frame.index = next;
        }
        if (outcome == Outcome.NEXT && role == Role.BATTLE && host.battleDecided()) {
            outcome = Outcome.STOP;
        }
    }

    /** Bytecode as far as it goes; the last of its commands is counted with the pass. */
    private int runCompiled(CompiledProgram compiled, int limit) {
        outcome = Outcome.NEXT;
        variablesAtEntry = state.variables.values();
        switchesAtEntry = state.switches.values();
        int most = limit;
        if (compiled.isOnTrial()) {
            tried = true;
            compiled.tried();
            most = Math.min(limit, CompiledProgram.TRIAL_COMMANDS);
        }
        int done = compiled.run(this, frame, most);
        if (done > 0) {
            program.count(done);
            commands += done;
            asBytecode += outcome == Outcome.BLOCKED ? done - 1 : done;
            steps += done - 1;
        } else if (done == CompiledPart.UNFIT) {
            program.setCompiled(null);
            program.attentionAt(program.commands());
        }
        return done;
    }

    /**
     * A command that bytecode leaves to its handler. It counts the command itself, with those
     * around it.
     *
     * @return the command that follows; -1 when something happened that the step loop must see
     */
    public int called(CommandHandler handler, int index) {
        frame.index = index;
        handle(handler, index);
        commands--;
        return outcome == Outcome.NEXT && undisturbed() ? frame.index : -1;
    }

    /** Whether a pass would go straight on to the next command of the same list (spec 3.1). */
    private boolean undisturbed() {
        if (state.map.needRefresh
                || state.mapFrame.asyncOperation != 0
                || run.stack.isEmpty()
                || run.stack.last() != frame
                || frame.program != program
                || program.dialect() != dialect
                || state.variables.values() != variablesAtEntry
                || state.switches.values() != switchesAtEntry
                || host.sceneRequested()
                || !waits.none(run, role)) {
            return false;
        }
        run.showMessage = false;
        run.abortOnEscape = false;
        return true;
    }

    /** Simple commands as far as they go; the last of them is counted with the pass. */
    private boolean runSimple(int limit) {
        int done = simple.run(program, frame, role == Role.BATTLE, limit);
        if (done < 0) {
            program.count(~done);
            commands += ~done;
            steps += ~done;
            return false;
        }
        program.count(done);
        commands += done;
        steps += done - 1;
        return true;
    }

    /** Frame end (spec 2.5); true when a caller goes on. */
    private boolean endFrame() {
        run.tried = 0;
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

    void load(FrameState top) {
        frame = top;
        if (top.program == null || top.program.dialect() != dialect) {
            top.program = find(top);
        }
        program = top.program;
        words = program.words();
        if (program.wantsAttention()) {
            tier.reached(program);
        }
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
