package org.vivarium.model.refs;

import java.util.Locale;
import java.util.Optional;
import org.vivarium.lcf.Target;

/**
 * What is looked for: a row by its id, or a file by its name.
 *
 * @param id 0 for files
 * @param name empty for rows
 */
public record Sought(Target target, int id, String name) {

    /**
     * Reads {@code switch:40}, {@code item:3}, {@code picture:Title}; empty when it is none of
     * these.
     */
    public static Optional<Sought> parse(String text) {
        int colon = text.indexOf(':');
        if (colon < 0) {
            return Optional.empty();
        }
        String word = text.substring(0, colon).toLowerCase(Locale.ROOT);
        String value = text.substring(colon + 1);
        boolean number = value.matches("[0-9]{1,9}");
        for (Target target : Target.values()) {
            boolean named = target.label().equals(word) && !value.isEmpty();
            if (named && target.isFile() && !(number && hasRows(word))) {
                return Optional.of(new Sought(target, 0, value));
            }
            if (named && !target.isFile() && number) {
                return Optional.of(new Sought(target, Integer.parseInt(value), ""));
            }
        }
        return Optional.empty();
    }

    /** Some words stand for a table and for a folder: a number then means the row. */
    private static boolean hasRows(String word) {
        for (Target target : Target.values()) {
            if (!target.isFile() && target.label().equals(word)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a number means this row. */
    public boolean matches(Target other, int otherId) {
        return target == other && id == otherId;
    }

    /** File names are compared as Windows does. */
    public boolean matches(Target other, String otherName) {
        return target == other && name.equalsIgnoreCase(otherName);
    }

    @Override
    public String toString() {
        return target.label() + ":" + (target.isFile() ? name : id);
    }
}
