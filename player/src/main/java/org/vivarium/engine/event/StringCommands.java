package org.vivarium.engine.event;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.StringsState;

/** Control strings, the string variables of the Maniac Patch (spec event-commands, 3020). */
final class StringCommands {

    private static final int MAX_LENGTH = 1 << 20;
    private static final int TO_FILE = 7;
    private static final int DESCRIPTION = 4;
    private static final int FROM_FILE = 12;

    private final EventSystems systems;
    private final StringsState strings;
    private final TextCodes codes;

    private StringCommands(EventSystems systems) {
        this.systems = systems;
        this.strings = systems.state.strings;
        this.codes = new TextCodes(systems.state);
    }

    static void register(HandlerTable table, EventSystems systems) {
        table.add(3020, new StringCommands(systems)::control);
    }

    private Outcome control(Interpreter i) {
        if (!i.dialect().maniac()) {
            return Outcome.NEXT;
        }
        int operation = i.p(3) & 0xFF;
        Arguments arguments = new Arguments(i);
        switch (operation) {
            case 0, 1 -> assign(i, arguments, operation == 1);
            case 2 -> setVariable(i, arguments.number(1), toNumber(arguments));
            case 3 -> setVariable(i, arguments.number(1), arguments.text(0).length());
            case 4 -> {
                int at = arguments.text(0).indexOf(arguments.text(1), arguments.number(3));
                setVariable(i, arguments.number(2), at);
            }
            case 5 -> split(i, arguments);
            case 8 -> popLine(i, arguments);
            case 9 -> find(i, arguments);
            case 10 -> match(i, arguments);
            case TO_FILE -> i.warn(EventFault.UNSUPPORTED_COMMAND, operation);
            default -> i.warn(EventFault.BAD_PARAMETER, operation);
        }
        return Outcome.NEXT;
    }

    private void setVariable(Interpreter i, int id, int value) {
        systems.state.variables.set(id, value);
        i.variableWritten(id);
    }

