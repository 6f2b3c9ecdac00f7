package org.vivarium.engine.event;

import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.GameState;

/**
 * Puts actor names and variables into a message when the command runs; all other codes stay for the
 * window (spec interpreter 16.1 step 5, 16.2).
 */
public final class TextCodes {

    private static final int MAX_NESTING = 8;

    /** The argument of brackets without a number, as in {@code \N[a]}: nobody and nothing. */
    private static final int NONE = -1;

    private final GameState state;
    private final StringBuilder out = new StringBuilder();
    private int position;

    public TextCodes(GameState state) {
        this.state = state;
    }

    /** The line without control characters, {@code \N} and {@code \V} replaced. */
    public String expand(String line) {
        if (!needsWork(line)) {
            return line;
        }
        out.setLength(0);
        position = 0;
        while (position < line.length()) {
            char c = line.charAt(position);
            if (isControl(c)) {
                position++;
            } else if (c == '\\' && position + 1 < line.length()) {
                code(line);
            } else {
                out.append(c);
                position++;
            }
        }
        return out.toString();
    }

    private static boolean needsWork(String line) {
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == '\\' || isControl(line.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isControl(char c) {
        return c < 0x20 || c == 0x7F;
    }

    private void code(String line) {
        switch (line.charAt(position + 1)) {
            case 'N', 'n' -> {
                position += 2;
                out.append(name(argument(line, 0)));
            }
            case 'V', 'v' -> {
                position += 2;
                out.append(state.variables.get(argument(line, 0)));
            }
            case 'T', 't' -> text(line);
            default -> {
                out.append('\\').append(line.charAt(position + 1));
                position += 2;
                if (position < line.length() && line.charAt(position) == '[') {
                    keepArgument(line);
                }
            }
        }
    }

    /** Maniac Patch: a string variable. Without one of that number the code stays. */
    private void text(String line) {
        int start = position;
        position += 2;
        String value = state.strings.get(argument(line, 0));
        if (value.isEmpty()) {
            out.append(line, start, position);
        } else {
            out.append(value);
        }
    }

    /** The argument of a code that stays, a variable inside it replaced by its value. */
    private void keepArgument(String line) {
        if (line.indexOf('\\', position) < 0) {
            return;
        }
        int value = Math.max(0, argument(line, 0));
        out.append('[').append(value).append(']');
    }

    private String name(int id) {
        int actor = id == 0 && state.party.size > 0 ? state.party.members[0] : id;
        ActorState found = state.actor(actor);
        return found == null ? "" : found.name;
    }

    /** Reads {@code [digits]}; a nested {@code \V[n]} appends its value's digits. */
    private int argument(String line, int nesting) {
        if (position >= line.length() || line.charAt(position) != '[') {
            return 0;
        }
        position++;
        long value = 0;
        boolean reading = true;
        boolean found = false;
        while (position < line.length() && line.charAt(position) != ']') {
            char c = line.charAt(position);
            if (reading && c >= '0' && c <= '9') {
                found = true;
                value = Math.min(value * 10 + c - '0', Integer.MAX_VALUE);
                position++;
            } else if (reading && isVariableCode(line) && nesting < MAX_NESTING) {
                found = true;
                position += 2;
                int nested = state.variables.get(argument(line, nesting + 1));
                value = Math.min(appended(value, nested), Integer.MAX_VALUE);
            } else {
                reading = false;
                position++;
            }
        }
        position++;
        return found ? (int) value : NONE;
    }

    private boolean isVariableCode(String line) {
        return line.charAt(position) == '\\'
                && position + 1 < line.length()
                && (line.charAt(position + 1) == 'V' || line.charAt(position + 1) == 'v');
    }

    private static long appended(long value, int digits) {
        long shifted = value;
        int rest = Math.abs(digits);
        do {
            shifted *= 10;
            rest /= 10;
        } while (rest > 0);
        return shifted + Math.abs(digits);
    }
}
