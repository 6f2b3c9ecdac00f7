package org.vivarium.engine.event;

import org.vivarium.engine.state.MessageState;

/** Messages, choices, number input and their settings (spec interpreter 16). */
final class MessageCommands {

    private static final int LINES = 4;
    private static final int CANCEL_BRANCH = 4;

    private final EventSystems systems;
    private final TextCodes codes;
    private final MessageOrder order = new MessageOrder();

    private MessageCommands(EventSystems systems) {
        this.systems = systems;
        this.codes = new TextCodes(systems.state);
    }

    static void register(HandlerTable table, EventSystems systems) {
        MessageCommands commands = new MessageCommands(systems);
        table.add(CommandCode.MESSAGE, commands::show);
        table.add(10120, commands::options);
        table.add(10130, commands::face);
        table.add(CommandCode.CHOICES, commands::choices);
        table.add(CommandCode.INPUT_NUMBER, commands::number);
    }

    private boolean mayShow(Interpreter i) {
        return systems.messages.mayShow(i.isForeground());
    }

    private void show(Interpreter i, MessageOrder message) {
        systems.messages.show(message);
        i.run().showMessage = true;
    }

    private Outcome show(Interpreter i) {
        if (!mayShow(i)) {
            return Outcome.BLOCKED;
        }
        order.reset(i.owner(), i.indent());
        order.add(codes.expand(i.text()));
        int next = i.command() + 1;
        while (is(i, next, CommandCode.MESSAGE_LINE)) {
            order.add(codes.expand(i.text(next)));
            next++;
        }
        if (is(i, next, CommandCode.CHOICES)) {
            if (countChoices(i, next) <= LINES - order.lineCount()) {
                order.cancel = i.program().list().parameter(next, 0);
                addChoices(i, next);
                next++;
            }
        } else if (is(i, next, CommandCode.INPUT_NUMBER) && order.lineCount() < LINES) {
            order.digits = digits(i.program().list().parameter(next, 0));
            order.numberVariable = i.program().list().parameter(next, 1);
            next++;
        }
        i.jump(next);
        show(i, order);
        return Outcome.NEXT;
    }

    private static int digits(int wanted) {
        return Math.max(1, wanted);
    }

    private static boolean is(Interpreter i, int index, int code) {
        return index < i.program().size() && i.program().list().code(index) == code;
    }

    private static int countChoices(Interpreter i, int command) {
        int count = 0;
        for (int at = firstChoice(i, command); at >= 0; at = nextChoice(i, command, at)) {
            count++;
        }
        return count;
    }

    private void addChoices(Interpreter i, int command) {
        for (int at = firstChoice(i, command); at >= 0; at = nextChoice(i, command, at)) {
            order.addChoice(codes.expand(i.text(at)), true);
        }
    }

    private static int firstChoice(Interpreter i, int command) {
        return nextChoice(i, command, command);
    }

    /**
     * The next option of a choice command, -1 behind the last: options stand at the indent of the
     * command behind the choice, up to their end marker there (spec 16.1).
     */
    private static int nextChoice(Interpreter i, int command, int from) {
        int size = i.program().size();
        if (command + 1 >= size) {
            return -1;
        }
        int indent = i.program().list().indent(command + 1);
        for (int at = from + 1; at < size; at++) {
            if (i.program().list().indent(at) != indent) {
                continue;
            }
            int code = i.program().list().code(at);
            if (code == CommandCode.CHOICES_END) {
                return -1;
            }
            if (code == CommandCode.CHOICE && i.program().list().parameter(at, 0) < CANCEL_BRANCH) {
                return at;
            }
        }
        return -1;
    }

    private Outcome choices(Interpreter i) {
        if (!mayShow(i)) {
            return Outcome.BLOCKED;
        }
        order.reset(i.owner(), i.indent());
        order.cancel = i.p(0);
        addChoices(i, i.command());
        show(i, order);
        return Outcome.STOP;
    }

    private Outcome number(Interpreter i) {
        if (!mayShow(i)) {
            return Outcome.BLOCKED;
        }
        order.reset(i.owner(), i.indent());
        order.digits = digits(i.p(0));
        order.numberVariable = i.p(1);
        show(i, order);
        return Outcome.NEXT;
    }

    private Outcome options(Interpreter i) {
        if (!mayShow(i)) {
            return Outcome.BLOCKED;
        }
        MessageState message = systems.state.message;
        message.transparentBox = i.p(0) != 0;
        message.position = Math.clamp(i.p(1), 0, 2);
        message.fixedPosition = i.p(2) == 0;
        message.continueEvents = i.p(3) != 0;
        return Outcome.NEXT;
    }

    private Outcome face(Interpreter i) {
        if (!mayShow(i)) {
            return Outcome.BLOCKED;
        }
        MessageState message = systems.state.message;
        message.face = i.textOr(3, 0, 4);
        message.faceIndex = i.packed(3, 1, i.p(0));
        message.faceRight = i.p(1) != 0;
        message.faceFlipped = i.p(2) != 0;
        return Outcome.NEXT;
    }
}
