package org.vivarium.model.diff;

import org.vivarium.model.Address;

/**
 * One place at which two files differ.
 *
 * @param before value in the first, empty when it isn't there
 * @param after value in the second, empty when it isn't there
 */
public record Difference(Address at, Kind kind, String before, String after) {

    /** In which of the two the place exists. */
    public enum Kind {
        CHANGED,
        ADDED,
        REMOVED
    }

    @Override
    public String toString() {
        return switch (kind) {
            case CHANGED -> at + ": " + before + " -> " + after;
            case ADDED -> at + ": added" + (after.isEmpty() ? "" : " " + after);
            case REMOVED -> at + ": removed" + (before.isEmpty() ? "" : " " + before);
        };
    }
}
