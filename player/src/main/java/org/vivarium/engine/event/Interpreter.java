package org.vivarium.engine.event;

import java.nio.charset.Charset;
import org.vivarium.engine.state.CharacterState;
import org.vivarium.engine.state.FrameState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.InterpreterState;
import org.vivarium.engine.state.SwitchesState;
import org.vivarium.engine.state.VariablesState;
import org.vivarium.engine.state.VehicleState;
import org.vivarium.model.event.CommandList;

/**
 * Runs event lists: the step loop of spec interpreter 3. There is one runner for all interpreters
 * of a game; what differs between them is their {@link InterpreterState} and {@link Role}, handed
 * over for each update.
 *
 * <p>Simple commands are worked off in {@link #runSimple}, which leaves as soon as something
 * happens that the checks between two commands could see. Everything else goes through its handler.
 */
public final class Interpreter {

    /** Steps one update may take (spec 0.3). */
    public static final int BUDGET = 10_000;

    /** Deeper calls than this end the game in the original; here the call is refused. */
    static final int MAX_DEPTH = 1000;

    private final GameState state;
    private final SwitchesState switches;
    private final VariablesState variables;
    private final Dialect dialect;
    private final ProgramCache programs;
    private final HandlerTable handlers;
    private final EventHost host;
    private final KeyInput keys;
    private final ObservedIds observed;
    private final Charset charset;
    private final EventFaults faults;

