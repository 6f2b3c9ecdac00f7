package org.vivarium.engine.event;

import org.vivarium.engine.state.FrameState;

/** The counting loops of the Maniac Patch; plain loops need no handler (spec interpreter 4.5). */
final class LoopCommands {

    private static final int TIMES = 1;
    private static final int UP = 2;
    private static final int DOWN = 3;
    private static final int WHILE = 4;
    private static final int DO_WHILE = 5;

    private LoopCommands() {}

    static void register(HandlerTable table) {
        table.add(CommandCode.LOOP, LoopCommands::begin);
        table.add(CommandCode.LOOP_END, LoopCommands::end);
    }

    private static int left(Interpreter i) {
        return i.packed(1, 0, i.p(2));
    }

    private static int right(Interpreter i) {
        return i.packed(1, 1, i.p(3));
    }

    private static boolean conditionHolds(Interpreter i) {
        return Comparison.test(i.p(1) >> 8 & 15, left(i), right(i));
    }

    private static Outcome begin(Interpreter i) {
        FrameState frame = i.frame();
        boolean enters =
                switch (i.p(0)) {
                    case TIMES -> {
                        frame.setLoop(i.indent(), 0, left(i) - 1);
                        yield left(i) > 0;
                    }
                    case UP -> {
                        frame.setLoop(i.indent(), left(i), right(i));
                        yield left(i) <= right(i);
                    }
                    case DOWN -> {
                        frame.setLoop(i.indent(), left(i), right(i));
                        yield left(i) >= right(i);
                    }
                    case WHILE -> conditionHolds(i);
                    default -> true;
                };
        if (enters) {
            showCounter(i);
        } else {
            i.skip();
        }
        return Outcome.NEXT;
    }

    private static Outcome end(Interpreter i) {
        FrameState frame = i.frame();
        int indent = i.indent();
        boolean again =
                switch (i.p(0)) {
                    case TIMES, UP -> {
                        frame.setLoop(indent, frame.loopValue(indent) + 1, frame.loopEnd(indent));
                        yield frame.loopValue(indent) <= frame.loopEnd(indent);
                    }
                    case DOWN -> {
                        frame.setLoop(indent, frame.loopValue(indent) - 1, frame.loopEnd(indent));
                        yield frame.loopValue(indent) >= frame.loopEnd(indent);
                    }
                    case WHILE, DO_WHILE -> conditionHolds(i);
                    default -> true;
                };
        if (again) {
            showCounter(i);
            i.skip();
        }
        return Outcome.NEXT;
    }

    private static void showCounter(Interpreter i) {
        if (i.p(4) > 0 && i.p(0) >= TIMES && i.p(0) <= DOWN) {
            i.state().variables.set(i.p(4), i.frame().loopValue(i.indent()));
            i.variableWritten(i.p(4));
        }
    }
}
