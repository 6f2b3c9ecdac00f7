package org.vivarium.inspector.find;

import java.util.List;
import org.vivarium.model.Address;

/**
 * Something found.
 *
 * @param group the file it lies in, and for large files the table
 * @param where the way to it inside the group
 * @param context what stands there, piece by piece
 */
record Hit(String group, Address place, String where, List<Piece> context) {
    /**
     * A piece of what stands there.
     *
     * @param style a style class
     * @param match whether this is what was looked for
     */
    record Piece(String text, String style, boolean match) {
        static Piece plain(String text) {
            return new Piece(text, "script-words", false);
        }
    }
}
