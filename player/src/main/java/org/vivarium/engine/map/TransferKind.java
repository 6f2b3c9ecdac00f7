package org.vivarium.engine.map;

/** Who sends the hero elsewhere; decides what frames the transfer (spec interpreter 11.2). */
public enum TransferKind {
    /** An event of the foreground, which runs on before the first frame of the new place. */
    FOREGROUND,
    PARALLEL,

    /** A teleport or escape skill or item: the menu is left with a fade. */
    SKILL,

    /** A vehicle set to another map with the hero aboard: no transition, nothing reset. */
    QUICK,

    /** A game begins or is loaded. */
    START;

    private static final TransferKind[] ALL = values();

    public static TransferKind at(int ordinal) {
        return ALL[ordinal];
    }
}
