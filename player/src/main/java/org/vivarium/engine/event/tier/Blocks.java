package org.vivarium.engine.event.tier;

import java.util.BitSet;
import org.vivarium.engine.event.Op;
import org.vivarium.engine.event.Program;
import org.vivarium.model.event.CommandList;

/**
 * A program cut into straight runs. Commands are counted once a run and code is entered only at the
 * first command of one, so a run is also the most the interpreter has to work off one by one where
 * a budget ended in its middle.
 */
final class Blocks {

    /** Longest run. */
    private static final int MOST = 32;

    private final Program program;
    private final StateShape shape;
    private final BitSet starts = new BitSet();

    Blocks(Program program, StateShape shape) {
        this.program = program;
        this.shape = shape;
        for (int i = 0; i < program.size(); i++) {
            if (!isStraight(i)) {
                starts.set(i + 1);
                int target = word(i, CommandList.TARGET);
                if (target >= 0) {
                    starts.set(target);
                }
                if (op(i) >= Op.CALL || isLeft(i)) {
                    starts.set(i);
                }
            }
        }
        starts.set(0);
        for (int i = 0, length = 0; i < program.size(); i++, length++) {
            if (starts.get(i)) {
                length = 0;
            } else if (length == MOST) {
                starts.set(i);
                length = 0;
            }
        }
    }

    boolean isStart(int index) {
        return starts.get(index);
    }

    /** The first command behind the run that begins at {@code index}. */
    int end(int index) {
        int next = starts.nextSetBit(index + 1);
        return next < 0 || next > program.size() ? program.size() : next;
    }

    /** Whether the next command always follows, and nothing but variables and switches changes. */
    private boolean isStraight(int index) {
        return switch (op(index)) {
            case Op.NOTHING -> true;
            case Op.SET_SWITCH, Op.SET_VARIABLE_CONSTANT, Op.SET_VARIABLE_VARIABLE ->
                    !isLeft(index);
            default -> false;
        };
    }

    /** Whether a command stays with the interpreter: it makes a list longer, or never moves on. */
    boolean isLeft(int index) {
        return switch (op(index)) {
            case Op.STUCK -> true;
            case Op.SET_SWITCH -> beyond(parameter(index, 1), shape.switches());
            case Op.SET_VARIABLE_CONSTANT, Op.SET_VARIABLE_VARIABLE ->
                    beyond(parameter(index, 1), shape.variables());
            default -> false;
        };
    }

    /** Ids below 1 are never written; those above make room for themselves. */
    private static boolean beyond(int id, int count) {
        return id > count;
    }

    int op(int index) {
        return word(index, CommandList.OP);
    }

    int word(int index, int which) {
        return program.words()[(index << CommandList.SHIFT) + which];
    }

    int parameter(int index, int n) {
        return Program.parameter(program.words(), index << CommandList.SHIFT, n);
    }
}
