package org.vivarium.inspector.differences;

import java.util.Locale;
import org.vivarium.model.diff.Difference;

/**
 * A difference with its place in words.
 *
 * @param where the steps to it from the file inwards
 */
record Line(Difference difference, String where) {
    boolean contains(String words) {
        return where.toLowerCase(Locale.ROOT).contains(words)
                || difference.before().toLowerCase(Locale.ROOT).contains(words)
                || difference.after().toLowerCase(Locale.ROOT).contains(words);
    }
}
