package org.vivarium.engine.event;

import java.util.Arrays;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.state.VariablesState;
import org.vivarium.model.event.CommandList;
import org.vivarium.model.event.CommandWriter;

/**
 * Commands of the Maniac Patch that work on variables, keys and other commands (spec
 * event-commands, 3004 to 3019). Without the patch they are skipped.
 */
final class ManiacCommands {

    private static final int MAX_ARRAY = 100_000;
    private static final int ALL_KEYS = 50;

    /** Virtual key codes of the keys a game controller of ours has. */
    private static final int[] KEY_CODES = {
        0x26, 0x28, 0x25, 0x27, 0x0D, 0x1B, 0x10, 0x30, 0x31, 0x32, 0x33, 0x34, 0x35, 0x36, 0x37,
        0x38, 0x39, 0x6B, 0x6D, 0x6A, 0x6F, 0x6E
    };

    /** Place of each in the block of all keys: A to Z, 0 to 9, left, up, right, down, return... */
    private static final int[] KEY_PLACES = {
        37, 39, 36, 38, 40, -1, 41, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35
    };

    private static final int LEFT_MOUSE_KEY = 1;
    private static final int RIGHT_MOUSE_KEY = 2;
    private static final int MIDDLE_MOUSE_KEY = 4;

    /** Left, right, middle; the wheel behind them never turns. */
    private static final int FIRST_MOUSE_PLACE = 45;

    private static final Button[] BUTTONS = Button.values();

    private final EventSystems systems;
    private final ManiacExpression expression;

    private ManiacCommands(EventSystems systems, ManiacExpression expression) {
        this.systems = systems;
        this.expression = expression;
    }

    static void register(HandlerTable table, EventSystems systems, ManiacExpression expression) {
        ManiacCommands commands = new ManiacCommands(systems, expression);
        table.add(3004, i -> Outcome.NEXT);
        table.add(3013, commands::controlArray);
        table.add(3014, commands::keyInput);
        table.add(3018, i -> Outcome.NEXT);
        table.add(3019, commands::callCommand);
    }

    private Outcome controlArray(Interpreter i) {
        if (!i.dialect().maniac()) {
            return Outcome.NEXT;
        }
        int first = i.packed(1, 0, i.p(2));
        int length = i.packed(1, 1, i.p(3));
        int other = i.packed(1, 2, i.p(4));
        if (first >= 1 && length > 0 && length <= MAX_ARRAY) {
            control(i.p(0), first, length, other);
            i.requestRefresh();
        }
        return Outcome.NEXT;
    }

    private void control(int operation, int first, int length, int other) {
        VariablesState variables = systems.state.variables;
        switch (operation) {
            case 0 -> write(other, read(first, length));
            case 1 -> {
                int[] a = read(first, length);
                write(first, read(other, length));
                write(other, a);
            }
            case 2, 3 -> {
                int[] a = read(first, length);
                Arrays.sort(a);
                write(first, operation == 2 ? a : reversed(a));
            }
            case 4 -> write(first, shuffled(read(first, length)));
            case 5 -> {
                for (int n = 0; n < length; n++) {
                    variables.set(first + n, other + n);
                }
            }
            default -> combine(operation - 5, first, length, other);
        }
    }

    private void combine(int operation, int first, int length, int other) {
        VariablesState variables = systems.state.variables;
        if (operation < Arithmetic.ADD || operation > Arithmetic.SHIFT_RIGHT) {
            return;
        }
        for (int n = 0; n < length; n++) {
            int value = variables.get(other + n);
            int target = variables.get(first + n);
            variables.set(first + n, Arithmetic.apply(operation, target, value));
        }
    }

    private int[] read(int first, int length) {
        int[] values = new int[length];
        for (int n = 0; n < length; n++) {
            values[n] = systems.state.variables.get(first + n);
        }
        return values;
    }

    private void write(int first, int[] values) {
        for (int n = 0; n < values.length; n++) {
            systems.state.variables.set(first + n, values[n]);
        }
    }

    private static int[] reversed(int[] values) {
        int[] result = new int[values.length];
        for (int n = 0; n < values.length; n++) {
            result[n] = values[values.length - 1 - n];
        }
        return result;
    }

    private int[] shuffled(int[] values) {
        for (int n = values.length - 1; n > 0; n--) {
            int other = systems.state.random.between(0, n);
            int kept = values[n];
            values[n] = values[other];
            values[other] = kept;
        }
        return values;
    }

    /** All keys as 0 or 1 into 50 variables, or one key by its code. */
    private Outcome keyInput(Interpreter i) {
        if (!i.dialect().maniac()) {
            return Outcome.NEXT;
        }
        int held = systems.state.input.held;
        int first = i.p(1);
        if (i.p(0) == 2) {
            systems.state.variables.set(first, held(held, i.value(i.p(2), i.p(3))) ? 1 : 0);
        } else {
            write(first, new int[ALL_KEYS]);
            for (int n = 0; n < 3; n++) {
                if (BUTTONS[Button.MOUSE_LEFT.ordinal() + n].isIn(held)) {
                    systems.state.variables.set(first + FIRST_MOUSE_PLACE + n, 1);
                }
            }
            for (int n = 0; n < KEY_PLACES.length; n++) {
                if (KEY_PLACES[n] >= 0 && BUTTONS[n].isIn(held)) {
                    systems.state.variables.set(first + KEY_PLACES[n], 1);
                }
            }
        }
        i.requestRefresh();
        return Outcome.NEXT;
    }

    private static boolean held(int buttons, int keyCode) {
        if (keyCode == LEFT_MOUSE_KEY || keyCode == RIGHT_MOUSE_KEY) {
            return BUTTONS[Button.MOUSE_LEFT.ordinal() + keyCode - 1].isIn(buttons);
        }
        if (keyCode == MIDDLE_MOUSE_KEY) {
            return Button.MOUSE_MIDDLE.isIn(buttons);
        }
        for (int n = 0; n < KEY_CODES.length; n++) {
            if (KEY_CODES[n] == keyCode) {
                return BUTTONS[n].isIn(buttons);
            }
        }
        return false;
    }

    /** Runs one command whose code and parameters are computed, as a list of its own. */
    private Outcome callCommand(Interpreter i) {
        if (!i.dialect().maniac()) {
            return Outcome.NEXT;
        }
        int code = i.packed(0, 0, i.p(1));
        byte[] text = i.textOr(0, 3, 4).getBytes(i.charset());
        byte[] bytes = new CommandWriter().add(code, 0, text, parameters(i)).toBytes();
        i.call(i.programs().inline(CommandList.decode(bytes, 0, bytes.length)), i.frame().eventId);
        return Outcome.NEXT;
    }

    private int[] parameters(Interpreter i) {
        int first = 5;
        return switch (i.p(0) >> 4 & 15) {
            case 0, 1 -> {
                int count = Math.clamp(i.packed(0, 2, i.p(3)), 0, MAX_ARRAY);
                yield read(i.p(2), count);
            }
            case 3 -> inline(i, first);
            case 4 -> new int[] {expression.evaluateWords(i, i.parameterCount() - first, first)};
            default -> new int[0];
        };
    }

    /** Values in the command itself; their modes are packed four to a word in front of them. */
    private int[] inline(Interpreter i, int first) {
        int count = Math.max(0, i.p(3));
        int modes = (count + 3) / 4;
        int[] values = new int[Math.min(count, i.parameterCount())];
        for (int n = 0; n < values.length; n++) {
            int mode = i.p(first + n / 4) >>> 8 * (n % 4) & 0xFF;
            values[n] = i.value(mode, i.p(first + modes + n));
        }
        return values;
    }
}
