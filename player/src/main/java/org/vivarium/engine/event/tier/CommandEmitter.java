package org.vivarium.engine.event.tier;

import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.CD_void;
import static org.vivarium.engine.event.tier.Generated.*;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.Opcode;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import org.vivarium.engine.event.Op;
import org.vivarium.engine.event.Program;
import org.vivarium.model.event.CommandList;

/** Writes the bytecode of single commands: reads, writes and tests of switches and variables. */
final class CommandEmitter {

    private static final ClassDesc MATH = of(CompiledMath.class);
    private static final MethodTypeDesc BINARY = MethodTypeDesc.of(CD_int, CD_int, CD_int, CD_int);
    private static final MethodTypeDesc SET_SLOT = MethodTypeDesc.of(CD_void, CD_int, CD_int);
    private static final MethodTypeDesc ENTERS =
            MethodTypeDesc.of(CD_boolean, FRAME, CD_int, CD_int);
    private static final MethodTypeDesc HAS =
            MethodTypeDesc.of(CD_boolean, CD_long.arrayType(), CD_int);
    private static final MethodTypeDesc INDEX_TO_VOID = MethodTypeDesc.of(CD_void, CD_int);

    private static final String[] OPERATIONS = {
        "set", "add", "subtract", "multiply", "divide", "remainder"
    };

    /** Jumps taken when a comparison (spec 7.1) does not hold. */
    private static final Opcode[] FAILS = {
        Opcode.IF_ICMPNE,
        Opcode.IF_ICMPLT,
        Opcode.IF_ICMPGT,
        Opcode.IF_ICMPLE,
        Opcode.IF_ICMPGE,
        Opcode.IF_ICMPEQ
    };

    private final Blocks blocks;
    private final StateShape shape;
    private final CodeBuilder code;

    CommandEmitter(Blocks blocks, StateShape shape, CodeBuilder code) {
        this.blocks = blocks;
        this.shape = shape;
        this.code = code;
    }

    /** Stands at command {@code index} and gives the step loop what is left. */
    void leaveAt(int index) {
        code.aload(FRAME_SLOT).loadConstant(index).putfield(FRAME, "index", CD_int);
        code.iload(LEFT_SLOT).ireturn();
    }

    /** Writes of a switch or variable. */
    void straight(int index, int refund) {
        switch (blocks.op(index)) {
            case Op.SET_SWITCH -> setSwitch(index, refund);
            case Op.SET_VARIABLE_CONSTANT, Op.SET_VARIABLE_VARIABLE -> setVariable(index, refund);
            default -> {}
        }
    }

    private void setSwitch(int index, int refund) {
        int id = blocks.parameter(index, 1);
        if (!shape.hasSwitch(id)) {
            return;
        }
        int operation = blocks.parameter(index, 3);
        code.aload(SWITCHES_SLOT).loadConstant(id - 1);
        if (operation == 0 || operation == 1) {
            code.loadConstant(1 - operation);
        } else {
            code.aload(SWITCHES_SLOT).loadConstant(id - 1).baload();
            code.iconst_1().ixor();
        }
        code.bastore();
        written(WATCHED_SWITCHES_SLOT, id, index, refund);
    }

    private void setVariable(int index, int refund) {
        int id = blocks.parameter(index, 1);
        if (!shape.hasVariable(id)) {
            return;
        }
        int operation = blocks.parameter(index, 3);
        int operand = blocks.parameter(index, 5);
        boolean constant = blocks.op(index) == Op.SET_VARIABLE_CONSTANT;
        code.aload(VARIABLES_SLOT).loadConstant(id - 1);
        if (constant && operation == 0) {
            code.loadConstant(CompiledMath.clamp(operand, shape.limit()));
        } else {
            variable(id);
            if (constant) {
                code.loadConstant(operand);
            } else {
                variable(operand);
            }
            code.loadConstant(shape.limit());
            code.invokestatic(MATH, OPERATIONS[operation], BINARY);
        }
        code.iastore();
        written(WATCHED_VARIABLES_SLOT, id, index, refund);
    }

    /** Leaves before the next command when a page has a condition on what was written. */
    private void written(int watched, int id, int index, int refund) {
        Label unseen = code.newLabel();
        code.aload(watched).loadConstant(id);
        code.invokestatic(OBSERVED, "has", HAS).ifeq(unseen);
        code.aload(INTERPRETER_SLOT).loadConstant(index + 1);
        code.invokevirtual(INTERPRETER, "refreshBefore", INDEX_TO_VOID);
        code.iinc(LEFT_SLOT, refund).iload(LEFT_SLOT).ireturn();
        code.labelBinding(unseen);
    }

    /** A variable's value, 0 for one that doesn't exist. */
    private void variable(int id) {
        if (shape.hasVariable(id)) {
            code.aload(VARIABLES_SLOT).loadConstant(id - 1).iaload();
        } else if (id <= 0) {
            code.iconst_0();
        } else {
            code.aload(INTERPRETER_SLOT).iconst_1().loadConstant(id);
            code.invokevirtual(INTERPRETER, "value", MethodTypeDesc.of(CD_int, CD_int, CD_int));
        }
    }

    /** A branch over a switch or variable: goes on when it holds, else to {@code otherwise}. */
    void branch(int index, Label otherwise) {
        if (blocks.op(index) == Op.BRANCH_SWITCH) {
            switchIs(blocks.parameter(index, 1), blocks.parameter(index, 2) == 0, otherwise);
        } else {
            compare(index, otherwise);
        }
    }

    private void switchIs(int id, boolean wanted, Label otherwise) {
        if (shape.hasSwitch(id)) {
            code.aload(SWITCHES_SLOT).loadConstant(id - 1).baload();
        } else if (id <= 0) {
            code.iconst_0();
        } else {
            code.aload(INTERPRETER_SLOT).loadConstant(id);
            code.invokevirtual(INTERPRETER, "on", MethodTypeDesc.of(CD_boolean, CD_int));
        }
        code.branch(wanted ? Opcode.IFEQ : Opcode.IFNE, otherwise);
    }

    private void compare(int index, Label otherwise) {
        variable(blocks.parameter(index, 1));
        int right = blocks.parameter(index, 3);
        if (blocks.parameter(index, 2) == 1) {
            variable(right);
        } else {
            code.loadConstant(right);
        }
        int operator = blocks.parameter(index, 4);
        if (operator >= 0 && operator < FAILS.length) {
            code.branch(FAILS[operator], otherwise);
        } else {
            code.pop2().goto_(otherwise);
        }
    }

    void setSlot(int index, int value) {
        code.aload(FRAME_SLOT)
                .loadConstant(blocks.word(index, CommandList.INDENT))
                .loadConstant(value)
                .invokevirtual(FRAME, "setSlot", SET_SLOT);
    }

    /** A branch marker: goes on into its body, or to {@code otherwise} (spec 4.2 to 4.4). */
    void marker(int index, Label body, Label otherwise) {
        int op = blocks.op(index);
        if (op != Op.MARKER) {
            code.aload(INTERPRETER_SLOT);
            code.invokevirtual(INTERPRETER, "inBattle", MethodTypeDesc.of(CD_boolean));
            code.branch(op == Op.MAP_MARKER ? Opcode.IFNE : Opcode.IFEQ, body);
        }
        int value =
                Program.markerValue(
                        blocks.word(index, CommandList.CODE), blocks.parameter(index, 0));
        code.aload(FRAME_SLOT)
                .loadConstant(blocks.word(index, CommandList.INDENT))
                .loadConstant(value)
                .invokestatic(MATH, "enters", ENTERS)
                .ifeq(otherwise);
    }
}
