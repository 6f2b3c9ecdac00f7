package org.vivarium.engine.event;

import org.vivarium.engine.state.FrameState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.SwitchesState;
import org.vivarium.engine.state.VariablesState;
import org.vivarium.model.event.CommandList;

/**
 * The commands that scripts spend their time in: jumps, branch markers, branches over a switch or a
 * variable, writes of a single one. They are worked off in one loop that leaves as soon as
 * something happens that the checks between two commands could see (spec interpreter 3.1).
 */
final class SimpleCommands {

    private final GameState state;
    private final SwitchesState switches;
    private final VariablesState variables;
    private final ObservedIds observed;

    SimpleCommands(GameState state, ObservedIds observed) {
        this.state = state;
        this.switches = state.switches;
        this.variables = state.variables;
        this.observed = observed;
    }

    /**
     * Runs up to {@code limit} simple commands from the frame's next one on.
     *
     * @return commands run; the complement of that number when the frame stands at a loop end
     *     without a start, where it stays for good (spec 4.5)
     */
    int run(Program program, FrameState frame, boolean inBattle, int limit) {
        int[] code = program.words();
        int size = program.size();
        int at = frame.index;
        int left = limit;
        while (true) {
            int base = at << CommandList.SHIFT;
            switch (code[base + CommandList.OP]) {
                case Op.NOTHING -> at++;
                case Op.JUMP -> at = code[base + CommandList.TARGET];
                case Op.STUCK -> {
                    frame.index = at;
                    return ~(limit - left);
                }
                case Op.MARKER -> at = marker(code, base, at, frame);
                case Op.MAP_MARKER -> at = inBattle ? at + 1 : marker(code, base, at, frame);
                case Op.BATTLE_MARKER -> at = inBattle ? marker(code, base, at, frame) : at + 1;
                case Op.BRANCH_SWITCH -> at = branchSwitch(code, base, at, frame);
                case Op.BRANCH_VARIABLE -> at = branchVariable(code, base, at, frame);
                case Op.SET_SWITCH -> {
                    setSwitch(code, base);
                    at++;
                }
                case Op.SET_VARIABLE_CONSTANT -> {
                    setVariable(code, base, Program.parameter(code, base, 5));
                    at++;
                }
                case Op.SET_VARIABLE_VARIABLE -> {
                    setVariable(code, base, variables.get(Program.parameter(code, base, 5)));
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
        return limit - left;
    }

    private static int marker(int[] code, int base, int at, FrameState frame) {
        int indent = code[base + CommandList.INDENT];
        int value = Program.markerValue(code[base], Program.parameter(code, base, 0));
        if (frame.slot(indent) != value) {
            return code[base + CommandList.TARGET];
        }
        frame.setSlot(indent, FrameState.NO_BRANCH);
        return at + 1;
    }

    private int branchSwitch(int[] code, int base, int at, FrameState frame) {
        boolean wanted = Program.parameter(code, base, 2) == 0;
        return branch(
                code, base, at, frame, switches.get(Program.parameter(code, base, 1)) == wanted);
    }

    private int branchVariable(int[] code, int base, int at, FrameState frame) {
        int left = variables.get(Program.parameter(code, base, 1));
        int right = Program.parameter(code, base, 3);
        if (Program.parameter(code, base, 2) == 1) {
            right = variables.get(right);
        }
        return branch(
                code,
                base,
                at,
                frame,
                Comparison.test(Program.parameter(code, base, 4), left, right));
    }

    private static int branch(int[] code, int base, int at, FrameState frame, boolean holds) {
        int indent = code[base + CommandList.INDENT];
        if (holds) {
            frame.setSlot(indent, FrameState.NO_BRANCH);
            return at + 1;
        }
        frame.setSlot(indent, 1);
        return code[base + CommandList.TARGET];
    }

    private void setSwitch(int[] code, int base) {
        int id = Program.parameter(code, base, 1);
        int operation = Program.parameter(code, base, 3);
        switches.set(id, operation == 0 || operation != 1 && !switches.get(id));
        if (observed.hasSwitch(id)) {
            state.map.needRefresh = true;
        }
    }

    private void setVariable(int[] code, int base, int operand) {
        int id = Program.parameter(code, base, 1);
        variables.set(
                id, Arithmetic.apply(Program.parameter(code, base, 3), variables.get(id), operand));
        if (observed.hasVariable(id)) {
            state.map.needRefresh = true;
        }
    }
}