    private InterpreterState run;
    private Role role;
    private int owner;
    private FrameState frame;
    private Program program;
    private int[] words;
    private int command;
    private int next;
    private int steps;
    private long commands;
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
        this.state = state;
        this.switches = state.switches;
        this.variables = state.variables;
        this.dialect = dialect;
        this.programs = programs;
        this.handlers = handlers;
        this.host = host;
        this.observed = observed;
        this.charset = charset;
        this.faults = faults;
        this.keys = new KeyInput(state);
    }

    /** Installs or (null) removes the hook that sees every command before it runs. */
    public void setHook(CommandHook hook) {
        this.hook = hook;
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
        steps = state.mapFrame.steps;
        while (steps < BUDGET && pass()) {
            steps++;
        }
        state.mapFrame.steps = steps;
        if (state.map.needRefresh && role != Role.BATTLE) {
            host.refreshPages();
        }
    }

    /** One pass of the loop; false when it stopped (spec 3.1). */
    private boolean pass() {
        if (steps > 0 && host.sceneRequested() || state.mapFrame.asyncOperation != 0) {
            return false;
        }
        if (!released()) {
            return false;
        }
        run.showMessage = false;
        run.abortOnEscape = false;
        if (!waitsOver() || run.stack.isEmpty()) {
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

    /** Step 3: what holds this kind of interpreter from outside. */
    private boolean released() {
        if (!role.isForeground()) {
            return !(run.showMessage && host.messageActive());
        }
        if (role == Role.FOREGROUND && boardingOrFlying()) {
            return false;
        }
        if (host.messageOpen()) {
            if (run.waitTime > 0) {
                run.waitTime--;
            }
            return false;
        }
        return true;
    }

    private boolean boardingOrFlying() {
        VehicleState airship = state.vehicles[2];
        return state.hero.boarding
                || state.hero.unboarding
                || airship.ascent > 0
                || airship.descent > 0;
    }

    /** The question of an inn was answered: whoever stays pays and sleeps (spec 11.6). */
    private boolean innAnswered() {
        if (host.messageActive()) {
            return false;
        }
        int price = run.innPrice;
        run.innPrice = 0;
        boolean stays = run.running() && run.stack.last().slot(run.innIndent) == 0;
        if (stays) {
            state.party.gold = Math.max(0, state.party.gold - price);
            state.mapFrame.asyncOperation = AsyncOperation.INN.ordinal();
        }
        return !stays;
    }

    /** Steps 5 to 8. */
    private boolean waitsOver() {
        if (run.innPrice > 0 && !innAnswered()) {
            return false;
        }
        if (run.waitTime > 0) {
            run.waitTime--;
            return false;
        }
        if (run.waitKey) {
            if (host.messageActive() || !keys.decisionTriggered()) {
                return false;
            }
            run.waitKey = false;
        }
        if (run.waitMovement) {
            if (forcedRouteRuns()) {
                return false;
            }
            run.waitMovement = false;
        }
        if (run.keyInput) {
            if (host.messageActive()) {
                return false;
            }
            return keys.poll(run, this);
        }
        return true;
    }

    private boolean forcedRouteRuns() {
        if (unfinished(state.hero)) {
            return true;
        }
        for (VehicleState vehicle : state.vehicles) {
            if (vehicle.map == state.map.id && unfinished(vehicle)) {
                return true;
            }
        }
        for (int i = 0; i < state.map.events.size(); i++) {
            if (unfinished(state.map.events.get(i))) {
                return true;
            }
        }
        return false;
    }

    static boolean unfinished(CharacterState character) {
        return character.route.overwritten && !character.route.finished;
    }

    /** Steps 12 to 14 for as many commands as can be run without looking up. */
    private boolean step() {
        if (hook != null) {
            command = frame.index;
            hook.before(this);
        }
        int op = words[(frame.index << CommandList.SHIFT) + CommandList.OP];
        if (op < Op.CALL) {
            return runSimple(hook == null ? BUDGET - steps : 1);
        }
        command = frame.index;
        next = command + 1;
        commands++;
        FrameState caller = frame;
        Outcome outcome = handlers.handler(op).run(this);
        if (outcome == Outcome.BLOCKED) {
            commands--;
            return false;
        }
        if (!run.stack.isEmpty() && run.stack.last() == caller && caller == frame) {
            frame.index = next;
        }
        return outcome == Outcome.NEXT && !(role == Role.BATTLE && host.battleDecided());
    }

    /**
     * Runs up to {@code limit} simple commands from the frame's next one on. All but one of them
     * are added to the steps here; the last one counts with the pass.
     */
    private boolean runSimple(int limit) {
        int[] code = words;
        int size = program.size();
        int at = frame.index;
        int left = limit;
        while (true) {
            int base = at << CommandList.SHIFT;
            switch (code[base + CommandList.OP]) {
                case Op.NOTHING -> at++;
                case Op.JUMP -> at = code[base + CommandList.TARGET];
                case Op.STUCK -> {
                    return stuck(at, limit - left);
                }
                case Op.MARKER -> at = marker(base, at);
                case Op.MAP_MARKER -> at = role == Role.BATTLE ? at + 1 : marker(base, at);
                case Op.BATTLE_MARKER -> at = role == Role.BATTLE ? marker(base, at) : at + 1;
                case Op.BRANCH_SWITCH -> at = branchSwitch(code, base, at);
                case Op.BRANCH_VARIABLE -> at = branchVariable(code, base, at);
                case Op.SET_SWITCH -> {
                    setSwitch(code, base);
                    at++;
                }
                case Op.SET_VARIABLE_CONSTANT -> {
                    setVariable(code, base, parameter(code, base, 5));
                    at++;
                }
                case Op.SET_VARIABLE_VARIABLE -> {
                    setVariable(code, base, variables.get(parameter(code, base, 5)));
                    at++;
                }
                default -> throw new IllegalStateException("not a simple command");
            }
            left--;
            if (left == 0
                    || at >= size
                    || state.map.needRefresh
                    || code[(at << CommandList.SHIFT) + CommandList.OP] >= Op.CALL) {
                break;
            }
        }
        frame.index = at;
        commands += limit - left;
        steps += limit - left - 1;
        return true;
    }

    /** A loop end without a start: the commands before it have run, it never will (spec 4.5). */
    private boolean stuck(int at, int done) {
        frame.index = at;
        commands += done;
        steps += done;
        return false;
    }

    private static int parameter(int[] code, int base, int n) {
        return n < code[base + CommandList.COUNT]
                ? code[code[base + CommandList.PARAMETERS] + n]
                : 0;
    }

    private int marker(int base, int at) {
        int indent = words[base + CommandList.INDENT];
        int value = Program.markerValue(words[base], parameter(words, base, 0));
        if (frame.slot(indent) != value) {
            return words[base + CommandList.TARGET];
        }
        frame.setSlot(indent, FrameState.NO_BRANCH);
        return at + 1;
    }

    private int branchSwitch(int[] code, int base, int at) {
        boolean wanted = parameter(code, base, 2) == 0;
        return branch(code, base, at, switches.get(parameter(code, base, 1)) == wanted);
    }

    private int branchVariable(int[] code, int base, int at) {
        int left = variables.get(parameter(code, base, 1));
        int right = parameter(code, base, 3);
        if (parameter(code, base, 2) == 1) {
            right = variables.get(right);
        }
        return branch(code, base, at, Comparison.test(parameter(code, base, 4), left, right));
    }

    private int branch(int[] code, int base, int at, boolean holds) {
        int indent = code[base + CommandList.INDENT];
        if (holds) {
            frame.setSlot(indent, FrameState.NO_BRANCH);
            return at + 1;
        }
        frame.setSlot(indent, 1);
        return code[base + CommandList.TARGET];
    }

    private void setSwitch(int[] code, int base) {
        int id = parameter(code, base, 1);
        int operation = parameter(code, base, 3);
        switches.set(id, operation == 0 || operation != 1 && !switches.get(id));
        if (observed.hasSwitch(id)) {
            state.map.needRefresh = true;
        }
    }

    private void setVariable(int[] code, int base, int operand) {
        int id = parameter(code, base, 1);
        variables.set(id, Arithmetic.apply(parameter(code, base, 3), variables.get(id), operand));
        if (observed.hasVariable(id)) {
            state.map.needRefresh = true;
        }
    }

    /** Frame end (spec 2.5); true when a caller goes on. */
    private boolean endFrame() {
        if (run.stack.size() > 1) {
            run.stack.removeLast();
            return true;
        }
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
        if (top.program == null) {
            top.program = find(top);
        }
        program = top.program;
        words = program.words();
    }

    private Program find(FrameState top) {
        Program found =
                top.ref.kind() == ProgramRef.Kind.INLINE
                        ? programs.inline(CommandList.decode(top.code, 0, top.code.length))
                        : programs.get(top.ref);
        return found != null ? found : programs.inline(CommandList.EMPTY);
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

    // For handlers: the current command and what it may do to its interpreter.

    public GameState state() {
        return state;
    }

    public Dialect dialect() {
        return dialect;
    }

    public EventHost host() {
        return host;
    }

    public ProgramCache programs() {
        return programs;
    }

    public KeyInput keys() {
        return keys;
    }

    public InterpreterState run() {
        return run;
    }

    public Role role() {
        return role;
    }

    public boolean isForeground() {
        return role.isForeground();
    }

    public boolean inBattle() {
        return role == Role.BATTLE;
    }

    /** Which interpreter this is, for whoever answers later (see {@link Role#ofOwner}). */
    public int owner() {
        return owner;
    }

    public FrameState frame() {
        return frame;
    }

    public Program program() {
        return program;
    }

    /** Index of the current command. */
    public int command() {
        return command;
    }

    public int code() {
        return program.list().code(command);
    }

    public int indent() {
        return program.list().indent(command);
    }

    public int parameterCount() {
        return program.list().parameterCount(command);
    }

    /** Parameter {@code n}, 0 when the command has fewer. */
    public int p(int n) {
        return parameter(words, command << CommandList.SHIFT, n);
    }

    public String text() {
        return program.text(command, charset);
    }

    public String text(int index) {
        return program.text(index, charset);
    }

    /**
     * The command's text, or with the Maniac Patch a string variable: the mode is nibble {@code i}
     * of parameter {@code k}, the string's id parameter {@code id} (spec 21.1).
     */
    public String textOr(int k, int nibble, int id) {
        if (!dialect.maniac() || k >= parameterCount()) {
            return text();
        }
        return switch (p(k) >> 4 * nibble & 15) {
            case 1 -> state.strings.get(p(id));
            case 2 -> state.strings.get(variables.get(p(id)));
            default -> text();
        };
    }

    public Charset charset() {
        return charset;
    }

    /** V(mode, x) of spec 0.1: a constant, a variable, or one of the Maniac Patch's modes. */
    public int value(int mode, int x) {
        if (mode == 0) {
            return x;
        }
        if (mode == 1) {
            return variables.get(x);
        }
        if (!dialect.maniac()) {
            return -1;
        }
        return switch (mode) {
            case 2 -> variables.get(variables.get(x));
            case 3 -> switches.get(x) ? 1 : 0;
            case 4 -> switches.get(variables.get(x)) ? 1 : 0;
            default -> -1;
        };
    }

    /** Vn(k, i, x) of spec 0.1: the mode is nibble {@code i} of parameter {@code k}. */
    public int packed(int k, int i, int x) {
        return dialect.maniac() && k < parameterCount() ? value(p(k) >> 4 * i & 15, x) : x;
    }

    /** The next command is the one at {@code index}. */
    public void jump(int index) {
        next = index;
    }

    /** Skips to where the current command leads when its branch is not taken. */
    public void skip() {
        next = program.target(command);
    }

    /** Index of the command that follows. */
    public int next() {
        return next;
    }

    /** The current list ends here. */
    public void endList() {
        next = program.size();
    }

    public void setSlot(int value) {
        frame.setSlot(indent(), value);
    }

    /** Waits {@code tenths} of a second; 0 is one frame. */
    public void waitTenths(int tenths) {
        waitFrames(tenths * 6);
    }

    /** The next command runs {@code frames} updates after this one, at least one. */
    public void waitFrames(int frames) {
        run.waitTime = Math.max(1, frames);
    }

    /** A single switch was written by hand. */
    public void switchWritten(int id) {
        if (observed.hasSwitch(id)) {
            state.map.needRefresh = true;
        }
    }

    /** A single variable was written by hand. */
    public void variableWritten(int id) {
        if (observed.hasVariable(id)) {
            state.map.needRefresh = true;
        }
    }

    public void requestRefresh() {
        state.map.needRefresh = true;
    }

    /** The map event this list belongs to, 0 for none (spec 2.3). */
    public int thisEvent() {
        for (int i = run.stack.size() - 1; i >= 0; i--) {
            int id = run.stack.get(i).eventId;
            if (id != 0 || !dialect.thisEventThroughCalls()) {
                return id;
            }
        }
        return 0;
    }

    /** The character a command names, or null (spec 0.3). */
    public CharacterState character(int id) {
        return Characters.find(state, id, thisEvent());
    }

    /** Calls a list: it runs before the next command of the present one (spec 4.7). */
    public void call(Program list, int eventId) {
        if (list == null || list.size() == 0) {
            return;
        }
        if (run.stack.size() > MAX_DEPTH) {
            warn(EventFault.CALLS_TOO_DEEP, run.stack.size());
            return;
        }
        frame.index = next;
        run.stack.add().start(list, eventId, false);
    }

    /** Warns once about the current command; play goes on. */
    public void warn(EventFault fault, int value) {
        faults.warn(fault, program.ref(), command, code(), value);
    }
}
