package org.vivarium.engine.event;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Reads and changes a JSON document (EasyRPG, spec event-commands 2055). The document is a literal
 * or a string variable, which takes a changed document back; a switch, variable or string variable
 * takes or gives the value. What isn't JSON, or names no place in it, has no effect.
 */
final class JsonCommand {

    private static final int EXPAND_CODES = 1;
    private static final int PRETTY = 4;
    private static final int UNSUPPORTED_FLAGS = 2 | 8;
    private static final int PATH_LENGTH = 9;

    private final EventSystems systems;
    private final TextCodes codes;

    private JsonCommand(EventSystems systems) {
        this.systems = systems;
        this.codes = new TextCodes(systems.state);
    }

    static void register(HandlerTable table, EventSystems systems) {
        table.add(2055, new JsonCommand(systems)::process);
    }

    private Outcome process(Interpreter i) {
        if (!i.dialect().easyRpg()) {
            return Outcome.NEXT;
        }
        if ((i.p(10) & UNSUPPORTED_FLAGS) != 0) {
            i.warn(EventFault.UNSUPPORTED_COMMAND, i.p(10));
        }
        try {
            Object document = JsonDocument.parse(source(i));
            JsonPlace place = JsonPlace.of(document, path(i));
            if (place != null) {
                work(i, i.value(i.p(0), i.p(1)), document, place);
            }
        } catch (IOException | IllegalArgumentException e) {
            i.warn(EventFault.BAD_JSON, i.value(i.p(0), i.p(1)));
        }
        return Outcome.NEXT;
    }

    private void work(Interpreter i, int operation, Object document, JsonPlace place)
            throws IOException {
        boolean changed = false;
        switch (operation) {
            case 0 -> {
                if (place.exists()) {
                    store(i, place.value());
                }
            }
            case 1 -> changed = place.put(given(i));
            case 2 -> store(i, (long) length(place.value()));
            case 3 -> store(i, keys(place.value()));
            case 4 -> store(i, place.exists() ? type(place.value()) : "");
            case 5 -> changed = place.remove();
            case 6 -> changed = push(place.value(), given(i));
            case 7 -> changed = pop(i, place.value());
            case 8 -> store(i, place.exists());
            default -> i.warn(EventFault.BAD_PARAMETER, operation);
        }
        if (changed && i.p(2) != 0) {
            systems.state.strings.set(
                    i.value(i.p(2) - 1, i.p(3)), JsonDocument.print(document, pretty(i)));
        }
    }

    private static boolean pretty(Interpreter i) {
        return (i.p(10) & PRETTY) != 0;
    }

    /** The path comes first in the command's text, a literal document behind it. */
    private String path(Interpreter i) {
        return switch (i.p(8)) {
            case 0 -> expanded(i, i.text().substring(0, pathLength(i)));
            case 1 -> systems.state.strings.get(i.p(PATH_LENGTH));
            default -> systems.state.strings.get(systems.state.variables.get(i.p(PATH_LENGTH)));
        };
    }

    private static int pathLength(Interpreter i) {
        return i.p(8) == 0 ? Math.clamp(i.p(PATH_LENGTH), 0, i.text().length()) : 0;
    }

    private String source(Interpreter i) {
        if (i.p(2) != 0) {
            return systems.state.strings.get(i.value(i.p(2) - 1, i.p(3)));
        }
        String rest = i.text().substring(pathLength(i));
        return expanded(i, rest.substring(0, Math.clamp(i.p(3), 0, rest.length())));
    }

    private String expanded(Interpreter i, String text) {
        return (i.p(10) & EXPAND_CODES) != 0 ? codes.expand(text) : text;
    }

    private static int length(Object value) {
        return switch (value) {
            case Map<?, ?> members -> members.size();
            case List<?> elements -> elements.size();
            case String text -> text.length();
            case null, default -> 0;
        };
    }

    /** An object's member names, an array's indices. */
    private static List<Object> keys(Object value) {
        List<Object> keys = new ArrayList<>();
        if (value instanceof Map<?, ?> members) {
            keys.addAll(members.keySet());
        } else if (value instanceof List<?> elements) {
            for (long n = 0; n < elements.size(); n++) {
                keys.add(n);
            }
        }
        return keys;
    }

    private static String type(Object value) {
        return switch (value) {
            case Map<?, ?> _ -> "object";
            case List<?> _ -> "array";
            case String _ -> "string";
            case Boolean _ -> "boolean";
            case null -> "null";
            default -> "number";
        };
    }

    @SuppressWarnings("unchecked")
    private static boolean push(Object array, Object value) {
        return array instanceof List && ((List<Object>) array).add(value);
    }

    private boolean pop(Interpreter i, Object array) throws IOException {
        if (!(array instanceof List<?> elements) || elements.isEmpty()) {
            return false;
        }
        store(i, elements.removeLast());
        return true;
    }

    /** What the command's target holds. */
    private Object given(Interpreter i) {
        int id = i.value(i.p(6), i.p(7));
        return switch (i.value(i.p(4), i.p(5))) {
            case 0 -> systems.state.switches.get(id);
            case 1 -> (long) systems.state.variables.get(id);
            default -> systems.state.strings.get(id);
        };
    }

    private void store(Interpreter i, Object value) throws IOException {
        int id = i.value(i.p(6), i.p(7));
        switch (i.value(i.p(4), i.p(5))) {
            case 0 -> {
                systems.state.switches.set(id, number(value) != 0);
                i.switchWritten(id);
            }
            case 1 -> {
                systems.state.variables.set(id, number(value));
                i.variableWritten(id);
            }
            default -> {
                if (i.dialect().maniac()) {
                    systems.state.strings.set(
                            id,
                            value instanceof String text
                                    ? text
                                    : JsonDocument.print(value, pretty(i)));
                }
            }
        }
    }

    /** A value as a number: what is true is 1, a text counts if it is one, all else is 0. */
    private static int number(Object value) {
        return switch (value) {
            case Long number -> Arithmetic.saturate(number);
            case Double number -> number.intValue();
            case Boolean truth -> truth ? 1 : 0;
            case String text -> {
                try {
                    yield Integer.parseInt(text.strip());
                } catch (NumberFormatException e) {
                    yield 0;
                }
            }
            case null, default -> 0;
        };
    }
}
