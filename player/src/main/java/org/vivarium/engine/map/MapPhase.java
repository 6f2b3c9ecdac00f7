package org.vivarium.engine.map;

/** The parts of a map frame at which it can be held (spec map-scene 7.2). */
public enum MapPhase {
    /** Pages are chosen, nobody has moved yet. */
    BEGIN,

    /** Parallel common events, by id. */
    COMMON_EVENTS,

    /** Map events, by id: parallel pages and movement. */
    EVENTS,

    /** Hero, vehicles, message, timers, screen, pictures. */
    OTHERS,

    /** The foreground interpreter. */
    FOREGROUND,

    /** Panorama and what was asked for in the frame. */
    END;

    private static final MapPhase[] ALL = values();

    public static MapPhase at(int ordinal) {
        return ALL[ordinal];
    }
}
