package org.vivarium.engine.event;

/**
 * What a command asked for that the scene carries out between two slices of the interpreter, with
 * everything else held (spec interpreter 6.3). {@code MapFrameState.asyncOperation} holds the
 * ordinal.
 */
public enum AsyncOperation {
    NONE,

    /** A screen transition to black; the parameter is its number. */
    ERASE_SCREEN,

    /** A screen transition to the map; the parameter is its number. */
    SHOW_SCREEN,

    /** The night at an inn (spec 11.6). */
    INN,

    /** A vehicle's move to another map with the party aboard (spec 11.3). */
    QUICK_TRANSFER,
    TITLE,
    EXIT,
    TERMINATE_BATTLE,

    /** Takes the event of the parameter off the map. */
    DESTROY_EVENT,

    /** Save to the slot of the parameter. */
    SAVE,

    /** Load the slot of the parameter. */
    LOAD;

    private static final AsyncOperation[] ALL = values();

    public static AsyncOperation of(int ordinal) {
        return ALL[ordinal];
    }
}
