package org.vivarium.engine.event;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.vivarium.engine.state.CharacterState;
import org.vivarium.engine.state.EventState;
import org.vivarium.engine.state.RouteWaitState;

/** Commands of EasyRPG, among them those written as comments (spec interpreter 21.5). */
final class EasyRpgCommands {

    private static final Logger LOG = LoggerFactory.getLogger(EasyRpgCommands.class);

    private final EventSystems systems;

    private EasyRpgCommands(EventSystems systems) {
        this.systems = systems;
    }

    static void register(HandlerTable table, EventSystems systems) {
        EasyRpgCommands commands = new EasyRpgCommands(systems);
        table.add(CommandCode.COMMENT, commands::comment);
        table.add(2002, commands::triggerEventAt);
        table.add(2051, commands::waitForMovement);
        table.add(2053, commands::setPatch);
    }

    private static boolean off(Interpreter i) {
        return !i.dialect().easyRpg() && !i.dialect().maniac();
    }

    /** A comment that begins with an at sign names a function and its arguments. */
    private Outcome comment(Interpreter i) {
        String text = i.text();
        if (!text.startsWith("@easyrpg_")) {
            return Outcome.NEXT;
        }
        int space = text.indexOf(' ');
        String name = space < 0 ? text : text.substring(0, space);
        String[] arguments = space < 0 ? new String[0] : text.substring(space + 1).split(",");
        switch (name) {
            case "@easyrpg_output" -> LOG.info("{}", String.join(",", arguments).strip());
            case "@easyrpg_add" -> add(i, arguments);
            default -> i.warn(EventFault.UNSUPPORTED_COMMAND, 0);
        }
        return Outcome.NEXT;
    }

    /** The sum of all but the first argument, into the variable the first one names. */
    private void add(Interpreter i, String[] arguments) {
        long sum = 0;
        for (int n = 1; n < arguments.length; n++) {
            sum += number(arguments[n]);
        }
        int variable = arguments.length == 0 ? 0 : number(arguments[0]);
        systems.state.variables.set(variable, Arithmetic.saturate(sum));
        i.variableWritten(variable);
    }

    private int number(String argument) {
        String text = argument.strip();
        boolean variable = text.startsWith("\\v[") || text.startsWith("\\V[");
        String digits = variable ? text.substring(3).replace("]", "") : text;
        try {
            int value = Integer.parseInt(digits);
            return variable ? systems.state.variables.get(value) : value;
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    /** Starts the events on a tile as if the hero had triggered them. */
    private Outcome triggerEventAt(Interpreter i) {
        if (off(i)) {
            return Outcome.NEXT;
        }
        int x = i.value(i.p(0), i.p(1));
        int y = i.value(i.p(2), i.p(3));
        boolean face = i.parameterCount() < 5 || (i.p(4) & 1) != 0;
        for (int n = 0; n < systems.state.map.events.size(); n++) {
            EventState event = systems.state.map.events.get(n);
            if (event.x == x && event.y == y) {
                systems.map.triggers.start(event, i.frame().byDecisionKey, face);
            }
        }
        return Outcome.NEXT;
    }

    /** From here on the list is read as with, or without, a patch (2053). */
    private Outcome setPatch(Interpreter i) {
        if (!i.ownDialect().easyRpg() && !i.ownDialect().maniac()) {
            return Outcome.NEXT;
        }
        String name = i.text();
        int flag = name.isEmpty() ? i.p(2) : PatchChanges.flag(name);
        if (!PatchChanges.knows(flag)) {
            i.warn(EventFault.UNSUPPORTED_COMMAND, flag);
            return Outcome.NEXT;
        }
        boolean on = i.value(i.p(0), i.p(1)) != 0;
        i.run().patches = PatchChanges.with(i.run().patches, flag, on);
        i.chooseDialect();
        return Outcome.NEXT;
    }

    /** Holds the list until one character's forced route ended, or failed too often. */
    private Outcome waitForMovement(Interpreter i) {
        if (off(i)) {
            return Outcome.NEXT;
        }
        RouteWaitState wait = i.run().routeWait;
        if (!wait.waiting) {
            wait.waiting = true;
            wait.character = i.value(i.p(0), i.p(1));
            wait.failures = i.value(i.p(2), i.p(3));
            wait.variable = i.p(4) == 0 ? i.p(5) : i.value(i.p(4), i.p(5));
        }
        CharacterState character = i.character(wait.character);
        boolean runs = character != null && InterpreterWaits.unfinished(character);
        boolean failed = runs && wait.failures > 0 && character.route.failures >= wait.failures;
        if (runs && !failed) {
            return Outcome.BLOCKED;
        }
        if (failed) {
            systems.map.routes.cancel(character);
        }
        wait.waiting = false;
        if (wait.variable > 0) {
            systems.state.variables.set(wait.variable, failed ? 0 : 1);
            i.variableWritten(wait.variable);
        }
        return Outcome.NEXT;
    }
}
