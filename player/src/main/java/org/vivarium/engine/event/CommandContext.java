package org.vivarium.engine.event;

import java.nio.charset.Charset;
import org.vivarium.engine.state.CharacterState;
import org.vivarium.engine.state.FrameState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.InterpreterState;
import org.vivarium.model.event.CommandList;

/**
 * The command being carried out, as its handler sees it: its parameters and text, the list and call
 * stack it stands in, and what it may do to their course. The step loop that goes from one command
 * to the next is {@link Interpreter}.
 */
public abstract sealed class CommandContext permits Interpreter {

    /** Deeper calls than this end the game in the original; here the call is refused. */
    static final int MAX_DEPTH = 1000;

    final GameState state;
    Dialect dialect;
    final ProgramCache programs;
    final EventHost host;
    final ObservedIds observed;
    private final Charset charset;
    private final EventFaults faults;

    InterpreterState run;
    Role role;
    int owner;
    FrameState frame;
    Program program;
    int[] words;
    int command;
    int next;

    CommandContext(
            GameState state,
            Dialect dialect,
            ProgramCache programs,
            EventHost host,
            ObservedIds observed,
            Charset charset,
            EventFaults faults) {
        this.state = state;
        this.dialect = dialect;
        this.programs = programs;
        this.host = host;
        this.observed = observed;
        this.charset = charset;
        this.faults = faults;
    }

    public GameState state() {
        return state;
    }

    /** What the list being run is read as: the game's dialect, unless it asked for another. */
    public Dialect dialect() {
        return dialect;
    }

    /** The game's own dialect, whatever the list being run has asked for. */
    Dialect ownDialect() {
        return programs.dialect();
    }

    /** Ids whose writing can change a page of the present map. */
    public ObservedIds observed() {
        return observed;
    }

    public EventHost host() {
        return host;
    }

    public ProgramCache programs() {
        return programs;
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
        return Program.parameter(words, command << CommandList.SHIFT, n);
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
            case 2 -> state.strings.get(state.variables.get(p(id)));
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
            return state.variables.get(x);
        }
        if (!dialect.maniac()) {
            return -1;
        }
        return switch (mode) {
            case 2 -> state.variables.get(state.variables.get(x));
            case 3 -> state.switches.get(x) ? 1 : 0;
            case 4 -> state.switches.get(state.variables.get(x)) ? 1 : 0;
            default -> -1;
        };
    }

    /** Whether a switch is on. */
    public boolean on(int switchId) {
        return state.switches.get(switchId);
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

    /** Compiled code wrote what a page has a condition on; the command at {@code index} follows. */
    public void refreshBefore(int index) {
        state.map.needRefresh = true;
        frame.index = index;
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
