package org.vivarium.model.event;

/**
 * Receives the printed form of a command piece by piece, so that each kind can look its own way.
 */
public interface CommandSink {

    /** Words of the form and choices: nothing to follow. */
    void words(String words);

    /** A number, a time, or one of the numbers that stand for hero, vehicles and "this event". */
    void value(String value);

    /** What the game shows or the author wrote. */
    void text(String text);

    /**
     * A row of the game's files.
     *
     * @param name empty when the row has none
     */
    void row(ParameterType type, int id, String name);

    /** A file of the game; its name may be empty. */
    void file(ParameterType type, String name);
}