    private int toNumber(Arguments arguments) {
        String text = arguments.text(0).strip();
        int radix = (arguments.flags() & 2) != 0 ? 16 : 10;
        int end = 0;
        while (end < text.length()
                && (Character.digit(text.charAt(end), radix) >= 0
                        || end == 0 && text.charAt(0) == '-')) {
            end++;
        }
        try {
            return Arithmetic.saturate(Long.parseLong(text.substring(0, Math.min(end, 18)), radix));
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    private void assign(Interpreter i, Arguments arguments, boolean append) {
        int first = target(i, i.p(1));
        int last = ((i.p(0) & 15) & 2) != 0 ? target(i, i.p(2)) : first;
        String value = source(i, arguments);
        for (int id = Math.min(first, last); id <= Math.max(first, last); id++) {
            strings.set(id, limited(append ? strings.get(id) + value : value));
        }
    }

    private static int target(Interpreter i, int id) {
        return (i.p(0) & 1) != 0 ? i.value(1, id) : id;
    }

    private static String limited(String text) {
        return text.length() > MAX_LENGTH ? text.substring(0, MAX_LENGTH) : text;
    }

    private String source(Interpreter i, Arguments a) {
        return switch (i.p(3) >> 8 & 0xFF) {
            case 0 -> (a.flags() & 4) != 0 ? codes.expand(a.text(0)) : a.text(0);
            case 1 -> number(a.number(0), a.number(1), (a.flags() & 2) != 0);
            case 2 -> systems.state.switches.get(a.number(0)) ? "ON" : "OFF";
            case 3 -> databaseName(a.number(0), a.number(1));
            case 6 -> a.text(0) + a.text(1) + a.text(2);
            case 7 -> inserted(a.text(0), a.number(1), a.text(2));
            case 8 -> a.text(0).replace(a.text(1), a.text(2));
            case 9 -> part(a.text(0), a.number(1), a.number(2));
            case 10 -> joined(a.text(0), a.number(1), a.number(2));
            case 13 -> removed(a.text(0), a.number(1), a.number(2));
            case 14 -> replaced(a);
            case DESCRIPTION, FROM_FILE -> {
                i.warn(EventFault.UNSUPPORTED_COMMAND, i.p(3) >> 8 & 0xFF);
                yield a.text(0);
            }
            default -> a.text(0);
        };
    }

    private static String number(int value, int digits, boolean hexadecimal) {
        String text = hexadecimal ? Integer.toHexString(value) : Integer.toString(Math.abs(value));
        String padded = "0".repeat(Math.clamp(digits - text.length(), 0, 64)) + text;
        return value < 0 && !hexadecimal ? "-" + padded : padded;
    }

    private String databaseName(int kind, int id) {
        return switch (kind) {
            case 0 -> {
                ActorState actor = systems.state.actor(id);
                yield actor == null ? "" : actor.name;
            }
            case 1 -> {
                var skill = systems.game.database.skills().get(id);
                yield skill == null ? "" : skill.name();
            }
            case 2 -> {
                var item = systems.game.database.items().get(id);
                yield item == null ? "" : item.name();
            }
            default -> "";
        };
    }

    /** Negative positions count from the end. */
    private static int position(String text, int at) {
        return Math.clamp(at < 0 ? text.length() + at : at, 0, text.length());
    }

    private static String inserted(String text, int at, String what) {
        int position = position(text, at);
        return text.substring(0, position) + what + text.substring(position);
    }

    private static String part(String text, int from, int length) {
        int begin = position(text, from);
        int end = length < 0 ? text.length() : Math.min(text.length(), begin + length);
        return text.substring(begin, end);
    }

    private static String removed(String text, int from, int length) {
        int begin = position(text, from);
        int end = Math.clamp((long) begin + length, begin, text.length());
        return text.substring(0, begin) + text.substring(end);
    }

    private String joined(String delimiter, int first, int count) {
        StringBuilder out = new StringBuilder();
        for (int n = 0; n < Math.clamp(count, 0, 10_000); n++) {
            out.append(n == 0 ? "" : delimiter).append(strings.get(first + n));
        }
        return out.toString();
    }

    private static String replaced(Arguments a) {
        Matcher matcher = matcher(a.text(1), a.text(0));
        if (matcher == null) {
            return a.text(0);
        }
        String with = Matcher.quoteReplacement(a.text(2));
        return (a.flags() & 8) != 0 ? matcher.replaceFirst(with) : matcher.replaceAll(with);
    }

    private static Matcher matcher(String expression, String text) {
        try {
            return Pattern.compile(expression).matcher(text);
        } catch (PatternSyntaxException e) {
            return null;
        }
    }

    private void split(Interpreter i, Arguments a) {
        String[] parts =
                a.text(1).isEmpty()
                        ? a.text(0).split("")
                        : a.text(0).split(Pattern.quote(a.text(1)), -1);
        int first = a.number(2);
        for (int n = 0; n < parts.length; n++) {
            strings.set(first + n, parts[n]);
        }
        setVariable(i, a.number(3), parts.length);
    }

    /** Takes the first line off a string. */
    private void popLine(Interpreter i, Arguments a) {
        int from = target(i, i.p(1));
        String text = strings.get(from);
        int end = text.indexOf('\n');
        strings.set(a.number(0), end < 0 ? text : text.substring(0, end));
        strings.set(from, end < 0 ? "" : text.substring(end + 1));
    }

    private void find(Interpreter i, Arguments a) {
        Matcher matcher = matcher(a.text(1), a.text(0));
        boolean found = matcher != null && matcher.find(position(a.text(0), a.number(3)));
        setVariable(i, a.number(2), found ? matcher.start() : -1);
    }

    private void match(Interpreter i, Arguments a) {
        Matcher matcher = matcher(a.text(1), a.text(0));
        boolean found = matcher != null && matcher.find();
        strings.set(a.number(2), found ? matcher.group() : "");
    }

    /** The command's four arguments; literal texts lie one behind the other in its text. */
    private static final class Arguments {

        private final Interpreter i;

        Arguments(Interpreter i) {
            this.i = i;
        }

        int flags() {
            return i.p(3) >> 16 & 0xFF;
        }

        private int mode(int n) {
            return i.p(0) >> 4 * (n + 1) & 15;
        }

        int number(int n) {
            return i.value(mode(n), i.p(4 + n));
        }

        String text(int n) {
            return switch (mode(n)) {
                case 1 -> i.state().strings.get(i.p(4 + n));
                case 2 -> i.state().strings.get(i.state().variables.get(i.p(4 + n)));
                default -> literal(n);
            };
        }

        private String literal(int n) {
            int from = 0;
            for (int k = 0; k < n; k++) {
                if (mode(k) == 0) {
                    from += Math.max(0, i.p(4 + k));
                }
            }
            String all = i.text();
            int begin = Math.min(from, all.length());
            return all.substring(begin, Math.clamp((long) begin + i.p(4 + n), begin, all.length()));
        }
    }
}
