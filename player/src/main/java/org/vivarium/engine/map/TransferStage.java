package org.vivarium.engine.map;

/** How far a transfer of the hero has come (spec map-scene 7.3). */
public enum TransferStage {
    NONE,

    /** The old place is being erased. */
    LEAVING,

    /** The hero has been moved; parallel lists have their first look. */
    ARRIVING,

    /** The new place is being shown; the foreground goes on after that. */
    SHOWING;

    private static final TransferStage[] ALL = values();

    public static TransferStage at(int ordinal) {
        return ALL[ordinal];
    }
}
