package org.vivarium.telemetry;

/**
 * One thing that was wrong with the game's data and was played over.
 *
 * @param source what part noticed it
 * @param place the file, row or event it is about
 * @param message what is wrong and what stands in for it
 * @param frame logical frame in which it was first seen; -1 before the first
 */
public record Warning(Domain source, String place, String message, long frame) {
    @Override
    public String toString() {
        return place.isEmpty() ? message : place + ": " + message;
    }
}
