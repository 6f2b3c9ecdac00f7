package org.vivarium.engine.event.tier;

import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static org.vivarium.engine.event.tier.Generated.*;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.vivarium.engine.event.CompiledPart;
import org.vivarium.engine.event.Op;
import org.vivarium.engine.state.FrameState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.SwitchesState;
import org.vivarium.engine.state.VariablesState;
import org.vivarium.model.event.CommandList;

/**
 * Writes the method of one part: a way in to the first command of every run, the runs themselves
 * with their jumps as jumps of the JVM, and ways out to other parts and to the step loop.
 */
final class PartEmitter {

    private static final MethodTypeDesc CALLED = MethodTypeDesc.of(CD_int, HANDLER, CD_int);

    private final Blocks blocks;
    private final StateShape shape;
    private final int from;
    private final int to;
    private final int size;
    private final ClassDesc self;
    private final List<Integer> handlers;
    private final CodeBuilder code;
    private final CommandEmitter commands;
    private final Map<Integer, Label> labels = new HashMap<>();

    /**
     * @param handlers ops of the handlers called, in the order of their constants; added to
     */
    PartEmitter(
            Blocks blocks,
            StateShape shape,
            int from,
            int to,
            int size,
            ClassDesc self,
            List<Integer> handlers,
            CodeBuilder code) {
        this.blocks = blocks;
        this.shape = shape;
        this.from = from;
        this.to = to;
        this.size = size;
        this.self = self;
        this.handlers = handlers;
        this.code = code;
        this.commands = new CommandEmitter(blocks, shape, code);
    }

    void emit() {
        for (int i = from; i < to; i = blocks.end(i)) {
            labels.put(i, code.newLabel());
        }
        enter();
        for (int i = from; i < to; i = blocks.end(i)) {
            code.labelBinding(labels.get(i));
            block(i, blocks.end(i));
        }
    }

    private void enter() {
        Label unfit = code.newLabel();
        Label elsewhere = code.newLabel();
        state("variables", of(VariablesState.class), CD_int.arrayType(), VARIABLES_SLOT);
        code.aload(VARIABLES_SLOT).arraylength().loadConstant(shape.variables()).if_icmplt(unfit);
        state("switches", of(SwitchesState.class), CD_boolean.arrayType(), SWITCHES_SLOT);
        code.aload(SWITCHES_SLOT).arraylength().loadConstant(shape.switches()).if_icmplt(unfit);
        watched("variables", shape.variables(), WATCHED_VARIABLES_SLOT);
        watched("switches", shape.switches(), WATCHED_SWITCHES_SLOT);
        code.aload(FRAME_SLOT).getfield(FRAME, "index", CD_int);
        List<SwitchCase> cases = new ArrayList<>();
        for (int i = from; i < to; i = blocks.end(i)) {
            cases.add(SwitchCase.of(i, labels.get(i)));
        }
        code.tableswitch(from, to - 1, elsewhere, cases);
        code.labelBinding(elsewhere).iload(LEFT_SLOT).ireturn();
        code.labelBinding(unfit).loadConstant(CompiledPart.UNFIT).ireturn();
    }

    private void state(String what, ClassDesc owner, ClassDesc array, int slot) {
        ClassDesc game = of(GameState.class);
        code.aload(INTERPRETER_SLOT)
                .invokevirtual(INTERPRETER, "state", MethodTypeDesc.of(game))
                .getfield(game, what, owner)
                .invokevirtual(owner, "values", MethodTypeDesc.of(array))
                .astore(slot);
    }

    private void watched(String what, int highest, int slot) {
        code.aload(INTERPRETER_SLOT)
                .invokevirtual(INTERPRETER, "observed", MethodTypeDesc.of(OBSERVED))
                .loadConstant(highest)
                .invokevirtual(OBSERVED, what, MethodTypeDesc.of(CD_long.arrayType(), CD_int))
                .astore(slot);
    }

    private void block(int start, int end) {
        if (blocks.isLeft(start)) {
            commands.leaveAt(start);
            return;
        }
        int length = end - start;
        Label enough = code.newLabel();
        code.iinc(LEFT_SLOT, -length).iload(LEFT_SLOT).ifge(enough);
        code.iinc(LEFT_SLOT, length);
        commands.leaveAt(start);
        code.labelBinding(enough);
        for (int i = start; i < end; i++) {
            switch (blocks.op(i)) {
                case Op.NOTHING,
                        Op.SET_SWITCH,
                        Op.SET_VARIABLE_CONSTANT,
                        Op.SET_VARIABLE_VARIABLE ->
                        commands.straight(i, end - 1 - i);
                case Op.JUMP -> go(target(i));
                case Op.MARKER, Op.MAP_MARKER, Op.BATTLE_MARKER -> marker(i);
                case Op.BRANCH_SWITCH, Op.BRANCH_VARIABLE -> branch(i);
                default -> call(i);
            }
        }
        if (end == to && blocks.op(end - 1) != Op.JUMP) {
            go(end);
        }
    }

    private void branch(int index) {
        Label otherwise = code.newLabel();
        Label after = code.newLabel();
        commands.branch(index, otherwise);
        commands.setSlot(index, FrameState.NO_BRANCH);
        code.goto_(after);
        code.labelBinding(otherwise);
        commands.setSlot(index, 1);
        go(target(index));
        code.labelBinding(after);
    }

    private void marker(int index) {
        Label otherwise = code.newLabel();
        Label body = code.newLabel();
        commands.marker(index, body, otherwise);
        code.goto_(body);
        code.labelBinding(otherwise);
        go(target(index));
        code.labelBinding(body);
    }

    private void call(int index) {
        int constant = handlers.indexOf(blocks.op(index));
        if (constant < 0) {
            constant = handlers.size();
            handlers.add(blocks.op(index));
        }
        code.aload(INTERPRETER_SLOT).getstatic(self, field(constant), HANDLER);
        code.loadConstant(index).invokevirtual(INTERPRETER, "called", CALLED).istore(NEXT_SLOT);
        Label straightOn = code.newLabel();
        code.iload(NEXT_SLOT).loadConstant(index + 1).if_icmpeq(straightOn);
        if (target(index) != index + 1 && labels.containsKey(target(index))) {
            code.iload(NEXT_SLOT).loadConstant(target(index)).if_icmpeq(labels.get(target(index)));
        }
        code.iload(LEFT_SLOT).ireturn();
        code.labelBinding(straightOn);
    }

    static String field(int constant) {
        return "H" + constant;
    }

    private int target(int index) {
        return blocks.word(index, CommandList.TARGET);
    }

    /** To the run that begins at {@code index}, wherever that is. */
    private void go(int index) {
        Label here = labels.get(index);
        if (here != null) {
            code.goto_(here);
        } else if (index >= size) {
            commands.leaveAt(size);
        } else {
            code.aload(FRAME_SLOT).loadConstant(index).putfield(FRAME, "index", CD_int);
            code.iload(LEFT_SLOT).iconst_m1().ixor().ireturn();
        }
    }
}
